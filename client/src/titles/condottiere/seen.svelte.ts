// The view of the game that is on the screen, in the types of this title, and its words.

import { useSeen, type Seen as SeenOf } from '../../table/seen'
import { capital, wordsOf } from '../../words'
import type { CondottiereView } from './view'

export const words = wordsOf('condottiere')

export type Seen = SeenOf<CondottiereView>
export const useCondottiere = useSeen<CondottiereView>

export function cardName(card: string): string {
  return capital(words.name(`card:${card}`))
}

export function regionName(region: string): string {
  return words.name(`region:${region}`)
}

/** A sentence about a region, with the forms of its name that the language needs. */
export function sayRegion(key: string, region: string, facts: Record<string, string | number> = {}): string {
  const anchor = `region:${region}`
  return words.say(key, {
    ...facts,
    region: words.name(anchor),
    'region-accusative': words.name(anchor, 'accusative'),
    'region-locative': words.name(anchor, 'locative'),
  })
}

export function regionsOf(view: CondottiereView, seat: number): string[] {
  return Object.keys(view.owners).filter((region) => view.owners[region] === seat)
}
