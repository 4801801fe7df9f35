// What a seat knows of a game of Six Continents (games/continents/view.py).

export type Side = number | 'rebels' | 'savages'

export interface Units {
  kind: string
  moves: number
  count: number
}

export interface Land {
  owner: number | null
  holder: Side | null
  risen_against: number | null
  capital_of: number | null
  units: Units[]
  soldiers: number
  slaves: number
  main: string | null
  port: boolean
  road: boolean
  red: number
  risen: boolean
  explored: boolean
  mineral: string | null
  poisoned: boolean
  blockaded: boolean
  connected: boolean
  /** Units above the limit. */
  excess: number
}

export interface TransportShip {
  number: number
  moves: number
  cargo: Units[]
  room: number
}

export interface Fleet {
  seat: number
  ships: Units[]
  transports: TransportShip[]
}

/** A line of a sum: what brings it, how many of them there are, what they bring. */
export interface Line {
  name: string
  count: number
  amount: number
}

export interface SeatSheet {
  alive: boolean
  capital: string | null
  holds_capital: boolean
  encircled: boolean
  level: number
  site: string | null
  treasury: number
  owned: number
  capitals: number
  soldiers: number
  points: number
  spies: number
  boats: number
  builder_ships: number
  expeditions: { territory: string; turns: number }[]
  voyage: number | null
  transit: { from: string; to: string; kind: string }[]
  effects: { name: string; turns: number }[]
  ghost_ships: number
  free_roads: number
  cheap_farms: number
  shells: boolean
  sabotages: number
  incitements: number
  burnt: number
  tribes: number
  war: number[]
  dealt: boolean
  /** Who has laid a card before this player. */
  cards_before: number[]
  income: { lines: Line[]; upkeep: Line[]; gross: number; net: number }
  food: { lines: Line[]; supply: number; demand: number }
  prices: Record<string, number | null>
  /** Of the player whose turn it is: soldiers raised, and how many more may be. */
  recruited?: number
  recruits?: number
  offered_peace?: number[]
  /** Of the player who looks: the cards that he dealt, by seat. */
  dealt_cards?: Record<string, string>
}

/** A unit or ship with where it comes from. */
export interface Sent {
  kind: string
  moves?: number
  from?: [kind: string, place: string]
  number?: number
}

export interface Muster {
  order: string
  target: string
  victim?: number
  force: Sent[]
  soldiers: number
}

export interface Outlook {
  soldiers: [number, number]
  modifiers: [number, number]
  attacker: Record<string, number>
  defender: Record<string, number>
  /** That the attacker wins the next exchange. */
  chance: number
}

export interface Battle {
  kind: string
  place: string
  attacker: Side
  defender: Side
  attackers: Sent[]
  defenders: Sent[]
  began: [number, number]
  exchanges: number
  stop: number
  money: number
  outlook: Outlook
}

export interface Treaty {
  proposer: number
  receiver: number
  ceded: string[]
  demanded: string[]
  offered: number
  asked: number
  counter: boolean
}

/** What one would look up in the rules; it never changes in a game. */
export interface Law {
  /** The modifiers that the attacker adds; the others are the defender's. */
  attackers_modifiers: string[]
  /** Turns of the longest expedition. */
  voyage: number
}

export interface ContinentsView {
  title: 'continents'
  seat: number | null
  ply: number
  three: boolean
  limit: number | null
  law: Law
  round: number
  first: number
  active: number
  order: number[]
  decision: string | null
  rule: string | null
  awaited: number[]
  winners: number[]
  end_proposed: boolean
  weather: { kind: string | null; left: number; gap: string }
  plague: { origin: number; marker: number } | null
  territories: Record<string, Land>
  seas: Record<string, { fleets: Fleet[] }>
  seats: SeatSheet[]
  muster: Muster | null
  battle: Battle | null
  auction: { bidder: number; bid: number } | null
  treaty: Treaty | null
  evacuees: string[]
  vote: { voted: number[]; own: string | null } | null
}
