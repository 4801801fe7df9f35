// The drawing of a board that is printed otherwise than the title's own.

import type { Drawing, Label, Link, Territory } from '../../table/board/drawing'
import type { Printed, PrintedTerritory } from './view'

const RING = 8

/** Values, claims, kinds and routes are those of the table's board; the outlines stay. */
export function printedOn(drawing: Drawing, printed: Printed | null): Drawing {
  if (!printed) return drawing
  const territories = { ...drawing.territories }
  for (const entry of printed.territory) {
    const drawn = territories[entry.id]
    if (drawn) territories[entry.id] = reprinted(drawn, entry)
  }
  const routes = printed.sea_route.length
    ? printed.sea_route.map((route) => drawnRoute(drawing, route))
    : drawing.routes
  return { ...drawing, territories, ...(routes && { routes }) }
}

function reprinted(drawn: Territory, entry: PrintedTerritory): Territory {
  const { path, slots, center, ports, isWater } = drawn
  const { kind, home, claims, capital, value, elector } = entry
  const land = { path, slots, center, label: withValue(drawn.label, value), kind, value }
  return {
    ...land,
    ...(ports && { ports }),
    ...(isWater && { isWater }),
    ...(home && { home }),
    ...(claims && { claims }),
    ...(capital && { capital }),
    ...(elector && { elector }),
  }
}

/** The ring stands behind the name, or is not there. */
function withValue(label: Label, count: number): Label {
  const { value, ...rest } = label
  if (!count) return rest
  const [left, top, width, height] = label.box
  return { ...rest, value: value ?? [left + width + RING, top + height / 2] }
}

function drawnRoute(drawing: Drawing, route: { between: string[]; owner?: string }): Link {
  const known = drawing.routes?.find(({ between }) => between.every((end) => route.between.includes(end)))
  const [from, to] = route.between.map((end) => drawing.territories[end]!.center)
  const path = known?.path ?? `M${from!.join(' ')}L${to!.join(' ')}`
  return { between: route.between, path, ...(route.owner && { owner: route.owner }) }
}
