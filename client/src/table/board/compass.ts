/** Arrow keys on a board: a step goes to the neighbour that lies most nearly in the direction of the arrow. */

import type { Drawing } from './drawing'

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Beyond this a territory is beside the arrow rather than ahead of it. */
const NARROW = Math.cos((65 * Math.PI) / 180)

/** The territory to go to, or null if the key is no arrow or nothing lies that way. */
export function step(drawing: Drawing, from: string, key: string): string | null {
  const arrow = ARROWS[key]
  if (arrow === undefined) return null
  const others = Object.keys(drawing.territories).filter((id) => id !== from)
  return ahead(drawing, from, arrow, drawing.neighbours[from] ?? []) ?? ahead(drawing, from, arrow, others)
}

function ahead(drawing: Drawing, from: string, arrow: [number, number], candidates: string[]): string | null {
  const start = drawing.territories[from]?.center
  if (start === undefined) return null
  let best: string | null = null
  let shortest = Infinity
  for (const id of candidates) {
    const center = drawing.territories[id]?.center
    if (center === undefined) continue
    const across = center[0] - start[0]
    const down = center[1] - start[1]
    const distance = Math.hypot(across, down)
    const straight = (across * arrow[0] + down * arrow[1]) / distance
    if (straight > NARROW && distance / straight < shortest) {
      best = id
      shortest = distance / straight
    }
  }
  return best
}

export function isArrow(key: string): boolean {
  return key in ARROWS
}
