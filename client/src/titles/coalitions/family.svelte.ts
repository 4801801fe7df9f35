// What the titles of the family differ in. Each fills in this table (napoleonic.ts is that of Coalitions); everything
// else they share is in this folder and reads powers, statuses and fields from the view, and their names from the words.

import type { Component } from 'svelte'
import type { Box } from '../../table/board/drawing'
import type { CoalitionsView, Power } from './view'

/** A side of the board. */
export interface BoardSide {
  /** What is printed on it: its TOML. */
  text: string
  /** The hat of its century: the name of an icon. */
  hat: string
  /** What to show first, where trays at the foot of the map would hide land. */
  view?: Box
}

/** A track below the table of powers. */
export interface TrackParts {
  title: string
  most: number
  of: 'influence' | 'morale'
}

/** The steps of a procedure, as keys of the words, and at which of them a decision is. */
export interface Course {
  steps: string[]
  at: Record<string, number>
}

/** A procedure inside a procedure: it lies over the map, or on a phone below it. */
export interface ProcedureParts {
  /** What tells it from the next one; null while there is none. */
  of(view: CoalitionsView): string | null
  title(view: CoalitionsView): string
  /** Over the map. */
  Dialog: Component
  /** Below the map. */
  Body: Component
}

export interface Family {
  /** The id of the title: the folder of its words and boards. */
  title: string
  boards: Record<string, BoardSide>
  /** Icons of the fields of the wheel. */
  fields: Record<string, string>
  /** Signs of the statuses: an icon, and the colour of the power that leads a coalition. */
  crests: Record<string, { icon: string; colour: string }>
  tracks(view: CoalitionsView): TrackParts[]
  /** Below the tracks: what else stands between the powers. */
  Relations: Component | null
  /** Who does what in this turn. */
  Turn: Component<{ isOverMap?: boolean }>
  /** In the other corner of the map. */
  Corner: Component | null
  /** Beside the battle cards: what else one holds. */
  Holding: Component<{ framed?: boolean }> | null
  /** The diplomacy phase; other decisions in it are at its last step. */
  diplomacy(view: CoalitionsView): Course
  /** A mobilization of several steps. */
  mobilization: Course | null
  /** Sentences that differ, as keys of the words: when a battle is, why there is an auction and how it goes. */
  says: { battle: string; auction: string; bids: string }
  /** What else a power is or has, beside its name: in short, and in words. */
  marks(view: CoalitionsView, power: Power): { icon: string; short: string; words: string }[]
  /** The territories that a procedure without a battlefield is about. */
  concerned(view: CoalitionsView): string[]
  /** What a decision is about, where the question alone does not say it. */
  subjects: Record<string, (view: CoalitionsView) => string>
  /** What a decision needs beside map and hand. */
  answers: Record<string, Component>
  procedures: ProcedureParts[]
  /** A panel below the turn; over the map it is folded until one wants it. */
  panel(view: CoalitionsView): Component<{ isFolded?: boolean }> | null
}

let open: Family | undefined = $state.raw()

/** The table of one title is open at a time. */
export function openFamily(family: Family): void {
  open = family
}

export function family(): Family {
  return open!
}
