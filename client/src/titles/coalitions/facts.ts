// What is printed on a board, and where we know it from.

import { family, type BoardSide } from './family.svelte'

export interface TerritoryFacts {
  printed: string
  kind: 'home' | 'disputed' | 'undisputed' | 'impassable'
  home: string | null
  claims: string[]
  value: number
  isCapital: boolean
  isPort: boolean
  source: string
  routes: string[]
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
      source: string(block, 'source'),
      routes: [],
    })
  }
  for (const block of blocks(text, 'sea_route')) {
    const [one = '', other = ''] = list(block, 'between')
    facts.get(one)?.routes.push(other)
    facts.get(other)?.routes.push(one)
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

export function factsOf(board: string, territory: string): TerritoryFacts {
  const side = family().boards[board]!
  if (!known.has(side)) known.set(side, read(side.text))
  return known.get(side)!.get(territory)!
}
