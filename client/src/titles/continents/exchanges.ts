// The exchanges of a battle, from what the log tells.

import type { EventTold, HistoryEntry } from '../../wire'

export interface Blow {
  number: number
  totals: [number, number]
  rolls: [number, number]
  /** Soldiers before it. */
  soldiers: [number, number]
  loser: 0 | 1
}

export interface Fought {
  /** An anchor, such as `territory:egypt`. */
  place: string
  attacker: string
  defender: string
  blows: Blow[]
  /** What both sides added in the last exchange, by name. */
  modifiers: Record<string, number>
}

const FACTS = ['place', 'number', 'attacker', 'defender', 'loser', 'attackers', 'defenders']
const SUMS = ['attacker-roll', 'attacker-total', 'defender-roll', 'defender-total']

function blowOf({ facts }: EventTold): Blow {
  const pair = (end: string): [number, number] => [Number(facts[`attacker${end}`]), Number(facts[`defender${end}`])]
  return {
    number: Number(facts.number),
    totals: pair('-total'),
    rolls: pair('-roll'),
    soldiers: [Number(facts.attackers), Number(facts.defenders)],
    loser: facts.loser === 'side:attacker' ? 0 : 1,
  }
}

function modifiersOf({ facts }: EventTold): Record<string, number> {
  const others = Object.entries(facts).filter(([name, value]) => ![...FACTS, ...SUMS].includes(name) && value !== 0)
  return Object.fromEntries(others.map(([name, value]) => [name, Number(value)]))
}

/** The last battle of the record. */
export function lastBattle(history: HistoryEntry[]): Fought | null {
  const blows: EventTold[] = []
  for (const entry of [...history].reverse()) {
    for (const event of [...entry.events].reverse()) {
      if (event.kind !== 'exchange') continue
      blows.unshift(event)
      if (Number(event.facts.number) === 1) return foughtOf(blows)
    }
  }
  return blows.length ? foughtOf(blows) : null
}

function foughtOf(events: EventTold[]): Fought {
  const last = events.at(-1)!
  return {
    place: String(last.facts.place),
    attacker: String(last.facts.attacker),
    defender: String(last.facts.defender),
    blows: events.map(blowOf),
    modifiers: modifiersOf(last),
  }
}
