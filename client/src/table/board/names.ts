/** How large names are written at a scale, and which of them must go because they would meet others. */

import type { Drawing, Label } from './drawing'

/** Names are never smaller on the screen; they grow in the drawing instead. */
const SMALLEST = 11
const LETTER = 0.55
/** Small capitals are low. */
const HEIGHT = 0.7
const LINE = 1.05
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
  const bySize = Object.entries(drawing.territories).sort(([, one], [, other]) => other.label.size - one.label.size)
  return bySize.map(([id, territory]) => {
    const name = grown(id, territory.label, scale)
    const bounds = boundsOf(name)
    name.isShown = !taken.some((other) => meet(bounds, other))
    if (name.isShown) taken.push(bounds)
    return name
  })
}

function grown(id: string, label: Label, scale: number): Name {
  const size = Math.max(label.size, (SMALLEST + (label.size - 12) * 0.3) / scale)
  const growth = size / label.size
  const middle = mean(label.lines.map(({ x }) => x))
  const foot = mean(label.lines.map(({ y }) => y))
  const at = ([x, y]: [number, number]): [number, number] => [
    middle + (x - middle) * growth,
    foot + (y - foot) * growth + (size - label.size) * 0.3,
  ]
  const lines = label.lines.map(({ text, x, y }): [string, number, number] => [text, ...at([x, y])])
  const first = lines[0]?.[2] ?? foot
  const ring = label.value ? at(label.value) : null
  return { id, size, lines, top: [middle, first - size * 0.78], ring, isShown: true }
}

function boundsOf(name: Name): Bounds {
  const letters = Math.max(...name.lines.map(([text]) => text.length))
  const half = (letters * LETTER * name.size) / 2
  const last = name.lines.at(-1)?.[2] ?? name.top[1]
  return {
    left: name.top[0] - half,
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
