// What a territory is worth to whom, in sentences, and what is known about where its facts come from.

import { say } from '../../words'
import type { TerritoryFacts } from './facts'
import { powerName, sayPower, words } from './seen.svelte'
import type { CoalitionsView } from './view'

export function worthOf(facts: TerritoryFacts): string[] {
  const count = facts.value
  if (count === 0) return [say('coa-worth-nothing')]
  if (facts.kind === 'home')
    return [sayPower('coa-worth-home', facts.home ?? '', { count }), say('coa-worth-foreign', { count })]
  if (facts.kind === 'undisputed') return [say('coa-worth-tax', { count })]
  const claimants = facts.claims.map(powerName).join(', ')
  return [say('coa-worth-claim', { powers: claimants, count }), say('coa-worth-others', { count })]
}

/** Territories that only one side of the board has, or that differ between the sides. */
const OF_REVOLUTION = ['hannover', 'picardie', 'venezia']

export function noteOf(board: CoalitionsView['board'], territory: string): string {
  const differs = board === 'revolution' && OF_REVOLUTION.includes(territory)
  return words.say(differs ? `note-revolution-${territory}` : `note-${territory}`)
}
