// What Coalitions adds to the table page.

import type { TitleParts } from '../../table/parts'
import type { EventTold } from '../../wire'
import { say } from '../../words'
import Field from './Field.svelte'
import Hand from './Hand.svelte'
import NarrowField from './NarrowField.svelte'
import PowerTable from './PowerTable.svelte'
import SeatFacts from './SeatFacts.svelte'
import { askedPower, letterOf, powerName, signOf, territoryName } from './seen.svelte'
import { stepsOf } from './steps'
import type { CoalitionsView } from './view'

function heading(view: unknown): string {
  const { round, turn, phase, scenario } = view as CoalitionsView
  const where = phase === 'actions' ? say('coa-round-turn', { round, turn }) : say('coa-round', { round })
  return [scenario, where].join(' · ')
}

function stake(view: unknown): string {
  const { battle, auction, phase, wheel, performing } = view as CoalitionsView
  if (battle !== null) return say('coa-battle', { territory: territoryName(battle.territory) })
  if (auction !== null) return say('coa-auction', { power: powerName(auction) })
  const power = wheel.find(({ field }) => field === performing)?.power
  if (power === undefined || performing === null) return say(`coa-phase-${phase}`)
  return say('coa-wheel-now', { power: powerName(power), action: say(`coa-field-${performing}`) })
}

function preview(told: Record<string, unknown>): string {
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

export const parts: TitleParts = {
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
  silence(view) {
    const { battle, mode } = view as CoalitionsView
    return mode === 'coalitions' && battle?.step === 'cards' ? 'COA-8.4.12' : null // COA-R72
  },
}
