import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Offline, Refused } from '$client/api'
import { TableConnection, withHistory } from '$client/connection.svelte'
import type { Game, HistoryEntry, PressMessage } from '$client/wire'
import { battle, feed, opening, TABLE, YOU } from './games'
import { answering, refusal, refused, Socket, settled } from './line'

const NOW = 1_800_000_000_000

let connection: TableConnection

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.spyOn(Math, 'random').mockReturnValue(0.5) // waits are neither shortened nor lengthened
  connection = new TableConnection('k3f9')
})
afterEach(() => {
  connection.close()
  vi.useRealTimers()
})

function message(number: number, text: string): PressMessage {
  return { number, seat: 0, to: null, ply: 30, at: NOW, text }
}

function plies(game: { history: HistoryEntry[] }): number[] {
  return game.history.map(({ ply }) => ply)
}

test('a table is opened in the language of the page, from the beginning', () => {
  expect(Socket.last.url.pathname).toBe('/api/tables/k3f9/socket')
  expect(Object.fromEntries(Socket.last.url.searchParams)).toEqual({ lang: 'en' })
  expect(connection.state).toBe('connecting')
})

test('the first feed is the whole table', () => {
  Socket.last.says(feed({ press: [message(1, 'Bonjour')] }))
  expect(connection).toMatchObject({ state: 'connected', table: TABLE, you: YOU, deadline: null })
  expect(connection.game?.ply).toBe(30)
  expect(connection.press.map(({ text }) => text)).toEqual(['Bonjour'])
})

test('a later feed replaces what it speaks of and leaves the rest', () => {
  Socket.last.says(feed({ deadline: NOW + 60_000 }))
  Socket.last.says({
    type: 'feed',
    cursor: '30.0.1',
    now: NOW,
    deadline: NOW + 60_000,
    table: { ...TABLE, name: 'Saturday' },
  })
  expect(connection.table?.name).toBe('Saturday')
  expect(connection.game?.ply).toBe(30)
  expect(connection.deadline).toBe(NOW + 60_000)
  Socket.last.says({ type: 'feed', cursor: '30.0.2', now: NOW, deadline: null })
  expect(connection.deadline).toBeNull()
})

