// One visit to a table: what the server said, where in the past one looks, what is chosen and not yet played.

import { getContext, setContext } from 'svelte'
import { get, Offline, Refused, withQuery } from '../api'
import { TableConnection } from '../connection.svelte'
import { runAround } from '../history.svelte'
import { letters } from '../seats'
import { settings } from '../settings.svelte'
import { say } from '../words'
import type { Game, HistoryEntry, Option, Refusal, Request, Seat } from '../wire'
import type { TitleParts } from './parts'

export type Tab = 'affairs' | 'hand' | 'log' | 'press' | 'options' | 'rules'

/** A sentence for the player, with the rule it rests on. */
export interface Tip {
  sentence: string
  rule: string
}

const NOWHERE: Seat[] = []
/** What somebody may still do in a negotiation who is ready. */
const THINK_BETTER = 'not-ready'

/** Whether something is asked of a player: not of one who is ready in a negotiation, and only waits for others. */
export function isAsked(options: Option[]): boolean {
  return options.some(({ action }) => action !== THINK_BETTER)
}

export class Play {
  readonly id: string
  connection: TableConnection = $state.raw(undefined as unknown as TableConnection)
  /** What the title adds to the page; null until it has come. */
  brought: TitleParts | null = $state.raw(null)

  /** The action that the next confirmation plays. */
  selected: string | null = $state(null)
  /** The action that was sent and not answered yet. */
  sent: string | null = $state(null)
  tip: Tip | null = $state.raw(null)
  tab: Tab = $state('log')
  /** The rule that the rules show first; null is the rule behind the prompt. */
  rule: string | null = $state(null)
  isRulesOpen = $state(false)
  /** The ply that one looks at; null is now. */
  ply: number | null = $state(null)
  /** Whether the list of options is open on the table page of a folded rail or a phone. */
  isPanelOpen = $state(false)
  /** Whether a dialog of the title lies over field and prompt. */
  isCovered = $state(false)

  /** Through whose eyes one looks at a game that is over; null is one's own. */
  viewAs: number | null = $state(null)
  /** The game as it was, while it is shown how it came to be what it is. */
  held: Game | null = $state.raw(null)

  private past: Game | null = $state.raw(null)
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it only saves requests
  private remembered = new Map<string, Game>()

  constructor(id: string) {
    this.id = id
    this.connection = new TableConnection(id)
  }

  readonly table = $derived.by(() => this.connection.table)
  readonly you = $derived.by(() => this.connection.you)
  readonly seats = $derived.by(() => this.connection.table?.seats ?? NOWHERE)
  readonly letters = $derived.by(() => letters(this.seats.map((seat) => seat.name)))
  readonly isLive = $derived.by(() => this.ply === null)
  /** The game as it is shown: now, or as it was. */
  readonly game = $derived.by(() => (this.ply === null ? this.held : this.past) ?? this.connection.game)
  readonly isConnected = $derived.by(() => this.connection.state === 'connected')
  private readonly isNow = $derived.by(() => this.isLive && this.held === null)
  /** What may be played now; nothing while one looks back. */
  readonly options = $derived.by((): Option[] => (this.isNow ? (this.connection.game?.options ?? []) : []))
  readonly asides = $derived.by((): Option[] => (this.isNow ? (this.connection.game?.asides ?? []) : []))
  readonly isMine = $derived.by(() => isAsked(this.options))
  /** The option that the main button plays. A single option needs no choosing. */
  readonly chosen = $derived.by(
    () =>
      this.options.find((option) => option.action === this.selected) ??
      (this.options.length === 1 && this.isMine ? this.options[0] : undefined),
  )
  /** Options that nothing on the table stands for: they are buttons. */
  readonly buttons = $derived.by(() =>
    this.options.filter(
      (option) =>
        !option.anchors.some((anchor) => this.isOnTable(anchor)) &&
        this.parts.panels !== 'all' &&
        !this.parts.panels?.includes(option.action.split(' ')[0] ?? ''),
    ),
  )
  readonly history = $derived.by((): HistoryEntry[] => this.connection.game?.history ?? [])
  readonly lastPly = $derived.by(() => this.connection.game?.ply ?? 0)
  /** All of the history that is known, maybe with gaps. */
  readonly known = $derived.by((): HistoryEntry[] => this.connection.chronicle.known)
  /** What is known without a gap around the action that one looks at; until that is known, what happened last. */
  readonly story = $derived.by((): HistoryEntry[] => {
    const around = runAround(this.known, this.ply ?? this.lastPly)
    return around.length ? around : this.history
  })
  /** Whether one has ever decided something here; where not all is known, one may have. */
  readonly hasActed = $derived.by((): boolean => {
    const me = this.you?.seat ?? null
    return me !== null && this.history.some(({ ply, seat }, index) => seat === me || (index === 0 && ply > 0))
  })

  /** The page is drawn when they are there. */
  get parts(): TitleParts {
    return this.brought!
  }

