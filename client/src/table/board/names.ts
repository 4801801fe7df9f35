/** How large names are written at a scale, and which of them must go because they would meet others. */

import type { Box, Drawing, Label } from './drawing'

/** Names are never smaller on the screen; they grow in the drawing instead. */
const SMALLEST = 11
const LETTER = 0.55
/** Small capitals are low. */
const HEIGHT = 0.7
const LINE = 1.05
/** A name grows on all sides, but where pieces stand in slots it grows away from those above it. */
const AROUND = 0.3
const DOWNWARDS = 0.64
/** A name that would have to grow more hides too much of a board with many pieces. */
const MOST_GROWN = 1.75
/** Radius of the ring with a value. */
export const RING = 0.56

export interface Name {
  id: string
  size: number
  lines: [text: string, x: number, y: number][]
  /** Middle of the name's upper edge: pieces stand on it. */
  top: [number, number]
  /** The middle of the ring with the value. */
  ring: [number, number] | null
  /** The middle of an elector's crown. */
  crown: [number, number] | null
  isShown: boolean
}

interface Bounds {
  left: number
  right: number
  top: number
  bottom: number
}

export function names(drawing: Drawing, scale: number): Name[] {
  const taken: Bounds[] = []
  const bySize = Object.entries(drawing.territories).sort(
    ([, one], [, other]) =>
      Number(one.isWater ?? false) - Number(other.isWater ?? false) || other.label.size - one.label.size,
  )
  return bySize.map(([id, territory]) => {
    const isCrowded = territory.kind !== undefined
    const name = grown(id, territory.label, isCrowded ? DOWNWARDS : AROUND, scale)
    const bounds = boundsOf(name)
    const isTooLarge = isCrowded && name.size > MOST_GROWN * territory.label.size
    name.isShown = !isTooLarge && !taken.some((other) => meet(bounds, other))
    if (name.isShown) taken.push(bounds)
    return name
  })
}

/** The room that a name takes at a scale. */
export function roomOf({ box, size }: Label, scale: number): Box {
  const growth = sizeAt(size, scale) / size
  const [x, y, width, height] = box
  return [x - (width * (growth - 1)) / 2, y, width * growth, height * growth]
}

function sizeAt(size: number, scale: number): number {
  return Math.max(size, (SMALLEST + (size - 12) * 0.3) / scale)
}

/** `drop` is how far its foot goes down, in parts of what it grows. */
function grown(id: string, label: Label, drop: number, scale: number): Name {
  const size = sizeAt(label.size, scale)
  const growth = size / label.size
  const middle = mean(label.lines.map(({ x }) => x))
  const foot = mean(label.lines.map(({ y }) => y))
  const at = ([x, y]: [number, number]): [number, number] => [
    middle + (x - middle) * growth,
    foot + (y - foot) * growth + (size - label.size) * drop,
  ]
  const lines = label.lines.map(({ text, x, y }): [string, number, number] => [text, ...at([x, y])])
  const first = lines[0]?.[2] ?? foot
  const ring = label.value ? at(label.value) : null
  const crown = label.crown ? at(label.crown) : null
  return { id, size, lines, top: [middle, first - size * 0.78], ring, crown, isShown: true }
}

function boundsOf(name: Name): Bounds {
  const letters = Math.max(...name.lines.map(([text]) => text.length))
  const half = (letters * LETTER * name.size) / 2
  const last = name.lines.at(-1)?.[2] ?? name.top[1]
  return {
    left: Math.min(name.top[0] - half, name.crown ? name.crown[0] - RING * name.size : Infinity),
    right: Math.max(name.top[0] + half, name.ring ? name.ring[0] + RING * name.size : 0),
    top: last - ((name.lines.length - 1) * LINE + HEIGHT) * name.size,
    bottom: last,
  }
}

function meet(one: Bounds, other: Bounds): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
