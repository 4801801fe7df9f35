// What Condottiere adds to the table page.

import { seatOf } from '../../table/log'
import type { TitleParts } from '../../table/parts'
import type { EventTold } from '../../wire'
import { say } from '../../words'
import { counted } from './faces'
import Field from './Field.svelte'
import Hand from './Hand.svelte'
import NarrowField from './NarrowField.svelte'
import SeatFacts from './SeatFacts.svelte'
import { regionName, regionsOf, sayRegion, words } from './seen.svelte'
import type { CondottiereView } from './view'

function heading(view: unknown): string {
  const { battle, game, target, contested, final, winners } = view as CondottiereView
  const series = target === null ? '' : say('con-game-number', { number: game })
  const isFought = (contested !== null || final) && winners.length === 0
  const fought = battle > 0 ? say('con-after-battle', { number: battle }) : ''
  return [series, isFought ? say('con-battle-number', { number: battle + 1 }) : fought].filter(Boolean).join(', ')
}

function stake(view: unknown): string {
  const { contested, final } = view as CondottiereView
  if (final) return words.say('table-final-battle')
  return contested ? sayRegion('table-battle', contested) : words.say('table-between-battles')
}

function seatNote(view: unknown, seat: number): string {
  const seen = view as CondottiereView
  const known = seen.seats[seat]?.known ?? []
  return [
    regionsOf(seen, seat).map(regionName).join(', '),
    seen.holder === seat ? say('con-holder') : '',
    known.length ? say('con-known', { cards: listed(known) }) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

function listed(cards: string[]): string {
  return counted(cards)
    .map(([card, count]) => (count > 1 ? `${count} × ${words.name(`card:${card}`)}` : words.name(`card:${card}`)))
    .join(', ')
}

function preview(told: Record<string, unknown>): string {
  const strength = told.strength as [number, number] | undefined
  if (strength) {
    const facts = { before: strength[0], after: strength[1] }
    return say(told.leads ? 'con-preview-leads' : 'con-preview', facts)
  }
  const neighbours = Number(told.neighbours ?? 0)
  if (told.wins) return say('con-preview-wins')
  return neighbours > 1 ? say('con-preview-neighbours', { count: neighbours }) : ''
}

function section(event: EventTold): string | null {
  if (event.kind === 'region-chosen') return sayRegion('table-battle', String(event.facts.region).split(':')[1] ?? '')
  if (event.kind === 'final-battle') return words.say('table-final-battle')
  return null
}

/** The strength that the acting prince has now. */
function logNote(events: EventTold[], seat: number): string {
  const isCard = events.some(
    (event) => event.kind === 'card-played' || event.kind === 'card-laid' || event.kind === 'retrieved',
  )
  const strength = events.find((event) => event.kind === 'strength' && seatOf(event) === seat)
  return isCard && strength ? `(${Number(strength.facts.count)})` : ''
}

export const parts: TitleParts = {
  Field,
  NarrowField,
  Hand,
  SeatFacts,
  seatNote,
  heading,
  stake,
  anchors: ['card', 'region'],
  verbs: { card: 'play', region: 'choose' },
  keys: { pass: 'p' },
  preview,
  section,
  quiet: ['strength'],
  logNote,
  results: [
    'battle-won',
    'battle-tied',
    'final-battle',
    'final-battle-won',
    'final-battle-tied',
    'won-by-kingdom',
    'won-by-regions',
    'won-by-most-regions',
    'won-by-points',
    'game-won',
  ],
  sounds: {
    'game-won': 'wax',
    'battle-won': 'drum',
    'battle-tied': 'drum',
    'final-battle-won': 'drum',
    'final-battle-tied': 'drum',
    'region-chosen': 'wood',
    'papal-placed': 'wood',
    'card-played': 'paper',
    'card-laid': 'paper',
    'turned-up': 'paper',
    dealt: 'paper',
  },
}
