// Why something is not offered: asked once for each position, when it is shown.

import type { Play } from '../../table/play.svelte'
import type { Refusal } from '../../wire'

let asked: { key: string; answers: Map<string, Promise<Refusal | null>> } = { key: '', answers: new Map() }

/** The reason against an action; null where nothing is asked of this player now, or nobody answers. */
export function reasonAgainst(play: Play, action: string): Promise<Refusal | null> {
  const key = `${play.id} ${play.game?.ply ?? ''} ${String(play.isMine)}`
  if (asked.key !== key) asked = { key, answers: new Map() }
  const found = asked.answers.get(action) ?? ask(play, action)
  asked.answers.set(action, found)
  return found
}

async function ask(play: Play, action: string): Promise<Refusal | null> {
  if (!play.isMine || !play.isConnected) return null
  return play.connection.whyNot(action).catch(() => null)
}
