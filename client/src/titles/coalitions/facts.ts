// What is printed on a board, and where we know it from.

import { family, type BoardSide } from './family.svelte'
import type { CoalitionsView, Printed, PrintedTerritory } from './view'

export interface TerritoryFacts {
  printed: string
  kind: 'home' | 'disputed' | 'undisputed' | 'impassable'
  home: string | null
  claims: string[]
  value: number
  isCapital: boolean
  isPort: boolean
  isElector: boolean
  source: string
  routes: Route[]
}

export interface Route {
  to: string
  /** The power in whose colour it is printed; none on boards where all routes are alike, `neutral` for grey. */
  owner: string
}

type Facts = Map<string, TerritoryFacts>

/** The few fields that the territory's card shows; the whole file is read by the server. */
function read(text: string): Facts {
  const facts: Facts = new Map()
  for (const block of blocks(text, 'territory')) {
    facts.set(string(block, 'id'), {
      printed: string(block, 'name'),
      kind: string(block, 'kind') as TerritoryFacts['kind'],
      home: string(block, 'home') || null,
      claims: list(block, 'claims'),
      value: Number(/^value = (\d+)/m.exec(block)?.[1] ?? 0),
      isCapital: /^capital = true/m.test(block),
      isPort: /^port = true/m.test(block),
      isElector: /^elector = true/m.test(block),
      source: string(block, 'source'),
      routes: [],
    })
  }
  for (const block of blocks(text, 'sea_route')) {
    const [one = '', other = ''] = list(block, 'between')
    const owner = string(block, 'owner')
    facts.get(one)?.routes.push({ to: other, owner })
    facts.get(other)?.routes.push({ to: one, owner })
  }
  return facts
}

function blocks(text: string, table: string): string[] {
  return text.split(/^(?=\[\[)/m).filter((block) => block.startsWith(`[[${table}]]`))
}

function string(block: string, field: string): string {
  return new RegExp(`^${field} = "([^"]*)"`, 'm').exec(block)?.[1] ?? ''
}

function list(block: string, field: string): string[] {
  const inside = new RegExp(`^${field} = \\[([^\\]]*)\\]`, 'm').exec(block)?.[1] ?? ''
  return [...inside.matchAll(/"([^"]*)"/g)].map((match) => match[1]!)
}

const known = new WeakMap<BoardSide, Facts>()

type OfBoard = Pick<CoalitionsView, 'board' | 'printed'>

/** Of the title's own board, with what the table's is printed with instead. */
function factsOn({ board, printed }: OfBoard): Facts {
  const side = family().boards[board]!
  if (!known.has(side)) known.set(side, read(side.text))
  const own = known.get(side)!
  if (!printed) return own
  const facts: Facts = new Map(own)
  for (const entry of printed.territory) facts.set(entry.id, { ...own.get(entry.id)!, ...asFacts(entry) })
  if (printed.sea_route.length)
    for (const [id, each] of facts) facts.set(id, { ...each, routes: routesOf(id, printed) })
  return facts
}

function asFacts(entry: PrintedTerritory): Partial<TerritoryFacts> {
  return {
    kind: entry.kind,
    home: entry.home ?? null,
    claims: entry.claims ?? [],
    value: entry.value,
    isCapital: entry.capital ?? false,
    isPort: entry.port ?? false,
    isElector: entry.elector ?? false,
    source: entry.source,
  }
}

function routesOf(id: string, printed: Printed): Route[] {
  return printed.sea_route
    .filter(({ between }) => between.includes(id))
    .map(({ between, owner = '' }) => ({ to: between.find((end) => end !== id) ?? id, owner }))
}

export function factsOf(view: OfBoard, territory: string): TerritoryFacts {
  return factsOn(view).get(territory)!
}

/** The territories whose controllers elect the emperor. */
export function electorsOn(view: OfBoard): string[] {
  return [...factsOn(view)].filter(([, { isElector }]) => isElector).map(([id]) => id)
}
