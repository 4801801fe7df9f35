// What a seat knows of a game of the family (games/coalitions/view.py).

export interface Power {
  id: string
  seat: number | null
  minor: boolean
  controller: string | null
  /** null in titles where powers have no statuses. */
  status: string | null
  morale: number
  influence: number
  money: number
  cards: number
  hand?: number[]
  hand_limit: number
  off_map: number
  supply: number
  arbiter: boolean
  allies: string[]
  enemies: string[]
  income: number
  expands: number
  /** Where every power has a deck of its own. */
  deck?: number
  discard?: number[]
}

export interface General {
  id: string
  power: string
  place: string | null
  troops: number
  /** Whether he is the one with a name of his own. */
  named: boolean
  name: string
}

export interface Movement {
  power: string
  arbiter: string | null
  turn: number
  napoleon: boolean
  moved: string[]
  general: string | null
  kind: 'march' | 'sail' | 'strategic' | 'orient' | 'ride' | 'relay' | null
  way: string[]
  garrisons: string[]
  battles: string[]
}

export interface StackCard {
  /** null: a back, and one may not know more. */
  card: number | null
  open: boolean
}

export interface Slot {
  general: string
  power: string
  side: 'attacker' | 'defender'
  role: 'attacker' | 'defender' | 'support'
  from: string
  capacity: number
  stack: StackCard[]
}

export interface Battle {
  territory: string
  attacker: string
  defenders: string[]
  step: 'support' | 'cards' | 'result'
  base: [number, number]
  seen: [number, number]
  garrison: { power: string; strength: number } | null
  slots: Slot[]
  passed: string[]
  next: string | null
  outcome: 'attacker' | 'defender' | 'draw' | null
}

export interface NapoleonCard {
  number: number
  name: string
  attacked: string[]
  shown: string[]
}

export interface Empereur {
  level: 'ogre' | 'usurper' | 'emperor'
  card: NapoleonCard | null
  deck: number
  discard: number[]
  race: boolean
  targets: string[]
  next: Forecast[]
}

/** Somebody whom France will send somewhere; several where the players choose. */
export interface Target {
  deed: 'attack' | 'place' | 'garrison'
  territory: string
  generals: string[]
  why: string
}

/** What a Napoleon card that may come would do. */
export interface PossibleCard {
  number: number
  influence: number
  held: string[]
  targets: Target[]
}

/** What France will do next, and why; the order of its cards is hidden. */
export interface Forecast {
  deed: 'attack' | 'place' | 'garrison' | 'race' | 'card' | 'tax' | 'expand' | 'mobilize'
  why: string
  /** Of an action to come: its field of the wheel, and in how many turns. */
  field?: string
  turns?: number
  territory?: string
  generals?: string[]
  targets?: Target[]
  comforts?: string[]
  cards?: PossibleCard[]
  money?: number
  influence?: number
  troops?: number
  morale?: number
}

/** What one would look up in the rules; it never changes in a game. */
export interface Law {
  /** Influence that wins. */
  victory: number
  /** The most that a power can have. */
  morale: number
  /** What a mobilization can buy, by the verb of its option. */
  prices: Record<string, number>
  /** The power that keeps what it does not spend. */
  keeper: string | null
  /** The power in whose colour sea routes are printed that have no owner. */
  seafarer: string | null
}

export interface Election {
  /** How many electors a power holds; powers without any are left out. */
  electors: Record<string, number>
  /** Whom those who have voted want for an emperor. */
  votes: Record<string, string>
  is_open: boolean
  /** Electors that crown an emperor. */
  majority: number
}

/** The action cards of a power. */
export interface Orders {
  hand: string[]
  played: string[]
  /** The one of this turn. */
  revealed: string | null
  acted: boolean
}

export interface Realpolitik {
  /** The powers, the highest first. */
  prestige: string[]
  /** Where on the diplomacy track the token is, from 1; on the last space there is a diplomacy phase. */
  track: number
  spaces: number
  /** The borders that they lie on. */
  trains: string[][]
  trains_left: number
  /** How many may still be laid for nothing. */
  free_trains: number
  /** The border that an ally is asked about. */
  laying: string[] | null
  alliances: string[][]
  /** All action cards, in the order in which they are resolved. */
  cards: string[]
  /** The power whose action is under way. */
  acting: string | null
  actions: Record<string, Orders>
  /** Generals who went by train, and those whose troops went or came alone. */
  railed: string[]
  relayed: string[]
  relay: { to: string; count: number } | null
  bidders: string[]
}

/** What is not as on the title's own board: changed territories, and all borders or routes if any is another. */
export interface Printed {
  territory: PrintedTerritory[]
  border: { between: string[] }[]
  sea_route: { between: string[]; owner?: string }[]
}

export interface PrintedTerritory {
  id: string
  kind: 'home' | 'disputed' | 'undisputed' | 'impassable'
  home?: string
  claims?: string[]
  capital?: boolean
  value: number
  port?: boolean
  elector?: boolean
  source: string
}

export interface CoalitionsView {
  title: string
  seat: number | null
  ply: number
  scenario: string
  board: string
  printed?: Printed | null
  abilities: boolean
  limit: number | null
  law: Law
  round: number
  turn: number
  phase: 'setup' | 'diplomacy' | 'orders' | 'actions' | 'over'
  decision: string | null
  rule: string | null
  awaited: number[]
  winners: number[]
  asked: string | null
  /** The general whose fate is decided. */
  about: string | null
  wheel: { field: string; power: string }[]
  performing: string | null
  powers: Power[]
  generals: General[]
  garrisons: Record<string, string>
  fortresses: string[]
  fortresses_left: number
  control: Record<string, string>
  /** null where every power has its own. */
  deck: number | null
  discard: number[]
  spain: 'closed' | 'open' | null
  /** Territories that nobody may enter for now, but perhaps one power. */
  closed: string[]
  orient: boolean
  movement: Movement | null
  battle: Battle | null
  /** The rule that forbids talk now. */
  silence: string | null
  emperor: string | null
  /** null in titles without an emperor. */
  election: Election | null
  /** The power that makes offers, until all are answered. */
  giver: string | null
  /** Cards among the offers; null: a back, and one may not know more. */
  lent: Record<string, (number | null)[]>
  /** Money, or the number of cards. */
  offers: Record<string, number>
  sealed: number[]
  mine: string | null
  auction: string | null
  leaving: string[]
  empereur: Empereur | null
  /** null in titles without action cards. */
  realpolitik: Realpolitik | null
  /** A negotiation: who is ready, and what is decided when all are. */
  talk: { ready: number[]; before: string } | null
  /** The seats that may not confer now. */
  silenced: number[]
}
