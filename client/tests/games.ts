// Games as the server tells them (tools/record_feeds.py writes them), and tables to play them at.

import type { CoalitionsView } from '$client/titles/coalitions/view'
import type { CondottiereView } from '$client/titles/condottiere/view'
import type { ContinentsView } from '$client/titles/continents/view'
import type { Chair, Feed, Game, Seat, Summary, Table } from '$client/wire'

const FILES = import.meta.glob<Game>('./feeds/*.json', { import: 'default', eager: true })

function told<View>(name: string): Game<View> {
  return structuredClone(FILES[`./feeds/${name}.json`]) as Game<View>
}

export const opening = () => told<CondottiereView>('condottiere-opening')
export const battle = () => told<CondottiereView>('condottiere-battle')
export const coalitionsWay = () => told<CoalitionsView>('coalitions-way')
export const coalitionsBattle = () => told<CoalitionsView>('coalitions-battle')
export const gift = () => told<CoalitionsView>('raison-detat-gift')
export const ride = () => told<CoalitionsView>('realpolitik-ride')
export const worldBattle = () => told<ContinentsView>('continents-battle')

export const YOU: Chair = { seat: 1, host: true, invited: null, unread: 0 }

export function seat(number: number, name: string | null, more: Partial<Seat> = {}): Seat {
  const kind = name === null ? 'open' : 'person'
  return { seat: number, kind, name: name ?? '', level: null, deputy: null, host: number === 0, roles: [], ...more }
}

export const TABLE: Table = {
  id: 'k3f9',
  title: 'condottiere',
  name: 'Friday evening',
  public: true,
  state: 'playing',
  options: {},
  ruleset: 1,
  press: 'all',
  pace: null,
  created: 1_800_000_000_000,
  replay: false,
  rematch: null,
  seal: 'ef0f185aed8a36768026717131f5fbb9f07134e8505232b89887b0726d5ace57',
  seed: null,
  salt: null,
  winners: [],
  agreed: false,
  closed: null,
  seats: [
    seat(0, 'Anna'),
    seat(1, 'Bruno'),
    seat(2, 'Celia', { kind: 'bot', level: 'expert' }),
    seat(3, 'Dora', { kind: 'bot', level: 'expert' }),
  ],
  offers: [],
  presence: { online: [0, 1], watchers: 0 },
}

export function summary(more: Partial<Summary> = {}): Summary {
  return { ...TABLE, you: YOU, awaited: [0], deadline: null, ply: 30, set_aside: null, ...more }
}

/** The first feed at a table; parts of a later one are given by the test. */
export function feed(parts: Partial<Feed> = {}): Feed {
  const now = 1_800_000_000_000
  return { type: 'feed', cursor: '30.0.0', now, deadline: null, table: TABLE, you: YOU, game: battle(), ...parts }
}
