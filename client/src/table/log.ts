// The log as lines: one sentence each, with the section that it opens.

import type { EventTold, HistoryEntry } from '../wire'
import { say } from '../words'
import type { TitleParts } from './parts'

export interface Line {
  key: string
  ply: number
  seat: number | null
  /** The power that acts, in titles that have powers. */
  power: string | null
  at: number | null
  text: string
  note: string
  /** The rule by which it happened, if a single one says it. */
  rule: string | null
  /** The head of the section that begins with this line. */
  section: string | null
}

/** What was told does not change: an entry is made into lines once, and a long game costs no more than a short one. */
const made = new WeakMap<HistoryEntry, Line[]>()

export function linesOf(history: HistoryEntry[], parts: TitleParts): Line[] {
  return history.flatMap((entry) => {
    const lines = made.get(entry) ?? linesOfEntry(entry, parts)
    made.set(entry, lines)
    return lines
  })
}

function linesOfEntry(entry: HistoryEntry, parts: TitleParts): Line[] {
  const events = entry.events.filter(
    (event) => event.text && !parts.quiet.includes(event.kind) && !isToldBetter(event, entry.events),
  )
  return events.map((event, index) => ({
    key: `${entry.ply}.${index}`,
    ply: entry.ply,
    seat: seatOf(event) ?? null,
    power: powerOf(event),
    at: entry.at,
    text: event.text ?? '',
    note: index === 0 ? noteOf(entry, parts) : '',
    rule: event.rule ?? null,
    section: sectionOf(event, events[index - 1], entry.events, parts),
  }))
}

/** The head that an event opens, after those of the events before it that have no line of their own. */
function sectionOf(
  event: EventTold,
  before: EventTold | undefined,
  all: EventTold[],
  parts: TitleParts,
): string | null {
  const first = before === undefined ? 0 : all.indexOf(before) + 1
  const heads = all.slice(first, all.indexOf(event) + 1).map((one) => parts.section(one))
  return heads.filter(Boolean).join(' · ') || null
}

function noteOf(entry: HistoryEntry, parts: TitleParts): string {
  const strength = entry.seat === null ? '' : parts.logNote(entry.events, entry.seat)
  // Keys: play-by-deputy, play-by-clock
  const by = entry.by === 'deputy' || entry.by === 'clock' ? say(`play-by-${entry.by}`) : ''
  return [strength, by].filter(Boolean).join(' ')
}

/** Who sees more than the others hears it twice: the fuller sentence is enough. */
function isToldBetter(event: EventTold, events: EventTold[]): boolean {
  const fuller = [`${event.kind}-own`, `${event.kind}-card`]
  return events.some(
    (other) =>
      fuller.includes(other.kind) && other.facts.seat === event.facts.seat && other.facts.power === event.facts.power,
  )
}

function powerOf(event: EventTold): string | null {
  const anchor = event.facts.power
  return typeof anchor === 'string' ? (anchor.split(':')[1] ?? null) : null
}

export function seatOf(event: EventTold): number | undefined {
  const anchor = event.facts.seat
  return typeof anchor === 'string' ? Number(anchor.split(':')[1]) : undefined
}

/** The place that an arrow key leads to among so many; null for other keys. */
export function stepOf(key: string, place: number, count: number): number | null {
  if (key === 'ArrowUp') return Math.max(place - 1, 0)
  if (key === 'ArrowDown') return Math.min(place + 1, count - 1)
  return null
}
