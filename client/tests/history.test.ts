import { expect, test } from 'vitest'
import { Offline } from '$client/api'
import { Chronicle, runAround } from '$client/history.svelte'
import type { Game, HistoryEntry, HistoryPage } from '$client/wire'
import { opening } from './games'
import { settled } from './line'

const PAGE = 200

function plies(first: number, last: number, at = 0): HistoryEntry[] {
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return numbers.map((ply) => ({ ply, seat: 0, by: 'bot', at, events: [] }))
}

/** A feed's game of so many plies, of which those after `from` are new. */
function told(ply: number, from = -1): Game {
  const first = Math.max(from + 1, ply + 1 - PAGE)
  return { ...opening(), ply, from, first, history: plies(first, ply) }
}

/** A page of a game that has as many plies as are asked for. */
function page(before: number, at = 0): HistoryPage {
  const first = Math.max(0, before - PAGE)
  return { first, history: plies(first, before - 1, at) }
}

/** The first and the last ply of each part that is known. */
function known(chronicle: Chronicle): [number, number][] {
  const parts: [number, number][] = []
  for (const { ply } of chronicle.known) {
    const run = runAround(chronicle.known, ply)
    if (run[0]!.ply === ply) parts.push([ply, run.at(-1)!.ply])
  }
  return parts
}

test('a newcomer turns back page by page to the start', async () => {
  const asked: number[] = []
  const chronicle = new Chronicle((before) => (asked.push(before), Promise.resolve(page(before))))
  chronicle.hear(told(450))
  expect(known(chronicle)).toEqual([[251, 450]])
  await chronicle.turn(251)
  await chronicle.turn(51)
  expect(known(chronicle)).toEqual([[0, 450]])
  expect(asked).toEqual([251, 51])
})

test('who looks far back knows what is around there, and later what is between', async () => {
  const chronicle = new Chronicle((before) => Promise.resolve(page(before)))
  chronicle.hear(told(1000))
  chronicle.need(130)
  await settled()
  expect(known(chronicle)).toEqual([
    [0, 199],
    [801, 1000],
  ])
  expect(runAround(chronicle.known, 130)).toHaveLength(200)
  expect(runAround(chronicle.known, 500)).toEqual([])
  for (const ply of [200, 300, 400, 500, 600, 700, 800]) chronicle.need(ply)
  await settled()
  expect(known(chronicle)).toEqual([[0, 1000]])
})

test('what is known, or asked for already, is not asked for again', async () => {
  const asked: number[] = []
  const chronicle = new Chronicle((before) => (asked.push(before), Promise.resolve(page(before))))
  chronicle.hear(told(1000))
  chronicle.need(900)
  chronicle.need(130)
  chronicle.need(131)
  expect(chronicle.isReading).toBe(true)
  await settled()
  expect(asked).toEqual([200])
  expect(chronicle.isReading).toBe(false)
})

test('who was away for long knows what he knew and what happened last', async () => {
  const chronicle = new Chronicle((before) => Promise.resolve(page(before)))
  chronicle.hear(told(100))
  chronicle.hear(told(600, 100))
  expect(known(chronicle)).toEqual([
    [0, 100],
    [401, 600],
  ])
  await chronicle.turn(401)
  await chronicle.turn(201)
  expect(known(chronicle)).toEqual([[0, 600]])
})

test('a page that was asked for before something was taken back is not believed', async () => {
  const answers: ((told: HistoryPage) => void)[] = []
  const chronicle = new Chronicle(() => new Promise((resolve) => answers.push(resolve)))
  chronicle.hear(told(1000))
  void chronicle.turn(801)
  chronicle.hear(told(750, 700))
  void chronicle.turn(801)
  answers[0]!(page(801, 1))
  await settled()
  expect(known(chronicle)).toEqual([[701, 750]])
  answers[1]!(page(701, 2))
  await settled()
  expect(known(chronicle)).toEqual([[501, 750]])
  expect(new Set(chronicle.known.map(({ at }) => at))).toEqual(new Set([0, 2]))
})

test('a page that does not come can be asked for again', async () => {
  const answers = [Promise.reject<HistoryPage>(new Offline()), Promise.resolve(page(801))]
  const chronicle = new Chronicle(() => answers.shift()!)
  chronicle.hear(told(1000))
  await chronicle.turn(801)
  expect(chronicle.isReading).toBe(false)
  await chronicle.turn(801)
  expect(known(chronicle)).toEqual([[601, 1000]])
})
