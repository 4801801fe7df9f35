// The words of the prompt: the question or who is awaited, and a remark below it.

import { capital, say } from '../words'
import type { Play } from './play.svelte'

export function listing(words: string[]): string {
  if (words.length < 2) return words.join('')
  return say('list-and', { items: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' })
}

export function question(play: Play): string {
  const game = play.game
  if (!game) return ''
  if (play.table?.state === 'over') return overSentence(play)
  if (play.isMine) return say('play-your-turn', { question: game.decision?.prompt ?? '' })
  return say('play-waiting-for', { names: listing(game.awaited.map((seat) => play.name(seat))) })
}

function overSentence(play: Play): string {
  const winners = play.table?.winners ?? []
  if (play.table && play.table.closed !== null) return say('play-ended-house')
  if (play.table?.agreed) return say('play-ended-agreed')
  if (winners.length === 1 && winners[0] === play.you?.seat) return say('play-you-won')
  return say('play-won', { names: listing(winners.map((seat) => play.name(seat))), count: winners.length })
}

export function remark(play: Play): string {
  const game = play.game
  if (!game || play.table?.state === 'over') return overRemark(play)
  if (!play.isMine) return lastSentence(play)
  if (!play.chosen) return say('play-choose-first')
  const words = play.chosen.preview ? play.parts.preview(play.chosen.preview) : ''
  const chosen = say('play-chosen', { option: capital(play.chosen.label ?? play.chosen.action) })
  return words ? `${chosen} ${words}` : chosen
}

function overRemark(play: Play): string {
  if (play.table?.closed) return say('play-ended-house-reason', { reason: play.table.closed })
  return play.table?.replay ? say('play-replay-about') : ''
}

/** While others think: what happened last. */
function lastSentence(play: Play): string {
  const last = play.history.at(-1)
  return last?.events.find((event) => event.text)?.text ?? ''
}
