// What a territory is worth to whom, in sentences, and what is known about where its facts come from.

import { say } from '../../words'
import type { TerritoryFacts } from './facts'
import { powerName, sayPower, words } from './seen.svelte'

export function worthOf(facts: TerritoryFacts): string[] {
  const count = facts.value
  if (count === 0) return [say('coa-worth-nothing')]
  if (facts.kind === 'home')
    return [sayPower('coa-worth-home', facts.home ?? '', { count }), say('coa-worth-foreign', { count })]
  if (facts.kind === 'undisputed') return [say('coa-worth-tax', { count })]
  const claimants = facts.claims.map(powerName).join(', ')
  return [say('coa-worth-claim', { powers: claimants, count }), say('coa-worth-others', { count })]
}

/** The note of this side of the board, or of all. */
export function noteOf(board: string, territory: string): string {
  return words().about(`note-${board}-${territory}`, '') || words().say(`note-${territory}`)
}
