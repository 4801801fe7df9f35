/** The pieces on a board of powers, as the title tells them, and where each of them stands. */

import type { Drawing, Slot, Territory } from '../drawing'

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

/** A piece with the point of its foot and its scale. */
export interface Placed extends Piece {
  x: number
  y: number
  size: number
}

/** The size of a general at scale 1: his foot lies 6.5 below the point he is placed at. */
export const GENERAL = { width: 33, height: 51.5, foot: 6.5 }
const GARRISON = { width: 21, height: 21, foot: 10.5 }
const FORTRESS = { width: 40, height: 38, foot: 17 }
const SHAPES = { general: GENERAL, garrison: GARRISON, fortress: FORTRESS }

const LARGEST = 0.78
/** A garrison is smaller than a general, even where there is room. */
const LARGEST_GARRISON = 0.86
/** A piece alone may be so much larger than its slot. */
const ALONE = 1.34
/** On the screen pieces are never smaller: their letters could not be read. */
const SMALLEST_SEEN = 0.42
/** How far the pieces are shifted that find all slots taken. */
const SHIFT = 5
const ORDER = { general: 0, fortress: 1, garrison: 2 }

export function place(drawing: Drawing, pieces: Piece[], scale: number): Placed[] {
  const byTerritory = new Map<string, Piece[]>()
  for (const piece of pieces) byTerritory.set(piece.territory, [...(byTerritory.get(piece.territory) ?? []), piece])
  return [...byTerritory].flatMap(([id, here]) => {
    const territory = drawing.territories[id]
    return territory === undefined ? [] : placeIn(territory, here, scale)
  })
}

function placeIn(territory: Territory, pieces: Piece[], scale: number): Placed[] {
  const { slots } = territory
  if (slots.length === 0) return []
  const sorted = [...pieces].sort((one, other) => ORDER[one.kind] - ORDER[other.kind])
  const used = slots.slice(0, sorted.length)
  const narrowest = Math.min(...used.map(([, , radius]) => radius))
  return sorted.map((piece, index) => {
    const layer = Math.floor(index / slots.length)
    const [x, y, , height = narrowest] = slots[index % slots.length]!
    const size = sizeOf(piece, [x, y, narrowest, height], sorted.length === 1, scale)
    return { ...piece, x: x + layer * SHIFT, y: footOf(territory, slots[index % slots.length]!, piece, size), size }
  })
}

function sizeOf(piece: Piece, [, , radius]: Slot, isAlone: boolean, scale: number): number {
  const { width, height } = SHAPES[piece.kind]
  const fitting = Math.min((2 * radius) / width, (3 * radius) / height) * (isAlone ? ALONE : 1)
  const largest = piece.kind === 'general' ? LARGEST : LARGEST_GARRISON
  return Math.max(Math.min(fitting, largest), SMALLEST_SEEN / scale)
}

/** A piece above the name stands on the lower edge of its slot; one below it hangs from the upper edge. */
function footOf(territory: Territory, [, y, radius, half = radius]: Slot, piece: Piece, size: number): number {
  const { height, foot } = SHAPES[piece.kind]
  const isAbove = y < (territory.label.lines[0]?.y ?? y)
  return isAbove ? y + half - foot * size : y - half + (height - foot) * size
}
