// Which procedure inside a procedure lies over the map just now, and whether one has folded it to look at the map.

import { family, type ProcedureParts } from './family.svelte'
import { named } from './options'
import type { Seen } from './seen.svelte'

/** What was folded: the battle or auction and its step, so that the next one opens again. */
let folded: string | null = $state(null)

/** The procedure there is, folded or not. */
export function procedureOf({ view }: Seen): ProcedureParts | null {
  return family().procedures.find((one) => one.of(view) !== null) ?? null
}

function nameOf(seen: Seen): string {
  return `${seen.view.round}.${seen.view.turn} ${procedureOf(seen)?.of(seen.view) ?? ''}`
}

/** Whether the answer lies on the map, away from the battle. */
function isElsewhere({ play, view }: Seen): boolean {
  return play.options.some((option) => ![null, view.battle?.territory].includes(named(option, 'territory')))
}

/** The dialog that is open: none while the map is needed to answer. */
export function dialogOf(seen: Seen): ProcedureParts | null {
  return folded === nameOf(seen) || isElsewhere(seen) ? null : procedureOf(seen)
}

export function fold(seen: Seen): void {
  folded = nameOf(seen)
}

export function unfold(): void {
  folded = null
}
