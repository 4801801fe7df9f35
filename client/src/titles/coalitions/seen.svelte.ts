// The view of the game that is on the screen, in the types of this title, and its words.

import { useSeen, type Seen as SeenOf } from '../../table/seen'
import { capital, say, wordsOf, type TitleWords } from '../../words'
import { family } from './family.svelte'
import type { CoalitionsView, General, Power } from './view'

export type Seen = SeenOf<CoalitionsView>
export const useCoalitions = useSeen<CoalitionsView>

/** The words of the title that is open. */
export function words(): TitleWords {
  return wordsOf(family().title)
}

export function powerName(power: string): string {
  return words().name(`power:${power}`, 'short')
}

/** A sentence about a power, with the forms of its name that the language needs. */
export function sayPower(key: string, power: string, facts: Record<string, string | number> = {}): string {
  const anchor = `power:${power}`
  const forms = ['the', 'number', 'genitive'].map((form) => [`power-${form}`, words().name(anchor, form)] as const)
  return capital(say(key, { ...facts, power: words().name(anchor), ...Object.fromEntries(forms) }))
}

export function territoryName(territory: string): string {
  return words().name(`territory:${territory}`)
}

/** What a general is called; `exact` tells those apart who have no name and no place. */
export function generalName(view: CoalitionsView, id: string, form = ''): string {
  return capital(words().name(`general:${generalOf(view, id).name}`, form))
}

export function fieldName(field: string): string {
  return words().name(`field:${field}`)
}

export function statusName(status: string): string {
  return capital(words().name(`status:${status}`))
}

export function letterOf(power: string): string {
  return words().name(`power:${power}`, 'letter')
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

/** The power from whose hand is chosen: of a gift the giver, not who is to get it. */
export function holderOf(view: CoalitionsView): string | null {
  return view.decision === 'lend-card' ? view.giver : view.asked
}

/** The power whose shield a chair bears. */
export function signOf(view: CoalitionsView, seat: number): string | null {
  return powersOf(view, seat)[0]?.id ?? null
}

/** The power that the cards play: its influence is the only one that counts. */
export function isAutoma(view: CoalitionsView, power: Power): boolean {
  return view.empereur !== null && power.seat === null
}

/** Whether influence brings this power victory. */
export function isScored(view: CoalitionsView, power: Power): boolean {
  return view.empereur === null ? !power.minor : isAutoma(view, power)
}

/** The initial of a general who has a name of his own. */
export function initialOf(general: General): string {
  return general.named ? words().name(`general:${general.name}`, 'initial') : ''
}
