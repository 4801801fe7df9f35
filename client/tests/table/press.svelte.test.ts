import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Play } from '$client/table/play.svelte'
import { isIn, Reading, unreadOf } from '$client/table/press.svelte'
import type { PressMessage } from '$client/wire'
import { feed, YOU } from '../games'
import type { Socket } from '../line'
import { sitDown } from './sitting'

const ME = 1

function message(number: number, seat: number, to: number[] | null): PressMessage {
  return { number, seat, to, ply: 30, at: 0, text: `message ${number}` }
}

const TO_ALL = message(1, 0, null)
const FROM_ANNA = message(2, 0, [0, 1])
const FROM_DORA = message(3, 3, [1, 3])
const MINE = message(4, ME, [0, 1])

let play: Play
let socket: Socket

beforeEach(async () => {
  ;({ play, socket } = await sitDown('condottiere', {
    press: [TO_ALL, FROM_ANNA, FROM_DORA, MINE],
    you: { ...YOU, unread: 3 },
  }))
})
afterEach(() => {
  play.connection.close()
})

test('a message belongs to the channel of all, or to that of the other one', () => {
  expect([TO_ALL, FROM_ANNA, FROM_DORA, MINE].map((one) => isIn(one, null, ME))).toEqual([true, false, false, false])
  expect([TO_ALL, FROM_ANNA, FROM_DORA, MINE].map((one) => isIn(one, 0, ME))).toEqual([false, true, false, true])
  expect(isIn(MINE, ME, ME)).toBe(false)
})

test('the last messages of others are unread, as many as the server says', () => {
  expect(unreadOf(play)).toEqual([TO_ALL, FROM_ANNA, FROM_DORA])
  socket.says(feed({ you: { ...YOU, unread: 1 } }))
  expect(unreadOf(play)).toEqual([FROM_DORA])
  socket.says(feed({ you: YOU }))
  expect(unreadOf(play)).toEqual([])
})

test('the server is told how far everything has been read', () => {
  const reading = new Reading()
  reading.read(play, null)
  expect(socket.sent).toMatchObject([{ do: 'read', press: 1 }])
})

test('what is read behind something unread is told when that has been read too', () => {
  const reading = new Reading()
  reading.read(play, 3)
  expect(socket.sent).toEqual([])
  reading.read(play, null)
  reading.read(play, 0)
  expect(socket.sent).toMatchObject([
    { do: 'read', press: 1 },
    { do: 'read', press: 3 },
  ])
})

test('a channel that has been read counts nothing at once, also where the server was not told yet', () => {
  const reading = new Reading()
  const counts: number[] = []
  const stop = $effect.root(() => {
    $effect(() => {
      counts.push(reading.count(play, 3))
    })
  })
  flushSync()
  reading.read(play, 3)
  flushSync()
  expect(counts).toEqual([1, 0])
  stop()
})
