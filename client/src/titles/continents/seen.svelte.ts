// The view of the game that is on the screen, in the types of this title, its words, and the place one looks at.

import type { Play } from '../../table/play.svelte'
import { useSeen, type Seen as SeenOf } from '../../table/seen'
import { capital, say, wordsOf } from '../../words'
import type { ContinentsView, SeatSheet, Side } from './view'

export const words = wordsOf('continents')

export type Seen = SeenOf<ContinentsView>
export const useContinents = useSeen<ContinentsView>

/** The territory or sea whose card and prices are shown. */
class Focus {
  place: string | null = $state(null)
}

export const focus = new Focus()

export function territoryName(territory: string): string {
  return words.name(`territory:${territory}`)
}

export function seaName(sea: string): string {
  return words.name(`sea:${sea}`)
}

export function placeName(view: ContinentsView, place: string): string {
  return place in view.seas ? seaName(place) : territoryName(place)
}

export function unitName(kind: string): string {
  return capital(words.name(`unit:${kind}`))
}

export function shipName(kind: string): string {
  return capital(words.name(`ship:${kind}`))
}

export function buildingName(building: string): string {
  return capital(words.name(`building:${building}`))
}

export function sideName(play: Play, side: Side): string {
  return typeof side === 'number' ? play.name(side) : capital(words.name(`side:${side}`))
}

/** The class that gives a side its colours. */
export function coloursOf(side: Side): string {
  return typeof side === 'number' ? `seat-${side + 1}` : side
}

/** The sheet of whoever looks; a spectator sees that of the player whose turn it is. */
export function sheetOf({ view, me }: Seen): SeatSheet {
  return view.seats[me ?? view.active]!
}

export function moneyWords(count: number): string {
  return say('six-money', { count })
}

/** `+6`, `−4`: with a true minus. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`
}
