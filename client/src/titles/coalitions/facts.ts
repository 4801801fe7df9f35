// What is printed on the two boards, and where we know it from.

import empire from '$data/coalitions/empire/board.toml?raw'
import revolution from '$data/coalitions/revolution/board.toml?raw'
import type { CoalitionsView } from './view'

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

const BOARDS: Record<CoalitionsView['board'], Facts> = { empire: read(empire), revolution: read(revolution) }

export function factsOf(board: CoalitionsView['board'], territory: string): TerritoryFacts {
  return BOARDS[board].get(territory)!
}

/** Closed to all but the French in 1792, until it opens (COA-13.2.5). */
export const SPAIN = ['leon', 'navarra', 'catalonia', 'valencia', 'andalusia', 'madrid']