  /** After one sat down or left: the server knows a connection by who opened it. */
  reopen(): void {
    this.connection.close()
    this.connection = new TableConnection(this.id)
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? say('seat-name', { number: seat + 1 })
  }

  /** The power whose colours a chair has; null where chairs have their own. */
  power(seat: number): string | null {
    return this.parts.powerOf?.(this.game?.view, seat) ?? null
  }

  /** The class that gives the colours of a chair. */
  colours(seat: number): string {
    const power = this.power(seat)
    return power === null ? `seat-${seat + 1}` : `power-${power}`
  }

  letter(seat: number): string {
    const power = this.power(seat)
    return (power === null ? this.letters[seat] : this.parts.letterOf?.(power)) ?? ''
  }

  isOnTable(anchor: string): boolean {
    return this.parts.anchors.includes(anchor.split(':')[0] ?? '')
  }

  optionAt(anchor: string): Option | undefined {
    return this.options.find((option) => option.anchors.includes(anchor))
  }

  /** A first press chooses, a second one plays. */
  press(option: Option): void {
    if (this.chosen?.action === option.action || !this.isMine) void this.act(option)
    else this.select(option)
  }

  select(option: Option): void {
    this.tip = null
    this.selected = option.action
  }

  unselect(): void {
    this.selected = null
    this.tip = null
  }

  async act(option: Option): Promise<void> {
    const game = this.connection.game
    if (!game || this.sent !== null || !this.isLive) return
    this.sent = option.action
    await this.ask({ do: 'act', action: option.action, ply: game.ply })
    this.sent = null
    this.selected = null
  }

  async takeBack(): Promise<void> {
    const game = this.connection.game
    if (game) await this.ask({ do: 'take-back', ply: game.ply })
  }

  /** Sends a request; what is refused becomes the tip. True if it was done. */
  async ask(request: Request): Promise<boolean> {
    this.tip = null
    try {
      await this.connection.request(request)
      return true
    } catch (error) {
      this.tip = tipOf(error)
      return false
    }
  }

  /** Why the thing behind an anchor is not offered. */
  /** What a button does that stands for an option: one click chooses it, two play it. */
  button(option: Option) {
    return {
      'aria-pressed': this.chosen === option,
      onclick: () => this.press(option),
      ondblclick: () => void this.act(option),
    }
  }

  async whyNot(anchor: string): Promise<Tip | null> {
    const [kind = '', name = ''] = anchor.split(':')
    const offered = this.options.find((option) => option.anchors.some((other) => other.startsWith(`${kind}:`)))
    const verb = offered?.action.split(' ')[0] ?? this.parts.verbs[kind] ?? ''
    try {
      const refusal = await this.connection.whyNot(`${verb} ${name}`)
      return refusal === null ? null : tipFrom(refusal)
    } catch (error) {
      return tipOf(error)
    }
  }

  async explain(anchor: string): Promise<void> {
    this.tip = await this.whyNot(anchor)
  }

  openRule(rule: string | null): void {
    this.rule = rule
    this.tab = 'rules'
    this.isRulesOpen = true
    this.isPanelOpen = true
  }

  openTab(tab: Tab): void {
    this.tab = tab
    this.isPanelOpen = true
  }

  /** Looks at the table as it was after an action; at the last one, at now. */
  async look(ply: number): Promise<void> {
    const wanted = Math.max(0, ply)
    if (wanted >= this.lastPly && !this.table?.replay) {
      this.backToNow()
      return
    }
    this.unselect()
    this.ply = Math.min(wanted, this.lastPly)
    try {
      const game = await this.gameAt(this.ply)
      if (this.ply === game.ply) this.past = game
    } catch (error) {
      this.tip = tipOf(error)
      this.backToNow()
    }
  }

  async gameAt(ply: number): Promise<Game> {
    const path = withQuery(`/api/tables/${this.id}/at/${ply}`, {
      lang: settings.language,
      ...(this.viewAs === null ? {} : { seat: String(this.viewAs) }),
    })
    const game = this.remembered.get(path) ?? (await get<Game>(path))
    this.remembered.set(path, game)
    return game
  }

  /** Once the game is over nothing is secret: look at it from another chair. */
  lookFrom(seat: number | null): void {
    this.viewAs = seat
    this.connection.useEyes(seat)
    if (this.ply !== null) void this.look(this.ply)
  }

  backToNow(): void {
    this.ply = null
    this.past = null
  }

  /** After a take-back later plies are no longer what they were. */
  forgetPast(): void {
    this.remembered.clear()
  }
}

function tipFrom(refusal: Refusal): Tip {
  return { sentence: refusal.sentence, rule: refusal.rule }
}

export function tipOf(error: unknown): Tip {
  if (error instanceof Refused) return tipFrom(error.refusal)
  if (error instanceof Offline) return { sentence: say('play-not-sent'), rule: '' }
  throw error
}

const KEY = Symbol('play')

export function providePlay(play: Play): void {
  setContext(KEY, play)
}

export function usePlay(): Play {
  return getContext<Play>(KEY)
}
