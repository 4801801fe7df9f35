// Where in a long procedure we are: the steps of a movement, of a battle, of the diplomacy phase.

import type { Step } from '../../table/parts'
import { say } from '../../words'
import { family, type Course } from './family.svelte'
import { isAutoma, powerName, powerOf } from './seen.svelte'
import type { Battle, CoalitionsView, Movement } from './view'

const UPDATE = ['reinforce', 'let-stay', 'choose-leaving', 'leave-to']

function line(words: string[], now: number): Step[] {
  return words.map((word, index) => ({ words: word, state: index < now ? 'done' : index === now ? 'now' : 'later' }))
}

export function stepsOf(view: CoalitionsView): Step[] {
  if (view.battle !== null) return battleSteps(view.battle)
  const decision = view.decision ?? ''
  if (view.talk !== null) return talkSteps(view)
  const { movement } = view
  if (movement !== null && !isByCards(view, movement))
    return movementSteps(movement, view.realpolitik !== null, decision)
  if (UPDATE.includes(decision)) return line([say('coa-step-update')], 0)
  const { mobilization } = family()
  if (view.phase === 'diplomacy') return courseSteps(family().diplomacy(view), decision)
  return mobilization && decision in mobilization.at ? courseSteps(mobilization, decision) : []
}

function talkSteps(view: CoalitionsView): Step[] {
  const after = view.phase === 'diplomacy' ? family().diplomacy(view).steps : ['coa-step-vote']
  return line(
    ['coa-step-talk', ...after].map((key) => say(key)),
    0,
  )
}

/** Nobody chooses anything in it. */
function isByCards(view: CoalitionsView, movement: Movement): boolean {
  return isAutoma(view, powerOf(view, movement.power))
}

export function battleSteps(battle: Battle): Step[] {
  const words = [say('coa-step-strength'), say('coa-step-support'), say('coa-step-cards'), say('coa-step-result')]
  return line(words, 1 + ['support', 'cards', 'result'].indexOf(battle.step))
}

/** Arbiter, garrisons, trains where there are any, then up to three turns with their battles. */
function movementSteps(movement: Movement, hasTrains: boolean, decision: string): Step[] {
  if (movement.napoleon) return line([say('coa-step-napoleon'), say('coa-step-battles')], isFought(movement, decision))
  // Keys: coa-step-turn-1, coa-step-turn-2, coa-step-turn-3
  const turns = Array.from({ length: Math.max(1, movement.turn) }, (_, index) => say(`coa-step-turn-${index + 1}`))
  const rail = hasTrains ? [say('coa-step-rail')] : []
  const opening = [...arbiterWords(movement, decision), say('coa-step-garrisons')]
  const before = [...opening, ...rail]
  const words = [...before, ...turns, say('coa-step-battles')]
  if (decision === 'choose-arbiter') return line(words, 0)
  if (decision === 'disband') return line(words, opening.length - 1)
  if (isByRail(movement, decision)) return line(words, opening.length)
  return line(words, before.length - 1 + turns.length + isFought(movement, decision))
}

/** Nothing where nobody can be the arbiter. */
function arbiterWords(movement: Movement, decision: string): string[] {
  if (movement.arbiter !== null) return [say('coa-step-arbiter-is', { power: powerName(movement.arbiter) })]
  return decision === 'choose-arbiter' ? [say('coa-step-arbiter')] : []
}

function isByRail({ kind }: Movement, decision: string): boolean {
  return ['choose-rail', 'choose-ride'].includes(decision) || kind === 'ride' || kind === 'relay'
}

function isFought(movement: Movement, decision: string): number {
  return decision === 'choose-battle' || (movement.battles.length > 0 && movement.general === null) ? 1 : 0
}

function courseSteps({ steps, at }: Course, decision: string): Step[] {
  return line(
    steps.map((key) => say(key)),
    at[decision] ?? steps.length - 1,
  )
}
