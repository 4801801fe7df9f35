// What Six Continents adds to the table page.

import type { TitleParts } from '../../table/parts'
import type { EventTold } from '../../wire'
import { capital, say } from '../../words'
import Affairs from './Affairs.svelte'
import Field from './Field.svelte'
import Hand from './Hand.svelte'
import NarrowField from './NarrowField.svelte'
import SeatFacts from './SeatFacts.svelte'
import { focus, moneyWords, placeName, words } from './seen.svelte'
import Standings from './Standings.svelte'
import { stepsOf } from './steps'
import type { ContinentsView } from './view'

function heading(told: unknown): string {
  const { round, limit } = told as ContinentsView
  if (round === 0) return say('six-setting-up')
  return limit === null ? say('six-round', { round }) : say('six-round-of', { round, limit })
}

function stake(told: unknown): string {
  const view = told as ContinentsView
  if (view.battle) return say('six-battle-of', { place: placeName(view, view.battle.place) })
  const { kind, left } = view.weather
  if (kind === null) return heading(view)
  return say('six-weather-now', {
    name: capital(words.name(`weather:${kind}`)),
    left: say('six-rounds-left', { count: left }),
  })
}

function preview(told: Record<string, unknown>): string {
  const money = typeof told.money === 'number' ? told.money : null
  const chance = typeof told.chance === 'number' ? say('six-chance', { percent: told.chance }) : ''
  const cost =
    money === null
      ? ''
      : money < 0
        ? say('six-gains', { money: moneyWords(-money) })
        : say('six-costs', { count: money })
  return [cost, chance].filter(Boolean).join(', ')
}

function section(event: EventTold): string | null {
  return event.kind === 'round'
    ? say('six-round', { round: Number(event.facts.count ?? event.facts.round ?? 0) })
    : null
}

export const parts: TitleParts = {
  Field,
  NarrowField,
  Hand,
  SeatFacts,
  Standings,
  Affairs,
  open: () => (focus.place = null),
  seatNote: () => '',
  heading,
  stake,
  anchors: ['territory', 'sea', 'unit', 'ship', 'building', 'card', 'seat', 'transport', 'number', 'exchange'],
  panels: [
    'raise-capital',
    'buy-builder-ship',
    'buy-boat',
    'voyage',
    'hire-spy',
    'deal-cards',
    'go',
    'call-off',
    'fight-on',
    'fight-to-the-end',
    'withdraw',
    'propose-end',
    'leave-game',
    'offer-money',
    'ask-money',
  ],
  verbs: { territory: 'march', sea: 'sail' },
  keys: {
    'end-actions': 'e',
    go: 'g',
    'call-off': 'c',
    'fight-on': 'f',
    'fight-to-the-end': 't',
    withdraw: 'w',
    accept: 'y',
    reject: 'n',
    pass: 'p',
  },
  preview,
  section,
  quiet: ['round'],
  logNote: () => '',
  results: ['territory-taken', 'attack-failed', 'peace', 'revolt', 'won', 'plague'],
  sounds: {
    won: 'wax',
    peace: 'wax',
    'attack-declared': 'drum',
    'sea-battle': 'drum',
    revolt: 'drum',
    marched: 'wood',
    sailed: 'wood',
    built: 'wood',
    'cards-dealt': 'paper',
    'card-revealed': 'paper',
  },
  steps: (view) => stepsOf(view as ContinentsView),
}
