// What the options of a decision are about, and where they are picked.

import { named, verbOf } from '../../table/options'
import type { Play } from '../../table/play.svelte'
import type { Option } from '../../wire'

export { named, verbOf }

export function placeOf(option: Option): string | null {
  return named(option, 'territory') ?? named(option, 'sea')
}

export function optionsAt(play: Play, place: string): Option[] {
  return play.options.filter((option) => placeOf(option) === place)
}

export function optionOf(play: Play, action: string): Option | undefined {
  return play.options.find((option) => option.action === action)
}

export function withVerbs(play: Play, verbs: string[]): Option[] {
  return play.options.filter((option) => verbs.includes(verbOf(option)))
}

export function priceOf(option: Option): number | null {
  const money = option.preview?.money
  return typeof money === 'number' ? money : null
}

/** Decisions whose options the map plays at once: they only add to what is settled by another one. */
const AT_ONCE = ['cede', 'demand', 'send-all', 'dispatch-all']

/** What a press on a place would choose: of several options the one that goes there with all there is. */
export function mainOption(play: Play, place: string): Option | undefined {
  const here = optionsAt(play, place)
  return (
    here.find((option) => option === play.chosen) ??
    here.find((option) => ['march', 'sail', ...AT_ONCE].includes(verbOf(option))) ??
    here[0]
  )
}

export function isAtOnce(option: Option): boolean {
  return AT_ONCE.includes(verbOf(option))
}
