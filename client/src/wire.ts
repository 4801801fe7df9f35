// What the server sends and takes: docs/api.md in types. Nothing here is computed.

export type Language = 'en' | 'pl'
export type Facts = Record<string, string | number | string[]>

export interface Refusal {
  code: string
  reason: string
  rule: string
  sentence: string
  facts: Facts
}

export interface Player {
  id: string | number
  name: string
  guest: boolean
}

export interface Me {
  player: Player | null
  csrf: string
}

export interface TitleOption {
  name: string
  default: string | number | boolean
  choices: string[] | null
  minimum: number | null
  maximum: number | null
}

export interface Title {
  id: string
  seats: [number, number]
  options: TitleOption[]
  levels: string[]
  /** Those of the levels that people are offered, the weakest first. */
  opponents: string[]
}

/** A title with so many seats and some options: what each chair plays, what none plays, which options change nothing. */
export interface Arrangement {
  seats: number
  roles: string[][]
  unseated: { role: string; reason: string }[]
  idle: string[]
}

export type SeatKind = 'open' | 'reserved' | 'bot' | 'person'

export interface Seat {
  seat: number
  kind: SeatKind
  name: string | null
  level: string | null
  deputy: string | null
  host: boolean
  /** Anchors of what the chair plays, as far as chance has no say in it. */
  roles: string[]
}

export interface Offer {
  number: number
  kind: 'take-back' | 'end'
  seat: number
  ply: number
  agreed: number[]
}

export type Press = 'all' | 'public' | 'none'

export interface Table {
  id: string
  title: string
  name: string
  public: boolean
  state: 'waiting' | 'playing' | 'over'
  options: Record<string, string | number | boolean>
  ruleset: number
  press: Press
  pace: number | null
  created: number
  replay: boolean
  rematch: string | null
  seal: string
  seed: string | null
  salt: string | null
  winners: number[]
  agreed: boolean
  /** Why the house has ended it, perhaps without a word; null if it has not. */
  closed: string | null
  seats: Seat[]
  offers: Offer[]
  presence: { online: number[]; watchers: number }
}

/** How you stand to a table. */
export interface Chair {
  seat: number | null
  host: boolean
  invited: number | null
  unread: number
}

export interface Summary extends Table {
  you: Chair
  awaited: number[]
  deadline: number | null
  ply: number
  /** Why it cannot be opened now, as a key; then nothing is told of it but its name. */
  set_aside: string | null
}

export interface Lobby {
  mine: Summary[]
  open: Summary[]
  watch: Summary[]
  playing: number
}

export interface NewSeat {
  kind: 'me' | 'open' | 'reserved' | 'bot'
  level?: string
}

export interface NewTable {
  title: string
  name?: string
  options?: Record<string, string | number | boolean>
  public?: boolean
  press?: Press
  pace?: number | null
  player_name?: string
  seats: NewSeat[]
}

export interface TableMade {
  table: Table
  links: Record<string, string>
}

export interface TableSeen {
  table: Table
  you: Chair
}

export interface EventTold {
  kind: string
  facts: Facts
  text?: string
}

export interface HistoryEntry {
  ply: number
  seat: number | null
  by: 'person' | 'bot' | 'deputy' | 'clock' | null
  /** null for what was there before the first action. */
  at: number | null
  events: EventTold[]
}

export interface Option {
  action: string
  anchors: string[]
  label?: string
  preview?: Record<string, unknown>
}

export interface Decision {
  name: string
  rule: string
  prompt?: string
}

/** The game as one seat knows it. `Seen` is the title's own view. */
export interface Game<Seen = unknown> {
  ply: number
  from: number
  /** The ply with which the history begins: the one after `from`, unless there are too many to be told at once. */
  first: number
  history: HistoryEntry[]
  view: Seen
  decision: Decision | null
  awaited: number[]
  options: Option[]
  asides: Option[]
  can_take_back: boolean
}

export interface HistoryPage {
  first: number
  history: HistoryEntry[]
}

export interface PressMessage {
  number: number
  seat: number
  to: number[] | null
  ply: number
  at: number
  text: string
}

export interface Feed {
  type: 'feed'
  id?: number | null
  cursor: string
  now: number
  deadline?: number | null
  table?: Table
  you?: Chair
  game?: Game
  press?: PressMessage[]
}

export type Request =
  | { do: 'act'; action: string; ply: number }
  | { do: 'take-back'; ply: number }
  | { do: 'offer'; kind: 'end' }
  | { do: 'answer'; offer: number; agree: boolean }
  | { do: 'press'; text: string; to: number[] | null }
  | { do: 'read'; press: number }
  | { do: 'why-not'; action: string }
  | { do: 'ping' }

export type Answer =
  | Feed
  | { type: 'refused'; id: number | null; error: Refusal }
  | { type: 'why-not'; id: number; error: Refusal | null }
  | { type: 'pong'; id: number }

// Condottiere's view (games/condottiere/view.py)

export interface CondottiereView {
  title: 'condottiere'
  seat: number | null
  ply: number
  variants: Record<'drawing-after-battle' | 'points' | 'bigger-kingdoms' | 'recapture' | 'face-down', boolean>
  target: number | null
  regions_needed: number
  kingdom_needed: number
  game: number
  battle: number
  decision: string | null
  rule: string | null
  awaited: number[]
  winners: number[]
  final: boolean
  holder: number
  placer: number
  defender: number | null
  contested: string | null
  papal: string | null
  season: 'winter' | 'spring' | null
  season_by: number[]
  owners: Record<string, number>
  pile: number
  discard: string[]
  seats: CondottiereSeat[]
}

export interface CondottiereSeat {
  hand_size: number
  company: string[]
  face_down: boolean
  strength: number
  /** One triple a card of the company, in its order: value, times, bonus. */
  values: [number, number, number][]
  leads: boolean
  regions: number
  kingdom: number
  wins_with_contested: boolean
  passed: boolean
  played: boolean
  participates: boolean
  score: number | null
  hand?: string[]
  face_down_card?: string | null
  kept?: string[]
  known_by?: Record<string, string[]>
  known?: string[]
}
