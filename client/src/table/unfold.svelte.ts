// How the game came to be what it is: actions that arrive together are shown one after the other, and a result stays
// on the table for a moment. Any key or click ends it; without motion there is none of it.

import { untrack } from 'svelte'
import { mayMove } from '../settings.svelte'
import type { Game, HistoryEntry } from '../wire'
import type { Play } from './play.svelte'

const LONGEST = 2000
const STEP = 450
const RESULT = 1500
const MOST = 12

export function unfold(play: Play): void {
  let shown: Game | null = null
  let since = 0
  let isRunning = false

  function put(game: Game | null): void {
    shown = game
    since = performance.now()
  }

  function news(): HistoryEntry[] {
    const from = shown?.ply ?? Infinity
    const found = play.history.filter((entry) => entry.ply > from)
    return play.isLive && mayMove() && !document.hidden && found.length <= MOST ? found : []
  }

  /** How long what is shown stays before something else happens. */
  function pause(next: HistoryEntry[]): number {
    const last = shown?.history.at(-1)
    const isResult = last?.events.some((event) => play.parts.results.includes(event.kind))
    const least = isResult && next[0]?.seat !== play.you?.seat ? RESULT : isRunning ? STEP : 0
    return Math.max(0, least - (performance.now() - since))
  }

  async function run(): Promise<void> {
    const end = performance.now() + LONGEST
    isRunning = true
    for (let next = news(); next.length > 0; next = news()) {
      const here = shown
      play.held = here
      await new Promise((resolve) => setTimeout(resolve, Math.min(pause(next), end - performance.now())))
      const game = next.length === 1 ? play.connection.game : await play.gameAt(next[0]!.ply).catch(() => null)
      if (play.held !== here || game === null || performance.now() >= end) break // skipped, or it takes too long
      put(game)
    }
    isRunning = false
    play.held = null
    put(play.connection.game)
  }

  // before the page is drawn, or what is held back would be seen for a moment
  $effect.pre(() => {
    const game = play.connection.game
    untrack(() => {
      const next = news()
      if (isRunning) {
        if (next.length === 0) play.held = null
      } else if (next.length === 0 || (next.length === 1 && pause(next) === 0)) put(game)
      else void run()
    })
  })
}
