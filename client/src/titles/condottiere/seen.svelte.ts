// The view of the game that is on the screen, in the types of this title, and its words.

import { usePlay, type Play } from '../../table/play.svelte'
import type { CondottiereView } from '../../wire'
import { capital, wordsOf } from '../../words'

export const words = wordsOf('condottiere')

export interface Seen {
  play: Play
  readonly view: CondottiereView
  /** The chair through whose eyes one looks; null for a spectator. */
  readonly me: number | null
}

export function useCondottiere(): Seen {
  const play = usePlay()
  return {
    play,
    get view() {
      return play.game!.view as CondottiereView
    },
    get me() {
      return (play.game!.view as CondottiereView).seat
    },
  }
}

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
