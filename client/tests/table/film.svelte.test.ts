// How the game came to be what it is: what is shown one after the other, heard, and put into the tab.

import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choose } from '$client/settings.svelte'
import type { Play } from '$client/table/play.svelte'
import { ringWhenAsked, soundEvents } from '$client/table/signals.svelte'
import * as sounds from '$client/table/sounds'
import { unfold } from '$client/table/unfold.svelte'
import type { Game, HistoryEntry } from '$client/wire'
import { battle, feed } from '../games'
import { answering, settled, type Socket } from '../line'
import { sitDown } from './sitting'

let play: Play
let socket: Socket
let stop = (): void => undefined

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.spyOn(sounds, 'sound').mockReturnValue()
  ;({ play, socket } = await sitDown('condottiere'))
})
afterEach(() => {
  stop()
  play.connection.close()
  choose('sound', 'off')
  vi.useRealTimers()
})

/** Whatever is to be shown or heard of the table from now on. */
function attend(...what: ((play: Play) => void)[]): void {
  stop = $effect.root(() => {
    for (const one of what) one(play)
  })
  flushSync()
}

function entry(ply: number, kind: string, seat = 3): HistoryEntry {
  return { ply, seat, by: 'bot', at: ply, events: [{ kind, facts: { seat: `seat:${seat}` }, text: `${kind} ${ply}` }] }
}

function gameAt(ply: number, ...history: HistoryEntry[]): Game {
  return { ...battle(), ply, from: 30, history, options: [], awaited: [3] }
}

function told(...history: HistoryEntry[]): void {
  const ply = history.at(-1)!.ply
  answering(
    Object.fromEntries(history.map((one) => [`/api/tables/k3f9/at/${one.ply}?lang=en`, [gameAt(one.ply, one)]])),
  )
  socket.says(feed({ cursor: `${ply}.0.0`, game: gameAt(ply, ...history) }))
  flushSync()
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await settled()
  flushSync()
}

test('one action is shown at once', () => {
  attend(unfold)
  told(entry(31, 'card-played'))
  expect(play.held).toBeNull()
  expect(play.game?.ply).toBe(31)
})

test('actions that arrive together are shown one after the other', async () => {
  attend(unfold)
  told(entry(31, 'card-played'), entry(32, 'passed', 0), entry(33, 'card-played', 2))
  expect(play.game?.ply).toBe(30)
  const seen = new Set<number>()
  for (let moment = 0; moment < 30; moment++) {
    await pass(100)
    seen.add(play.game!.ply)
  }
  expect([...seen].sort()).toEqual([30, 31, 32, 33])
  expect(play.held).toBeNull()
})

test('a result stays on the table for a moment before others go on', async () => {
  attend(unfold)
  told(entry(31, 'battle-won'))
  told(entry(31, 'battle-won'), entry(32, 'region-chosen'))
  expect(play.game?.ply).toBe(31)
  await pass(1400)
  expect(play.game?.ply).toBe(31)
  await pass(200)
  expect(play.game?.ply).toBe(32)
})

test('but not before oneself goes on', () => {
  attend(unfold)
  told(entry(31, 'battle-won'))
  told(entry(31, 'battle-won'), entry(32, 'region-chosen', 1))
  expect(play.game?.ply).toBe(32)
})

test('a key or a click ends it, and the present is there', async () => {
  attend(unfold)
  told(entry(31, 'card-played'), entry(32, 'passed', 0), entry(33, 'card-played', 2))
  play.held = null
  expect(play.game?.ply).toBe(33)
  await pass(3000)
  expect(play.held).toBeNull()
})

test('it never takes longer than two seconds', async () => {
  attend(unfold)
  told(...Array.from({ length: 12 }, (_, index) => entry(31 + index, 'battle-won')))
  await pass(2100)
  expect(play.game?.ply).toBe(42)
  expect(play.held).toBeNull()
})

test.each([
  ['very many actions', () => told(...Array.from({ length: 13 }, (_, index) => entry(31 + index, 'passed')))],
  [
    'actions for a player who wants no motion',
    () => {
      choose('motion', 'off')
      told(entry(31, 'passed'), entry(32, 'passed', 0))
      choose('motion', 'on')
    },
  ],
])('%s are not shown one after the other', (_, tell) => {
  attend(unfold)
  tell()
  expect(play.held).toBeNull()
  expect(play.game!.ply).toBeGreaterThan(31)
})

test('what happened has a sound for those who want one: that of the last thing that has any', () => {
  choose('sound', 'on')
  attend(soundEvents)
  expect(sounds.sound).not.toHaveBeenCalled()
  told(entry(31, 'card-played'), entry(32, 'battle-won'), entry(33, 'strength'))
  expect(vi.mocked(sounds.sound).mock.calls).toEqual([['drum']])
})

test('nothing is heard by those who want no sound', () => {
  attend(soundEvents, ringWhenAsked)
  told(entry(31, 'battle-won'))
  expect(sounds.sound).not.toHaveBeenCalled()
})

test('what was taken back is forgotten', () => {
  const forget = vi.spyOn(play, 'forgetPast')
  attend(soundEvents)
  told(entry(31, 'card-played'))
  expect(forget).not.toHaveBeenCalled()
  socket.says(feed({ cursor: '32.0.0', game: { ...battle(), from: 29, history: battle().history.slice(-1) } }))
  flushSync()
  expect(forget).toHaveBeenCalledOnce()
})

test('a bell rings when one is asked, once, and the tab says so as long as one is', () => {
  choose('sound', 'on')
  attend(ringWhenAsked)
  expect(sounds.sound).toHaveBeenCalledExactlyOnceWith('bell')
  expect(document.title).toBe('● Friday evening · Casus Belli')
  socket.says(feed({ cursor: '30.1.0' }))
  flushSync()
  expect(sounds.sound).toHaveBeenCalledOnce()
  told(entry(31, 'passed', 1))
  expect(document.title).toBe('Friday evening · Casus Belli')
  stop()
  expect(document.title).toBe('Casus Belli')
})
