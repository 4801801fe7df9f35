// A table in a line of the lobby.

import { sayPace } from '../time'
import { titles } from '../titles.svelte'
import type { Summary } from '../wire'
import { say, wordsOf } from '../words'
import { isSwitch, sayOption } from './options'
import { sayRoles } from './roles'

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

/** Coalitions · you are France · Helena, Marek, two bots · 1 day a move */
export function describe(table: Summary): string {
  const people = table.seats
    .filter((seat) => seat.kind === 'person' && seat.seat !== table.you.seat)
    .map((seat) => seat.name)
  const bots = table.seats.filter((seat) => seat.kind === 'bot').length
  const title = wordsOf(table.title).say(`title-${table.title}`)
  const company = [...people, ...(bots ? [say('web-bots-count', { count: bots })] : [])].join(', ')
  return [
    title,
    yourRoles(table),
    company,
    table.pace === null ? '' : say('web-per-move', { pace: sayPace(table.pace) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

function yourRoles(table: Summary): string {
  const roles = table.seats[table.you.seat ?? -1]?.roles ?? []
  return roles.length ? say('web-you-are', { roles: sayRoles(table.title, roles, 'short') }) : ''
}

/** What is chosen for a table: choices by name, all else by number. */
function choices(table: Summary): string[] {
  const options = titles.all?.find(({ id }) => id === table.title)?.options ?? []
  const chosen = options.filter(({ name }) => name in table.options)
  const named = chosen.filter((option) => option.choices && !isSwitch(option))
  const others = chosen.length - named.length
  return [
    ...named.map((option) => sayOption(table.title, option, String(table.options[option.name]))),
    others ? say('web-variants-count', { count: others }) : '',
  ]
}

/** Coalitions · 1813: the nations' war · 1 day a move · no messages */
export function terms(table: Summary): string {
  const title = wordsOf(table.title).say(`title-${table.title}`)
  return [
    title,
    ...choices(table),
    table.pace === null ? '' : say('web-per-move', { pace: sayPace(table.pace) }),
    // Keys: web-terms-press-none, web-terms-press-public
    table.press === 'all' ? '' : say(`web-terms-press-${table.press}`),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Whom the table waits for: a power, or somebody who plays none or several. */
export function awaitedNames(table: Summary): string {
  const names = table.awaited.map((seat) => {
    const { name, roles } = table.seats[seat]!
    return roles.length === 1 ? sayRoles(table.title, roles, 'short') : name || String(seat + 1)
  })
  return names.join(', ')
}

export function winnerNames(table: Summary): string {
  return table.winners.map((seat) => table.seats[seat]!.name || String(seat + 1)).join(', ')
}
