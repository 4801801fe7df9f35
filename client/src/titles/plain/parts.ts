// The table of a title that has no page of its own: the options are a list, and the log tells the rest.

import type { TitleParts } from '../../table/parts'
import Field from './Field.svelte'
import NarrowField from './NarrowField.svelte'

export const parts: TitleParts = {
  Field,
  NarrowField,
  seatNote: () => '',
  heading: () => '',
  stake: () => '',
  anchors: [],
  panels: 'all',
  verbs: {},
  keys: {},
  preview: () => '',
  section: () => null,
  quiet: [],
  logNote: () => '',
  results: [],
  sounds: {},
}
