// The action cards: their signs and names, and what has come of those that are open.

import { capital, say } from '../../words'
import type { EventTold } from '../../wire'
import { words, type Seen } from '../coalitions/seen.svelte'
import type { CoalitionsView, Realpolitik } from '../coalitions/view'

export const ICONS: Record<string, string> = {
  taxation: 'action-taxation',
  mobilization: 'action-mobilisation',
  influence: 'action-influence',
  dispatch: 'letter',
  movement: 'action-movement',
}

export function orderName(order: string): string {
  return capital(words().name(`order:${order}`, 'short'))
}

export function orderAbout(order: string): string {
  return words().about(`order-${order}`)
}

/** What only this title's views have. */
export function cardsOf(view: CoalitionsView): Realpolitik {
  return view.realpolitik!
}

/** The power whose action is under way. */
export function actingIn(view: CoalitionsView): string | null {
  return view.phase === 'actions' ? cardsOf(view).acting : null
}

/** What the card of a power has brought, from what was told since the cards were opened. */
export function yieldOf({ play, view }: Seen, power: string): string {
  const story = play.story.filter(({ ply }) => ply <= view.ply).flatMap(({ events }) => events)
  const opened = story.map(({ kind }) => kind).lastIndexOf('order-revealed')
  const told = story.slice(opened + 1).find((event) => event.kind in YIELDS && event.facts.power === `power:${power}`)
  return told ? YIELDS[told.kind]!(told) : ''
}

const YIELDS: Record<string, (event: EventTold) => string> = {
  taxed: ({ facts }) => say('rea-yield-money', { count: Number(facts.count) }),
  expanded: ({ facts }) => say('rea-yield-influence', { count: Number(facts.count) }),
  dispatched: () => say('rea-yield-dispatch'),
}
