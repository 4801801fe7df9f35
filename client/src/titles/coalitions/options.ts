// Where the options of a decision lie: on the map, in the reserve, in a hand, on a power, or in a panel of their own.

import type { Play } from '../../table/play.svelte'
import type { Option } from '../../wire'
import type { CoalitionsView } from './view'

/** What an option names of a kind: `tyrol` for the territory of `march tyrol`. */
export function named(option: Option, kind: string): string | null {
  const anchor = option.anchors.find((one) => one.startsWith(`${kind}:`))
  return anchor === undefined ? null : anchor.slice(kind.length + 1)
}

export function verbOf(option: Option): string {
  return option.action.split(' ')[0] ?? ''
}

/** The territory that an option is picked on: its own, or where the general stands whom it names. */
export function placeOf(option: Option, view: CoalitionsView): string | null {
  const territory = named(option, 'territory')
  if (territory !== null || verbOf(option) === 'expose') return territory
  const general = named(option, 'general')
  return view.generals.find((one) => one.id === general)?.place ?? null
}

export function optionsAt(play: Play, view: CoalitionsView, territory: string): Option[] {
  return play.options.filter((option) => placeOf(option, view) === territory)
}

/** Options that are told apart by numbers, powers or statuses, and those about generals who are not on the map. */
export function optionsWith(play: Play, kind: string): Option[] {
  return play.options.filter((option) => named(option, kind) !== null)
}

export function reserveOptions(play: Play, view: CoalitionsView): Option[] {
  return optionsWith(play, 'general').filter((option) => verbOf(option) !== 'expose' && placeOf(option, view) === null)
}

/** Whether an answer is to be given on the map: then nothing may lie over it. */
export function isMapAsked(play: Play, view: CoalitionsView): boolean {
  return play.options.some((option) => placeOf(option, view) !== null)
}
