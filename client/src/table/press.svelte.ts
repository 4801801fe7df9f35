// Channels of the press: all, or one other seat. What was read in each, as far as the server was not told yet.

import { untrack } from 'svelte'
import { SvelteSet } from 'svelte/reactivity'
import type { PressMessage } from '../wire'
import type { Play } from './play.svelte'

/** null is all. */
export type Channel = number | null

export function isIn(message: PressMessage, channel: Channel, me: number | null): boolean {
  if (message.to === null || channel === null) return message.to === null && channel === null
  return channel !== me && [message.seat, ...message.to].includes(channel)
}

export function unreadOf(play: Play): PressMessage[] {
  const others = play.connection.press.filter((message) => message.seat !== play.you?.seat)
  const count = play.you?.unread ?? 0
  return count === 0 ? [] : others.slice(-count)
}

export class Reading {
  private seen = new SvelteSet<number>()

  /** A channel is on the screen: tell the server how far everything has been read. */
  read(play: Play, channel: Channel): void {
    const unread = unreadOf(play)
    const me = play.you?.seat ?? null
    const last = untrack(() => this.mark(unread, channel, me))
    if (last) void play.ask({ do: 'read', press: last.number })
  }

  /** The last message before the first that is left to read. */
  private mark(unread: PressMessage[], channel: Channel, me: number | null): PressMessage | undefined {
    for (const message of unread) if (isIn(message, channel, me)) this.seen.add(message.number)
    const firstLeft = unread.findIndex((message) => !this.seen.has(message.number))
    return (firstLeft < 0 ? unread : unread.slice(0, firstLeft)).at(-1)
  }

  count(play: Play, channel: Channel): number {
    const me = play.you?.seat ?? null
    return unreadOf(play).filter((message) => isIn(message, channel, me) && !this.seen.has(message.number)).length
  }
}
