// What a title of the family adds to the table page.

import type { TitleParts } from '../../table/parts'
import type { EventTold } from '../../wire'
import { say } from '../../words'
import AuctionBody from './AuctionBody.svelte'
import AuctionDialog from './AuctionDialog.svelte'
import BattleDialog from './BattleDialog.svelte'
import BattleField from './BattleField.svelte'
import { family, openFamily, type Course, type Family, type TrackParts } from './family.svelte'
import Field from './Field.svelte'
import Hand from './Hand.svelte'
import LeadList from './LeadList.svelte'
import NarrowField from './NarrowField.svelte'
import PowerTable from './PowerTable.svelte'
import PriceList from './PriceList.svelte'
import SeatFacts from './SeatFacts.svelte'
import { askedPower, fieldName, letterOf, powerName, signOf, territoryName } from './seen.svelte'
import { stepsOf } from './steps'
import type { CoalitionsView } from './view'
import WheelOfWar from './WheelOfWar.svelte'

/** Seconds: the rulebooks' three minutes. */
const GLASS = 180

function heading(view: unknown): string {
  const { round, turn, phase, scenario, wheel } = view as CoalitionsView
  const where =
    phase === 'actions' ? say('coa-round-turn', { round, turn, count: wheel.length }) : say('coa-round', { round })
  return [scenario, where].join(' · ')
}

function stake(told: unknown): string {
  const view = told as CoalitionsView
  const procedure = family().procedures.find((one) => one.of(view) !== null)
  if (procedure) return procedure.title(view)
  const power = view.wheel.find(({ field }) => field === view.performing)?.power
  // Keys: coa-phase-setup, coa-phase-actions, coa-phase-over
  if (power === undefined || view.performing === null) return say(`coa-phase-${view.phase}`)
  return say('coa-wheel-now', { power: powerName(power), action: fieldName(view.performing) })
}

function preview(told: Record<string, unknown>): string {
  if (told.battle) return say('coa-preview-battle')
  const strength = told.strength as [number, number] | undefined
  if (!strength) return ''
  return say('coa-preview-strength', { before: strength[0], after: strength[1], against: Number(told.against) })
}

/** The head of a section of the log: a round, a turn, the action of a power, a battle. */
function section(event: EventTold): string | null {
  const name = (fact: string) => String(event.facts[fact] ?? '').split(':')[1] ?? ''
  if (event.kind === 'round') return say('coa-round', { round: Number(event.facts.count) })
  if (event.kind === 'turn') return say('coa-turn', { turn: Number(event.facts.count) })
  if (event.kind === 'movement') return say('coa-log-movement', { power: powerName(name('power')) })
  if (event.kind === 'diplomacy-began') return say('coa-phase-diplomacy')
  if (event.kind === 'battle') return say('coa-battle', { territory: territoryName(name('territory')) })
  return null
}

/** Influence, of which so much wins, and morale. */
export function tracksOf({ law }: CoalitionsView, title = 'coa-track-influence'): TrackParts[] {
  return [
    { title: say(title, { count: law.victory }), most: law.victory, of: 'influence' },
    { title: say('coa-morale'), most: law.morale, of: 'morale' },
  ]
}

/** Statuses, what the leaders of the coalitions then do, and the board update. */
export function statusesThen(leaders: string): Course {
  return {
    steps: ['coa-step-statuses', leaders, 'coa-step-update'],
    at: { negotiate: 0, expel: 1, 'choose-after-expulsion': 1, admit: 1 },
  }
}

/** What titles with a wheel of war have in common. */
export const WHEEL = {
  Relations: null,
  Turn: WheelOfWar,
  Corner: null,
  Holding: null,
  mobilization: null,
  says: { battle: 'coa-battle-when', auction: 'coa-auction-when', bids: 'coa-auction-about' },
} satisfies Partial<Family>

/** Icons of the fields of the wheel. */
export const FIELDS: Family['fields'] = {
  drill: 'action-drill',
  taxation: 'action-taxation',
  leadership: 'action-leadership',
  mobilization: 'action-mobilisation',
  'expand-influence': 'action-influence',
  movement: 'action-movement',
}

/** Signs of the statuses that are no coalitions. */
export const CRESTS: Family['crests'] = {
  neutral: { icon: 'status-neutral', colour: '--warn' },
  expansionist: { icon: 'status-expansionist', colour: '--ink-2' },
}

export const ANSWERS: Family['answers'] = { buy: PriceList, lead: LeadList }

export const PROCEDURES: Family['procedures'] = [
  {
    of: ({ battle }) => (battle === null ? null : `${battle.territory} ${battle.step}`),
    title: ({ battle }) => say('coa-battle', { territory: territoryName(battle!.territory) }),
    Dialog: BattleDialog,
    Body: BattleField,
  },
  {
    of: ({ auction, decision }) => (decision === 'bid' ? auction : null),
    title: ({ auction }) => say('coa-auction', { power: powerName(auction!) }),
    Dialog: AuctionDialog,
    Body: AuctionBody,
  },
]

/** The parts of a title; one with more of its own spreads them and adds to them. */
export function partsOf(title: Family): TitleParts {
  return { ...PARTS, open: () => openFamily(title) }
}

const PARTS: TitleParts = {
  Field,
  NarrowField,
  Hand,
  SeatFacts,
  Standings: PowerTable,
  seatNote: () => '',
  heading,
  stake,
  anchors: ['card', 'territory', 'general', 'power', 'status', 'number'],
  panels: ['buy-card', 'buy-morale', 'deploy', 'withdraw', 'draw-card', 'raise-morale', 'rest'],
  verbs: { card: 'play', territory: 'march', general: 'move', power: 'arbiter', status: 'status' },
  keys: {
    pass: 'p',
    'end-moves': 'e',
    'end-movement': 'e',
    consent: 'y',
    refuse: 'n',
    accept: 'y',
    decline: 'n',
  },
  preview,
  section,
  quiet: ['round', 'turn', 'attack-strength', 'defence-strength'],
  logNote: () => '',
  results: ['attack-won', 'attack-repelled', 'battle-drawn', 'won', 'auction-won'],
  sounds: {
    won: 'wax',
    'attack-won': 'drum',
    'attack-repelled': 'drum',
    'battle-drawn': 'drum',
    battle: 'drum',
    'card-laid': 'paper',
    'moved-march': 'wood',
    'moved-sail': 'wood',
    'moved-strategic': 'wood',
    'status-chosen': 'wax',
    'auction-won': 'wax',
  },
  powerOf: (view, seat) => signOf(view as CoalitionsView, seat),
  asked: (view) => askedPower(view as CoalitionsView),
  letterOf,
  steps: (view) => stepsOf(view as CoalitionsView),
  silence: (view) => {
    const { silence, silenced } = view as CoalitionsView
    return silence === null ? null : { rule: silence, seats: silenced }
  },
  glass: (view) => ((view as CoalitionsView).talk === null ? null : GLASS),
}
