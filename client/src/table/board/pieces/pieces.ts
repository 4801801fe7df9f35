/** The pieces on a board of powers, as the title tells them, and where each of them stands. */

import type { Drawing, Territory } from '../drawing'
import { roomOf } from '../names'

export interface Piece {
  /** The same as long as it is the same piece: a piece that has moved travels. */
  id: string
  territory: string
  kind: 'general' | 'garrison' | 'fortress'
  power: string
  letter: string
  /** Of a general: how many of his three sockets are filled. */
  troops?: number
  /** Of a general with a name of his own. */
  initial?: string
  /** May be picked now; then `label` says the option in words. */
  isOption?: boolean
  isSelected?: boolean
  label?: string
  /** Not here yet: where it would be. */
  isGhost?: boolean
}

/** A piece with its place: a point of the edge of its slot, and how far from there its own point lies at its size. */
export interface Placed extends Piece {
  x: number
  y: number
  rise: number
  size: number
}

interface Shape {
  width: number
  height: number
  /** From the point at which it is placed down to its foot. */
  foot: number
}
const SHAPES: Record<Piece['kind'], Shape> = {
  general: { width: 33, height: 51.5, foot: 6.5 },
  garrison: { width: 21, height: 21, foot: 10.5 },
  fortress: { width: 40, height: 38, foot: 17 },
}
const ORDER: Piece['kind'][] = ['general', 'fortress', 'garrison']

const LARGEST = 0.78
/** A piece alone may be so much larger than its slot, if it covers no name. */
const ALONE = [1.34, 1.2, 1]
/** On the screen pieces are hardly smaller: their letters could not be read. */
const SMALLEST_SEEN = 0.42
const MOST_GROWN = 1.7
/** How far the pieces are shifted that find all slots taken. */
const SHIFT = 5

export function place(drawing: Drawing, pieces: Piece[], scale: number): Placed[] {
  const places = new Map<string, Piece[]>()
  for (const piece of pieces) places.set(piece.territory, [...(places.get(piece.territory) ?? []), piece])
  return [...places].flatMap(([id, here]) => {
    const territory = drawing.territories[id]
    if (territory === undefined || territory.slots.length === 0) return []
    const sizes = here.length === 1 ? ALONE : [1]
    const tried = sizes.map((growth) => placeIn(territory, here, growth, scale))
    return tried.find(([piece]) => !coversName(drawing, piece!, scale)) ?? tried.at(-1)!
  })
}

function coversName(drawing: Drawing, piece: Placed, scale: number): boolean {
  const { width, height, foot } = SHAPES[piece.kind]
  const half = (width * piece.size) / 2
  const bottom = piece.y + piece.rise + foot * piece.size
  const top = bottom - height * piece.size
  return Object.values(drawing.territories).some(({ label }) => {
    const [x, y, wide, high] = roomOf(label, scale)
    return piece.x - half < x + wide && x < piece.x + half && top < y + high && y < bottom
  })
}

/** All pieces of a territory have one size: that of the smallest slot they need. */
function placeIn(territory: Territory, pieces: Piece[], growth: number, scale: number): Placed[] {
  const { slots, label } = territory
  const sorted = [...pieces].sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))
  const radius = Math.min(...slots.slice(0, sorted.length).map((slot) => slot[2]))
  return sorted.map((piece, index) => {
    const shift = SHIFT * Math.floor(index / slots.length)
    const [x, y, half, height = half] = slots[index % slots.length]!
    const size = sizeOf(piece, radius * growth, scale)
    const { height: tall, foot } = SHAPES[piece.kind]
    // Above the name it stands on the lower edge of its slot, below the name it hangs from the upper one.
    const isAbove = y < label.lines[0]!.y
    return {
      ...piece,
      x: x + shift,
      y: isAbove ? y + height : y - height,
      rise: isAbove ? -foot * size : (tall - foot) * size,
      size,
    }
  })
}

function sizeOf(piece: Piece, radius: number, scale: number): number {
  const { width, height } = SHAPES[piece.kind]
  const size = Math.min((2 * radius) / width, (3 * radius) / height, LARGEST)
  return Math.max(size, Math.min(SMALLEST_SEEN / scale, size * MOST_GROWN))
}
