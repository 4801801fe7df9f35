// Signs for who is looking elsewhere: the tab's title and icon, and sounds for those who asked for them.

import { nameTab } from '../attention'
import { settings } from '../settings.svelte'
import type { HistoryEntry } from '../wire'
import { isAsked, type Play } from './play.svelte'
import { sound } from './sounds'

export function ringWhenAsked(play: Play): void {
  let wasMine = false
  $effect(() => {
    const game = play.connection.game
    const isMine = isAsked(game?.options ?? [])
    nameTab(play.table?.name ?? '', isMine)
    if (isMine && !wasMine && settings.sound === 'on') sound('bell')
    wasMine = isMine
  })
  $effect(() => () => nameTab(''))
}

/** A sound for what just happened; the first feed tells the past and stays silent. */
export function soundEvents(play: Play): void {
  let heard: number | null = null
  $effect(() => {
    const history = play.connection.game?.history
    if (!history || play.brought === null) return
    const last = history.at(-1)?.ply ?? 0
    if (heard !== null && last < heard) play.forgetPast()
    if (heard !== null && last > heard && settings.sound === 'on')
      ring(
        history.filter((entry) => entry.ply > heard!),
        play,
      )
    heard = last
  })
}

function ring(entries: HistoryEntry[], play: Play): void {
  for (const { kind } of entries.flatMap((entry) => entry.events).reverse()) {
    const name = play.parts.sounds[kind]
    if (!name) continue
    sound(name)
    return
  }
}
