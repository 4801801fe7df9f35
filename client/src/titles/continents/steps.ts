// Where in his turn a player is.

import type { Step } from '../../table/parts'
import { say } from '../../words'
import type { ContinentsView } from './view'

const STEPS = ['six-step-arrivals', 'six-step-expeditions', 'six-step-income', 'six-step-actions', 'six-step-end']
const EXPEDITIONS = 1
const ACTIONS = 3
const AT: Record<string, number> = {
  'choose-loss': 0,
  'meet-mineral': EXPEDITIONS,
  'meet-savages': EXPEDITIONS,
  'choose-technology': EXPEDITIONS,
  'meet-winds': EXPEDITIONS,
  'house-captives': EXPEDITIONS,
  'abandon-building': 2,
  'pay-or-disband': 4,
  'choose-rising': 4,
  'choose-turncoats': 4,
}

export function stepsOf(view: ContinentsView): Step[] {
  if (view.seat === null || view.seat !== view.active || view.decision?.startsWith('choose-capital')) return []
  const now = view.battle?.kind === 'savages' ? EXPEDITIONS : (AT[view.decision ?? ''] ?? ACTIONS)
  return STEPS.map((key, index) => ({
    words: say(key),
    state: index < now ? 'done' : index === now ? 'now' : 'later',
  }))
}
