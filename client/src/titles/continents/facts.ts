// What is printed on the board and in the tables of dice: continents, coasts, and how likely each weather is.

import board from '$data/continents/board.toml?raw'
import tables from '$data/continents/tables.toml?raw'

export interface TerritoryFacts {
  continent: string
  isCoastal: boolean
  /** The seas that wash it. */
  seas: string[]
}

export interface WeatherRow {
  kind: string
  /** Of a hundred. */
  chance: number
  /** The completed gap that it rests on, if any. */
  gap: string
}

function blocks(text: string, table: string): string[] {
  return text.split(/^(?=\[\[)/m).filter((block) => block.startsWith(`[[${table}]]`))
}

function field(block: string, name: string): string {
  return new RegExp(`^${name} = "?([^"\\n]*)"?`, 'm').exec(block)?.[1] ?? ''
}

function readBoard(): Map<string, TerritoryFacts> {
  const facts = new Map<string, TerritoryFacts>()
  for (const block of blocks(board, 'territory')) {
    facts.set(field(block, 'id'), {
      continent: field(block, 'continent'),
      isCoastal: field(block, 'coastal') === 'true',
      seas: [],
    })
  }
  for (const block of blocks(board, 'coast')) facts.get(field(block, 'territory'))?.seas.push(field(block, 'sea'))
  return facts
}

function readWeather(): WeatherRow[] {
  let before = 0
  return blocks(tables, 'weather').map((block) => {
    const end = Number(field(block, 'to'))
    const row = { kind: field(block, 'id'), chance: end - before, gap: field(block, 'gap') }
    before = end
    return row
  })
}

const TERRITORIES = readBoard()
export const WEATHERS = readWeather()

export function factsOf(territory: string): TerritoryFacts | undefined {
  return TERRITORIES.get(territory)
}
