// The view of the game that is on the screen, in the types of this title, and its words.

import { usePlay, type Play } from '../../table/play.svelte'
import { capital, say, wordsOf } from '../../words'
import type { CoalitionsView, General, Power } from './view'

export const words = wordsOf('coalitions')

export interface Seen {
  play: Play
  readonly view: CoalitionsView
  /** The chair through whose eyes one looks; null for a spectator. */
  readonly me: number | null
}

export function useCoalitions(): Seen {
  const play = usePlay()
  return {
    play,
    get view() {
      return play.game!.view as CoalitionsView
    },
    get me() {
      return (play.game!.view as CoalitionsView).seat
    },
  }
}

export function powerName(power: string): string {
  return words.name(`power:${power}`, 'short')
}

/** A sentence about a power, with the forms of its name that the language needs. */
export function sayPower(key: string, power: string, facts: Record<string, string | number> = {}): string {
  const anchor = `power:${power}`
  const forms = ['the', 'number', 'genitive'].map((form) => [`power-${form}`, words.name(anchor, form)])
  return capital(say(key, { ...facts, power: words.name(anchor), ...Object.fromEntries(forms) }))
}

export function territoryName(territory: string): string {
  return words.name(`territory:${territory}`)
}

/** The general of each power who has a name of his own. */
const HISTORICAL: Record<string, string> = {
  britain: 'wellington',
  france: 'napoleon',
  austria: 'schwarzenberg',
  prussia: 'bluecher',
  russia: 'kutuzov',
  ottoman: 'grand-vizier',
}

/** What a general is called; `exact` tells those apart who have no name and no place. */
export function generalName(view: CoalitionsView, id: string, form = ''): string {
  const { named, power } = generalOf(view, id)
  return capital(named ? words.name(`general:${HISTORICAL[power]}`) : words.name(`general:${id}`, form))
}

export function letterOf(power: string): string {
  return words.name(`power:${power}`, 'letter')
}

export function powerOf(view: CoalitionsView, id: string): Power {
  return view.powers.find((power) => power.id === id)!
}

export function generalOf(view: CoalitionsView, id: string): General {
  return view.generals.find((general) => general.id === id)!
}

export function generalsAt(view: CoalitionsView, territory: string): General[] {
  return view.generals.filter((general) => general.place === territory)
}

/** The powers that a chair decides for, its major power first. */
export function powersOf(view: CoalitionsView, seat: number): Power[] {
  const own = view.powers.filter((power) => power.seat === seat)
  return [...own.filter((power) => !power.minor), ...own.filter((power) => power.minor)]
}

/** The power that the question is put to: a recipient of money is asked nothing yet. */
export function askedPower(view: CoalitionsView): string | null {
  const asked = view.powers.find((power) => power.id === view.asked)
  return asked && (asked.seat === null || view.awaited.includes(asked.seat)) ? asked.id : null
}

/** The power whose shield a chair bears. */
export function signOf(view: CoalitionsView, seat: number): string | null {
  return powersOf(view, seat)[0]?.id ?? null
}

/** The initial of a general who has a name of his own. */
export function initialOf(general: General): string {
  return general.named ? say(`coa-initial-${general.power}`) : ''
}
