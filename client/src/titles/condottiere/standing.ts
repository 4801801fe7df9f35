// How a prince stands in the battle, in a word.

import type { Seen } from './seen.svelte'

export type Standing = 'turn' | 'deciding' | 'passed' | 'after-you' | 'out' | 'fighting' | 'none'

export function standing({ view, play, me }: Seen, seat: number): Standing {
  const company = view.seats[seat]!
  const awaited = play.game!.awaited
  if (awaited.includes(seat)) return play.isMine && seat === me ? 'turn' : 'deciding'
  if (view.contested === null && !view.final) return 'none'
  if (!company.participates) return 'out'
  if (company.passed) return 'passed'
  if (company.hand_size === 0) return 'out'
  return me !== null && awaited[0] === me && isNext(view.seats, me, seat) ? 'after-you' : 'fighting'
}

/** The first one clockwise after `me` who is still in the battle. */
function isNext(seats: Seen['view']['seats'], me: number, seat: number): boolean {
  for (let step = 1; step < seats.length; step++) {
    const other = (me + step) % seats.length
    const company = seats[other]!
    if (company.participates && !company.passed && company.hand_size > 0) return other === seat
  }
  return false
}
