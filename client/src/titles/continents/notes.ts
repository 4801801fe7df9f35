// What is said of a player in a line below his name.

import { say } from '../../words'
import type { Seen } from './seen.svelte'

export function notesOf({ view, play, me }: Seen, seat: number): string[] {
  const sheet = view.seats[seat]!
  const laid = me !== null && seat !== me && view.seats[me]!.cards_before.includes(seat)
  return [
    sheet.alive ? '' : say('six-eliminated'),
    sheet.war.length ? say('six-at-war-with', { names: sheet.war.map((enemy) => play.name(enemy)).join(', ') }) : '',
    sheet.encircled ? say('six-encircled') : '',
    sheet.alive && sheet.capital !== null && !sheet.holds_capital ? say('six-capital-lost') : '',
    laid ? say('six-card-before-you') : '',
    view.plague?.origin === seat ? say('six-plague-here', { marker: view.plague.marker }) : '',
  ].filter(Boolean)
}
