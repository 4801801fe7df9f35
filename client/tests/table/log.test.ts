import { expect, test } from 'vitest'
import { linesOf, seatOf, stepOf } from '$client/table/log'
import { parts as napoleonic } from '$client/titles/coalitions/napoleonic'
import { parts as condottiere } from '$client/titles/condottiere/parts'
import { loadTitle } from '$client/titles'
import type { HistoryEntry } from '$client/wire'
import { battle, coalitionsBattle, coalitionsWay, opening } from '../games'

test('who sees more than the others hears it once: the fuller sentence is enough', () => {
  const dealt = linesOf(opening().history.slice(0, 1), condottiere).map(({ text }) => text)
  expect(dealt).toHaveLength(4)
  expect(dealt[0]).toMatch(/^You get mercenary 1, /)
  expect(dealt).not.toContain('You get 10 cards.')
})

test('what is told in the companies has no line of its own, but stands behind the card', () => {
  const lines = linesOf(battle().history, condottiere)
  expect(lines.map(({ text, note }) => [text, note])).toEqual([
    ['Anna plays mercenary 5.', '(6)'],
    ['You play mercenary 5.', '(18)'],
    ['Dora plays heroine.', '(15)'],
    ['Anna plays mercenary 2.', '(8)'],
  ])
})

test('a line knows its ply, its seat and its time, and has a key of its own', () => {
  const lines = linesOf(opening().history, condottiere)
  expect(lines.find(({ text }) => text === 'Anna passes.')).toMatchObject({ ply: 4, seat: 0, power: null, note: '' })
  expect(lines[0]?.at).toBeNull()
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
})

test('a battle opens a section', () => {
  const sections = linesOf(opening().history, condottiere).map(({ section }) => section)
  expect(sections.filter(Boolean)).toEqual(['Battle for Turin'])
})

test('a power that acts is told, and its movement and its battle are sections', async () => {
  await loadTitle('coalitions')
  const lines = linesOf([...coalitionsWay().history, ...coalitionsBattle().history], napoleonic)
  expect(lines.filter(({ section }) => section).map(({ section, power }) => [section, power])).toEqual([
    ['Movement: Russia', 'russia'],
    ['Battle of Istanbul', 'britain'],
  ])
})

test('the heads of silent events are joined to the next that has a line', async () => {
  await loadTitle('coalitions')
  const entry: HistoryEntry = {
    ply: 200,
    seat: 0,
    by: 'bot',
    at: 0,
    events: [
      { kind: 'round', facts: { count: 2 }, text: 'Round 2.' },
      { kind: 'turn', facts: { count: 1 }, text: 'Turn 1.' },
      { kind: 'movement', facts: { power: 'power:france' }, text: 'France begins its movement.' },
    ],
  }
  expect(linesOf([entry], napoleonic).map(({ section }) => section)).toEqual(['Round 2 · Turn 1 · Movement: France'])
})

test('what a deputy or the clock did is said so, once an action', () => {
  const [first] = battle().history
  const by = (who: 'deputy' | 'clock') => linesOf([{ ...first!, by: who }], condottiere)[0]?.note
  expect(by('deputy')).toBe('(6) (by the deputy)')
  expect(by('clock')).toBe('(6) (time was up)')
})

test('an event without a sentence has no line', () => {
  const [first] = battle().history
  expect(linesOf([{ ...first!, events: [{ kind: 'passed', facts: {} }] }], condottiere)).toEqual([])
})

test('what was made into lines once is not made again', () => {
  const { history } = battle()
  const [first] = linesOf(history, condottiere)
  expect(linesOf([...history], condottiere)[0]).toBe(first)
})

test('the seat of an event is that of its facts', () => {
  expect(seatOf({ kind: 'passed', facts: { seat: 'seat:3' } })).toBe(3)
  expect(seatOf({ kind: 'round', facts: { count: 3 } })).toBeUndefined()
})

test('a line leads to the rule by which it happened, and one without a rule leads nowhere', () => {
  const lines = linesOf(opening().history, condottiere)
  expect(lines.find(({ text }) => text === 'Anna passes.')?.rule).toBe('CON-5.7')
  const committed: HistoryEntry = {
    ply: 1,
    seat: 0,
    by: 'bot',
    at: 0,
    events: [{ kind: 'committed', facts: { seat: 'seat:0' }, rule: null, text: 'Anna has chosen.' }],
  }
  expect(linesOf([committed], condottiere)[0]?.rule).toBeNull()
})

test('arrows lead from one rule of the log to the next, and not beyond the last', () => {
  expect(stepOf('ArrowUp', 3, 5)).toBe(2)
  expect(stepOf('ArrowUp', 0, 5)).toBe(0)
  expect(stepOf('ArrowDown', 4, 5)).toBe(4)
  expect(stepOf('Enter', 3, 5)).toBeNull()
})