test('the history of a game grows with every feed', () => {
  const first = opening()
  const [last] = first.history.slice(-1)
  Socket.last.says(feed({ game: first }))
  Socket.last.says(feed({ cursor: '6.0.0', game: { ...first, ply: 6, from: 5, history: [{ ...last!, ply: 6 }] } }))
  expect(plies(connection.game!)).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test('what was taken back is forgotten, and what is told anew takes its place', () => {
  const first = opening()
  const [last] = first.history.slice(-1)
  const told: Game = { ...first, ply: 4, from: 3, history: [{ ...last!, ply: 4 }] }
  const known = withHistory<unknown>(withHistory<unknown>(null, first), told)
  expect(plies(known)).toEqual([0, 1, 2, 3, 4])
  expect(known.history[4]).toMatchObject({ seat: 1, events: last!.events })
  expect(known.ply).toBe(4)
})

test('a feed that tells everything replaces everything', () => {
  const known = withHistory<unknown>(withHistory<unknown>(null, opening()), { ...battle(), from: -1 })
  expect(plies(known)).toEqual([27, 28, 29, 30])
})

test('what happened while one was away for long is not mistaken for what came next', () => {
  const told: Game = { ...battle(), from: 5, first: 27 }
  expect(plies(withHistory<unknown>(withHistory<unknown>(null, opening()), told))).toEqual([27, 28, 29, 30])
})

test('older pages are asked for in the language of the page and through the chosen eyes', async () => {
  const asked = answering({
    '/api/tables/k3f9/history?lang=en&before=27': [{ first: 0, history: opening().history }],
    '/api/tables/k3f9/history?lang=en&before=27&seat=2': [{ first: 0, history: [] }],
  })
  Socket.last.says(feed())
  await connection.chronicle.turn(27)
  expect(plies({ history: connection.chronicle.known })).toEqual([0, 1, 2, 3, 4, 5, 27, 28, 29, 30])
  expect(plies(connection.game!)).toEqual([27, 28, 29, 30])
  connection.useEyes(2)
  await connection.chronicle.turn(27)
  expect(asked).toHaveLength(2)
})

test('messages are added, and one that was heard before is not heard twice', () => {
  Socket.last.says(feed({ press: [message(1, 'one')] }))
  Socket.last.says({
    type: 'feed',
    cursor: '30.2.0',
    now: NOW,
    deadline: null,
    press: [message(1, 'one'), message(2, 'two')],
  })
  expect(connection.press.map(({ text }) => text)).toEqual(['one', 'two'])
})

test('the clock of the server is known from its feeds', () => {
  Socket.last.says(feed({ now: NOW + 5000 }))
  expect(connection.clockOffset).toBe(5000)
})

test('a request is answered by its number, whatever comes between', async () => {
  Socket.last.says(feed())
  const first = connection.request({ do: 'act', action: 'pass', ply: 30 })
  const second = connection.request({ do: 'press', text: 'Hello', to: null })
  expect(Socket.last.sent).toEqual([
    { id: 1, do: 'act', action: 'pass', ply: 30 },
    { id: 2, do: 'press', text: 'Hello', to: null },
  ])
  Socket.last.says({ type: 'feed', cursor: '30.0.0', now: NOW, deadline: null })
  Socket.last.says({ type: 'refused', id: 2, error: refusal('Muted', 'Not now.') })
  Socket.last.says({ type: 'feed', id: 1, cursor: '31.0.0', now: NOW, deadline: null })
  expect(await first).toMatchObject({ type: 'feed', cursor: '31.0.0' })
  await expect(second).rejects.toBeInstanceOf(Refused)
})

test('why an action is not offered is a refusal, or nothing where it is offered', async () => {
  Socket.last.says(feed())
  const asked = connection.whyNot('play winter')
  Socket.last.says({ type: 'why-not', id: 1, error: refusal('NotOffered', 'You have no winter.', 'CON-10.1') })
  expect((await asked)?.rule).toBe('CON-10.1')
  const offered = connection.whyNot('pass')
  Socket.last.says({ type: 'why-not', id: 2, error: null })
  expect(await offered).toBeNull()
})

test('without a line nothing is sent, and what was sent before it broke is told as lost', async () => {
  await expect(connection.request({ do: 'ping' })).rejects.toBeInstanceOf(Offline)
  Socket.last.says(feed())
  const sent = connection.request({ do: 'take-back', ply: 30 })
  Socket.last.breaks()
  await expect(sent).rejects.toBeInstanceOf(Offline)
})

test('a line that breaks is opened again where it broke, later and later', () => {
  Socket.last.says(feed())
  const waits: number[] = []
  for (let attempt = 0; attempt < 5; attempt++) {
    const opened = Socket.all.length
    Socket.last.breaks()
    expect(connection.state).toBe('reconnecting')
    const lost = Date.now()
    while (Socket.all.length === opened) vi.advanceTimersToNextTimer()
    waits.push(Date.now() - lost)
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 4000])
  expect(Object.fromEntries(Socket.last.url.searchParams)).toEqual({ lang: 'en', since: '30.0.0' })
})

test('once the line is back the next loss is waited for shortly again', () => {
  Socket.last.says(feed())
  Socket.last.breaks()
  expect(connection.lostAt).toBe(NOW)
  vi.advanceTimersByTime(500)
  Socket.last.says({ type: 'feed', cursor: '31.0.0', now: NOW, deadline: null })
  expect(connection).toMatchObject({ state: 'connected', lostAt: null })
  const opened = Socket.all.length
  Socket.last.breaks()
  vi.advanceTimersByTime(500)
  expect(Socket.all).toHaveLength(opened + 1)
})

test('a device that is online again, or looked at again, does not wait', () => {
  Socket.last.says(feed())
  for (const notice of [
    () => dispatchEvent(new Event('online')),
    () => document.dispatchEvent(new Event('visibilitychange')),
  ]) {
    Socket.last.breaks()
    const opened = Socket.all.length
    notice()
    expect(Socket.all).toHaveLength(opened + 1)
    Socket.last.says({ type: 'feed', cursor: '30.0.0', now: NOW, deadline: null })
    notice()
    expect(Socket.all).toHaveLength(opened + 1)
  }
})

test('a silent line is asked whether it is alive, and left if it does not answer', () => {
  Socket.last.says(feed())
  vi.advanceTimersByTime(20_000)
  expect(Socket.last.sent).toEqual([{ id: 1, do: 'ping' }])
  Socket.last.says({ type: 'pong', id: 1 })
  vi.advanceTimersByTime(15_000)
  expect(connection.state).toBe('connected')
  vi.advanceTimersByTime(20_000)
  expect(connection.state).toBe('reconnecting')
})

test('a table that is not there says so, and is not asked for again', async () => {
  answering({ '/api/tables/k3f9': [refused(refusal('NoSuchTable', 'There is no such table.'))] })
  Socket.last.breaks()
  await settled()
  expect(connection).toMatchObject({ state: 'failed', failure: { sentence: 'There is no such table.' } })
  vi.advanceTimersByTime(60_000)
  expect(Socket.all).toHaveLength(1)
})

test('a house that is away at first is waited for', async () => {
  answering({})
  Socket.last.breaks()
  await settled()
  expect(connection).toMatchObject({ state: 'connecting', failure: null })
  vi.advanceTimersByTime(500)
  expect(Socket.all).toHaveLength(2)
})

test('after a change of the language everything is told anew', () => {
  Socket.last.says(feed({ press: [message(1, 'one')] }))
  connection.useLanguage('en')
  expect(Socket.all).toHaveLength(1)
  connection.useLanguage('pl')
  expect(Object.fromEntries(Socket.last.url.searchParams)).toEqual({ lang: 'pl' })
  Socket.last.says(feed({ press: [] }))
  expect(connection.press).toEqual([])
})

test('a game that is over is looked at from another chair', () => {
  Socket.last.says(feed())
  connection.useEyes(2)
  expect(Object.fromEntries(Socket.last.url.searchParams)).toEqual({ lang: 'en', seat: '2' })
  connection.useEyes(null)
  expect(Object.fromEntries(Socket.last.url.searchParams)).toEqual({ lang: 'en' })
})

test('a table that is left is left for good', () => {
  Socket.last.says(feed())
  connection.close()
  dispatchEvent(new Event('online'))
  connection.useLanguage('pl')
  vi.advanceTimersByTime(120_000)
  expect(Socket.all).toHaveLength(1)
  expect(Socket.last.readyState).toBe(3)
})

test('a table that cannot be opened just now says why, is asked for again, and comes when it can', async () => {
  answering({ '/api/tables/k3f9': [refused(refusal('SetAside', 'Not now.'))] })
  Socket.last.says({ type: 'refused', id: 0, error: refusal('SetAside', 'Not now.') })
  Socket.last.breaks()
  await settled()
  expect(connection).toMatchObject({ state: 'failed', failure: { code: 'SetAside' } })
  await vi.advanceTimersByTimeAsync(5000)
  Socket.last.says(feed())
  expect(connection).toMatchObject({ state: 'connected', failure: null })
})

test('a table that is set aside under those who sit there is not shown as a lost connection', () => {
  Socket.last.says(feed())
  Socket.last.says({ type: 'refused', id: 0, error: refusal('SetAside', 'Not now.') })
  Socket.last.breaks()
  expect(connection).toMatchObject({ state: 'failed', failure: { code: 'SetAside' } })
})

test('while the house is busy the board stays where it is', () => {
  Socket.last.says(feed())
  Socket.last.says({ type: 'refused', id: 0, error: refusal('Busy', 'Not now.') })
  Socket.last.breaks()
  expect(connection.state).toBe('reconnecting')
})
