// Which procedure inside a procedure lies over the map just now, and whether one has folded it to look at the map.

import { named } from './options'
import type { Seen } from './seen.svelte'

export type DialogKind = 'battle' | 'auction'

/** What was folded: the battle or auction and its step, so that the next one opens again. */
let folded: string | null = $state(null)

function kindOf({ view }: Seen): DialogKind | null {
  if (view.battle !== null) return 'battle'
  return view.auction !== null && view.decision === 'bid' ? 'auction' : null
}

function nameOf({ view }: Seen): string {
  return `${view.round}.${view.turn} ${view.auction ?? ''}${view.battle?.territory ?? ''} ${view.battle?.step ?? ''}`
}

/** Whether the answer lies on the map, away from the battle. */
function isElsewhere({ play, view }: Seen): boolean {
  return play.options.some((option) => ![null, view.battle?.territory].includes(named(option, 'territory')))
}

/** The procedure there is, folded or not. */
export function procedureOf(seen: Seen): DialogKind | null {
  return kindOf(seen)
}

/** The dialog that is open: none while the map is needed to answer. */
export function dialogOf(seen: Seen): DialogKind | null {
  const kind = kindOf(seen)
  if (kind === null || folded === nameOf(seen)) return null
  return kind === 'battle' && isElsewhere(seen) ? null : kind
}

export function fold(seen: Seen): void {
  folded = nameOf(seen)
}

export function unfold(): void {
  folded = null
}
