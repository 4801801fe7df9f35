// How the game came to be what it is: actions that arrive together are shown one after the other, and the cards of a
// battle stay for a moment when it is over. Any key or click ends it; without motion there is none of it.

import { mayMove } from '../settings.svelte'
import type { Game, HistoryEntry } from '../wire'
import type { Play } from './play.svelte'

const LONGEST = 2000
const STEP = 500
const MOST = 12
const RESULT = 3 // a result is looked at for so many steps

export function unfold(play: Play): void {
  let known: Game | null = null
  // before the page is drawn, or what is held back would be seen for a moment
  $effect.pre(() => {
    const game = play.connection.game
    if (game === known) return
    const before = known
    known = game
    play.held = null
    const news = game && before ? game.history.filter((entry) => entry.ply > before.ply) : []
    const isSeen = play.isLive && mayMove() && !document.hidden
    const isWorthIt = news.length > 1 || news.some((entry) => isResult(play, entry))
    if (isSeen && before && isWorthIt && news.length <= MOST) void show(play, before, news)
  })
}

async function show(play: Play, before: Game, news: HistoryEntry[]): Promise<void> {
  const pauses = news.map((entry, index) => (isResult(play, entry) ? RESULT : index === 0 ? 0 : 1))
  const step = Math.min(STEP, LONGEST / Math.max(1, sum(pauses)))
  let shown = before
  for (const [index, pause] of pauses.entries()) {
    play.held = shown
    const [next] = await Promise.all([
      index < news.length - 1 ? play.gameAt(news[index]!.ply).catch(() => shown) : shown,
      new Promise((resolve) => setTimeout(resolve, step * pause)),
    ])
    if (play.held !== shown) return // skipped, or something newer has come
    shown = next
  }
  play.held = null
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function isResult(play: Play, entry: HistoryEntry): boolean {
  return entry.events.some((event) => play.parts.results.includes(event.kind))
}
