// Where in a long procedure we are: the steps of a movement, of a battle, of the diplomacy phase.

import type { Step } from '../../table/parts'
import { say } from '../../words'
import { family } from './family.svelte'
import { isAutoma, powerName, powerOf } from './seen.svelte'
import type { Battle, CoalitionsView, Movement } from './view'

const UPDATE = ['reinforce', 'let-stay', 'choose-leaving', 'leave-to']

function line(words: string[], now: number): Step[] {
  return words.map((word, index) => ({ words: word, state: index < now ? 'done' : index === now ? 'now' : 'later' }))
}

export function stepsOf(view: CoalitionsView): Step[] {
  if (view.battle !== null) return battleSteps(view.battle)
  if (view.movement !== null && !isByCards(view, view.movement))
    return movementSteps(view.movement, view.decision ?? '')
  if (UPDATE.includes(view.decision ?? '')) return line([say('coa-step-update')], 0)
  if (view.phase === 'diplomacy') return diplomacySteps(view.decision ?? '')
  return []
}

/** Nobody chooses anything in it. */
function isByCards(view: CoalitionsView, movement: Movement): boolean {
  return isAutoma(view, powerOf(view, movement.power))
}

export function battleSteps(battle: Battle): Step[] {
  const words = [say('coa-step-strength'), say('coa-step-support'), say('coa-step-cards'), say('coa-step-result')]
  return line(words, 1 + ['support', 'cards', 'result'].indexOf(battle.step))
}

/** Arbiter, garrisons, then up to three turns with their battles. */
function movementSteps(movement: Movement, decision: string): Step[] {
  if (movement.napoleon) return line([say('coa-step-napoleon'), say('coa-step-battles')], isFought(movement, decision))
  const turns = Array.from({ length: Math.max(1, movement.turn) }, (_, index) => say(`coa-step-turn-${index + 1}`))
  const before = [...arbiterWords(movement, decision), say('coa-step-garrisons')]
  const words = [...before, ...turns, say('coa-step-battles')]
  if (decision === 'choose-arbiter') return line(words, 0)
  if (decision === 'disband') return line(words, before.length - 1)
  return line(words, before.length - 1 + turns.length + isFought(movement, decision))
}

/** Nothing where nobody can be the arbiter. */
function arbiterWords(movement: Movement, decision: string): string[] {
  if (movement.arbiter !== null) return [say('coa-step-arbiter-is', { power: powerName(movement.arbiter) })]
  return decision === 'choose-arbiter' ? [say('coa-step-arbiter')] : []
}

function isFought(movement: Movement, decision: string): number {
  return decision === 'choose-battle' || (movement.battles.length > 0 && movement.general === null) ? 1 : 0
}

const DIPLOMACY: Record<string, number> = { negotiate: 0, expel: 1, 'choose-after-expulsion': 1, admit: 1 }

function diplomacySteps(decision: string): Step[] {
  const words = [say('coa-step-statuses'), say(family().expulsions), say('coa-step-update')]
  return line(words, DIPLOMACY[decision] ?? 2)
}
