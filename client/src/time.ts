// Times and spans as people write them.

import { settings } from './settings.svelte'
import { say } from './words'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Seconds for a decision that a host can choose; null is no limit. */
export const PACES: (number | null)[] = [null, 2 * MINUTE, 10 * MINUTE, HOUR, 12 * HOUR, DAY, 3 * DAY, 7 * DAY]

export function sayPace(seconds: number | null): string {
  if (seconds === null) return say('web-pace-none')
  if (seconds % DAY === 0) return say('web-pace-days', { count: seconds / DAY })
  if (seconds % HOUR === 0) return say('web-pace-hours', { count: seconds / HOUR })
  return say('web-pace-minutes', { count: Math.max(1, Math.round(seconds / MINUTE)) })
}

/** A moment: the time of day today, otherwise with the day of the week or the date. */
export function sayMoment(milliseconds: number): string {
  const moment = new Date(milliseconds)
  const now = new Date()
  const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' }
  const days = Math.abs(milliseconds - now.getTime()) / (DAY * 1000)
  if (moment.toDateString() === now.toDateString()) return format(moment, time)
  if (days < 6) return format(moment, { weekday: 'short', ...time })
  return format(moment, { day: 'numeric', month: 'short', ...time })
}

function format(moment: Date, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(settings.language === 'pl' ? 'pl' : 'en-GB', style).format(moment)
}
