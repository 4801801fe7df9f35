// What a question is about, where the question alone does not say it: a consent, an offer, a bid for a minor power.

import { say } from '../../words'
import { family, type Family } from './family.svelte'
import { generalName, generalOf, sayPower, territoryName } from './seen.svelte'
import type { CoalitionsView } from './view'

/** What all titles of the family ask. */
export const SUBJECTS: Family['subjects'] = {
  'give-consent': move,
  'allow-turn': furtherTurn,
  negotiate: () => say('coa-subject-negotiate'),
  lead: () => say('coa-subject-lead'),
  'choose-arbiter': () => say('coa-subject-arbiter'),
}

export function subjectOf(view: CoalitionsView): string {
  const subject = family().subjects[view.decision ?? '']
  return subject?.(view) ?? (view.about === null ? '' : concerned(view, view.about))
}

/** The move that is consented to: who, from where, which way. */
function move(view: CoalitionsView): string {
  const movement = view.movement
  if (!movement?.general) return ''
  const general = generalOf(view, movement.general)
  const way = [general.place, ...movement.way].map((place) => (place ? territoryName(place) : '')).join(' → ')
  // Keys: coa-subject-march, coa-subject-sail, coa-subject-strategic, coa-subject-orient
  return say(`coa-subject-${movement.kind ?? 'march'}`, { general: generalName(view, general.id), way })
}

function furtherTurn(view: CoalitionsView): string {
  const movement = view.movement
  if (!movement) return ''
  const count = movement.turn + 1
  return sayPower('coa-subject-turn', movement.power, { count })
}

/** The general whose fate is decided, and where he is. */
function concerned(view: CoalitionsView, id: string): string {
  const { place } = generalOf(view, id)
  const where = place === null ? say('coa-off-map') : territoryName(place)
  return say('coa-subject-general', { general: generalName(view, id, place === null ? 'exact' : ''), where })
}
