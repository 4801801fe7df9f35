// Somebody sits at a table: a visit with what the server has told, and the socket on which it goes on telling.

import { Play } from '$client/table/play.svelte'
import type { TitleParts } from '$client/table/parts'
import type { Seen } from '$client/table/seen'
import { loadTitle } from '$client/titles'
import type { Feed, Game } from '$client/wire'
import { feed } from '../games'
import { Socket } from '../line'

export interface Sitting {
  play: Play
  socket: Socket
  parts: TitleParts
}

export async function sitDown(title: string, parts: Partial<Feed> = {}): Promise<Sitting> {
  const play = new Play('k3f9')
  play.brought = await loadTitle(title)
  const socket = Socket.last
  socket.says(feed(parts))
  return { play, socket, parts: play.parts }
}

/** The game on the screen, as the components of a title see it. */
export async function seeing<View extends { seat: number | null }>(
  title: string,
  game: Game<View>,
  parts: Partial<Feed> = {},
): Promise<Seen<View> & { socket: Socket }> {
  const { play, socket } = await sitDown(title, { game, ...parts })
  const { view } = game
  return { play, socket, view, me: view.seat }
}
