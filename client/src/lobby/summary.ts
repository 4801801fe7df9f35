// A table in a line of the lobby.

import { sayPace } from '../time'
import type { Summary } from '../wire'
import { say, wordsOf } from '../words'

export function isYourMove(table: Summary): boolean {
  return table.state === 'playing' && table.you.seat !== null && table.awaited.includes(table.you.seat)
}

/** What wants you comes first, what is over comes last; the newest first among equals. */
export function inOrder(tables: Summary[]): Summary[] {
  const rank = (table: Summary) => (isYourMove(table) ? 0 : { playing: 1, waiting: 2, over: 3 }[table.state])
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.created - one.created)
}

export function freeChairs(table: Summary): number {
  return table.seats.filter((seat) => seat.kind === 'open' || seat.kind === 'reserved').length
}

/** Condottiere · Helena, Marek and two bots · 1 day a move */
export function describe(table: Summary): string {
  const people = table.seats
    .filter((seat) => seat.kind === 'person' && seat.seat !== table.you.seat)
    .map((seat) => seat.name ?? '')
  const bots = table.seats.filter((seat) => seat.kind === 'bot').length
  const title = wordsOf(table.title).say(`title-${table.title}`)
  const company = [...people, ...(bots ? [say('web-bots-count', { count: bots })] : [])].join(', ')
  return [title, company, table.pace === null ? '' : say('web-per-move', { pace: sayPace(table.pace) })]
    .filter(Boolean)
    .join(' · ')
}

/** Condottiere · 1 day a move · no messages */
export function terms(table: Summary): string {
  const title = wordsOf(table.title).say(`title-${table.title}`)
  const variants = Object.keys(table.options).length
  return [
    title,
    table.pace === null ? '' : say('web-per-move', { pace: sayPace(table.pace) }),
    table.press === 'all' ? '' : say(`web-terms-press-${table.press}`),
    variants ? say('web-variants-count', { count: variants }) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Whom the table waits for, by name. */
export function awaitedNames(table: Summary): string {
  return table.awaited.map((seat) => table.seats[seat]?.name ?? String(seat + 1)).join(', ')
}

export function winnerNames(table: Summary): string {
  return table.winners.map((seat) => table.seats[seat]?.name ?? String(seat + 1)).join(', ')
}
