// Where the options of a decision lie: on the map, in the reserve, in a hand, on a power, or in a panel of their own.

import { named, verbOf } from '../../table/options'
import type { Play } from '../../table/play.svelte'
import type { Option } from '../../wire'
import type { CoalitionsView } from './view'

export { named, verbOf }

/** What one does to a card that lies in somebody's stack: a general and a number name it. */
const CARD_DEEDS = ['expose', 'strike']

export function isAboutCard(option: Option): boolean {
  return CARD_DEEDS.includes(verbOf(option))
}

/** The border that an option is about: the two territories that it names. */
export function borderOf(option: Option): string[] | null {
  const ends = option.anchors.filter((anchor) => anchor.startsWith('territory:'))
  return ends.length === 2 ? ends.map((anchor) => anchor.slice('territory:'.length)) : null
}

/** What may be done to the card of a stack, counted from 0. */
export function optionsOnCard(play: Play, general: string, index: number): Option[] {
  const number = String(index + 1)
  return play.options.filter((option) => named(option, 'general') === general && named(option, 'number') === number)
}

/** The territories that it would lead through by train. */
export function chainOf(option: Option | undefined): string[] {
  return (option?.preview?.chain as string[] | undefined) ?? []
}

/** The territory that an option is picked on: its own, or where the general stands whom it names. */
export function placeOf(option: Option, view: CoalitionsView): string | null {
  if (borderOf(option) !== null) return null
  const territory = named(option, 'territory')
  if (territory !== null || isAboutCard(option)) return territory
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
  return optionsWith(play, 'general').filter((option) => !isAboutCard(option) && placeOf(option, view) === null)
}

/** The options where the chosen one lies: on its territory or its card, if there are several. */
export function siblingsOf(play: Play, view: CoalitionsView): Option[] {
  if (play.chosen === undefined) return []
  const place = placeOf(play.chosen, view)
  const found = isAboutCard(play.chosen)
    ? optionsOnCard(play, named(play.chosen, 'general')!, Number(named(play.chosen, 'number')) - 1)
    : place === null
      ? []
      : optionsAt(play, view, place)
  return found.length > 1 ? found : []
}

/** The territories that an option is picked on or between. */
export function placesOf(option: Option, view: CoalitionsView): string[] {
  const place = placeOf(option, view)
  return borderOf(option) ?? (place === null ? [] : [place])
}

/** Whether an answer is to be given on the map: then nothing may lie over it. */
export function isMapAsked(play: Play, view: CoalitionsView): boolean {
  return play.options.some((option) => placesOf(option, view).length > 0)
}
