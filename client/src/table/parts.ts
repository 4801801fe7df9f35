// What a title adds to the table page. The page itself knows no title.

import type { Component } from 'svelte'
import type { EventTold } from '../wire'

/** A step of a long procedure, told below the question. */
export interface Step {
  words: string
  state: 'done' | 'now' | 'later'
}

/** Letters of these seats and to them wait. */
export interface Silence {
  rule: string
  seats: number[]
}

export type Sound = 'wood' | 'paper' | 'drum' | 'bell' | 'wax'

export interface TitleParts {
  /** The board and the public state, side by side. */
  Field: Component
  /** The same for a narrow screen, one above the other. */
  NarrowField: Component
  /** One line below a player's name. */
  seatNote(view: unknown, seat: number): string
  /** Where in the game we are: `battle 5`. */
  heading(view: unknown): string
  /** What is at stake just now: the head of the page on a phone, which else is the table's name. */
  stake(view: unknown): string
  /** Kinds of anchors that the board, the hand or the companies show; options without one are buttons. */
  anchors: string[]
  /** The verb that is asked about when a thing is not offered: `choose` for a region. */
  verbs: Record<string, string>
  /** Keys of options that are always called the same. */
  keys: Record<string, string>
  /** Words for a preview: what the option would do. */
  preview(preview: Record<string, unknown>): string
  /** The event that opens a new section of the log, and the head of the section. */
  section(event: EventTold): string | null
  /** Kinds of events that have no line of their own in the log. */
  quiet: string[]
  /** What is added to the line of an action: `(20)`. */
  logNote(events: EventTold[], seat: number): string
  /** Kinds of events that a screen reader says at once. */
  results: string[]
  sounds: Record<string, Sound>

  // A title may also bring these.

  /** What the player holds. */
  Hand?: Component
  /** The numbers of a seat in the rail. */
  SeatFacts?: Component<{ seat: number; short?: boolean }>
  /** A table of it is opened. */
  open?(): void
  /** Verbs of options that a panel of the title shows: they need no button. */
  panels?: string[] | 'all'

  // A title with powers also brings these.

  /** The power whose shield a chair bears. */
  powerOf?(view: unknown, seat: number): string | null
  /** The power that the question is about: a player may decide for several. */
  asked?(view: unknown): string | null
  /** The letter on the shield of a power. */
  letterOf?(power: string): string
  /** Instead of the list of chairs: the powers, their numbers and who plays them. */
  Standings?: Component<{ short?: boolean }>
  /** What a player may buy and undertake: a tab beside the log; on a narrow screen it is in the hand. */
  Affairs?: Component
  /** Where in a long procedure we are. */
  steps?(view: unknown): Step[]
  /** Who may not confer just now, and the rule that forbids it. */
  silence?(view: unknown): Silence | null
  /** Seconds of the glass by which people negotiate who are together; null while nobody does. */
  glass?(view: unknown): number | null
}
