// What one knows of a game's history (docs/api.md). Feeds tell the last plies, pages older ones, and in long games some
// between them may be unknown.

import { Offline, Refused } from './api'
import type { Game, HistoryEntry, HistoryPage } from './wire'

/** Pages are asked for at such steps, so that one who looks around is told nothing twice. A page has twice as many plies. */
const STEP = 100

export class Chronicle {
  /** In the order of plies, maybe with gaps. */
  known: HistoryEntry[] = $state.raw([])
  isReading = $state(false)

  readonly #read: (before: number) => Promise<HistoryPage>
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page shows it
  readonly #asked = new Set<number>()
  /** Rises when plies were taken back or are told anew: a page that was asked for before may tell of what is no more. */
  #world = 0

  constructor(read: (before: number) => Promise<HistoryPage>) {
    this.#read = read
  }

  /** What is under way is not waited for. */
  beginAnew(): void {
    this.#world += 1
    this.#asked.clear()
  }

  hear(told: Game): void {
    if (told.from < (this.known.at(-1)?.ply ?? -1)) this.beginAnew()
    this.known = [...this.known.filter(({ ply }) => ply <= told.from), ...told.history]
  }

  /** Asks for the plies around one, unless it is known. */
  need(ply: number): void {
    const isKnown = this.known.some((entry) => entry.ply === ply)
    if (this.known.length && !isKnown) void this.turn((Math.floor(ply / STEP) + 1) * STEP)
  }

  /** Asks for the page that ends before a ply. */
  async turn(before: number): Promise<void> {
    if (this.#asked.has(before)) return
    this.#asked.add(before)
    this.isReading = true
    const world = this.#world
    try {
      const page = await this.#read(before)
      if (world === this.#world) this.known = withPage(this.known, page.history)
    } catch (error) {
      if (!(error instanceof Offline || error instanceof Refused)) throw error // one can ask again
    } finally {
      this.#asked.delete(before)
      this.isReading = this.#asked.size > 0
    }
  }
}

function withPage(known: HistoryEntry[], page: HistoryEntry[]): HistoryEntry[] {
  const plies = new Set(known.map(({ ply }) => ply))
  return [...known, ...page.filter(({ ply }) => !plies.has(ply))].sort((one, other) => one.ply - other.ply)
}

/** The plies around one that are known without a gap; none if it is unknown itself. */
export function runAround(known: HistoryEntry[], ply: number): HistoryEntry[] {
  const at = known.findIndex((entry) => entry.ply === ply)
  if (at < 0) return []
  const isNext = (index: number) => known[index]?.ply === known[index - 1]!.ply + 1
  let first = at
  let end = at + 1
  while (first > 0 && isNext(first)) first -= 1
  while (end < known.length && isNext(end)) end += 1
  return known.slice(first, end)
}
