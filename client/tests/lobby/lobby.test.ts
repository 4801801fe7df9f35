import { beforeAll, expect, test } from 'vitest'
import { COVERS } from '$client/lobby/covers'
import { pathOf } from '$client/lobby/links'
import { isSwitch, sayOption } from '$client/lobby/options'
import { letterOf, powerOf, sayRoles } from '$client/lobby/roles'
import { awaitedNames, describe, freeChairs, inOrder, isYourMove, terms, winnerNames } from '$client/lobby/summary'
import { usual } from '$client/lobby/usual'
import { choose } from '$client/settings.svelte'
import { loadDrawing } from '$client/table/board/drawing'
import { learnTitles } from '$client/titles.svelte'
import type { Summary, TitleOption } from '$client/wire'
import { seat, summary, YOU } from '../games'
import { answering } from '../line'

const SCENARIO: TitleOption = {
  name: 'scenario',
  default: '1805',
  rule: null,
  choices: ['1792', '1805', '1813'],
  minimum: null,
  maximum: null,
}
const ABILITIES: TitleOption = {
  name: 'abilities',
  default: 'off',
  rule: null,
  choices: ['off', 'on'],
  minimum: null,
  maximum: null,
}
const LIMIT: TitleOption = { name: 'limit', default: '0', rule: null, choices: null, minimum: 0, maximum: 20 }
const TITLES = [
  {
    id: 'coalitions',
    words_from: null,
    seats: [1, 6],
    options: [SCENARIO, ABILITIES, LIMIT],
    levels: [],
    opponents: [],
  },
]

beforeAll(async () => {
  answering({ '/api/titles': [TITLES] })
  await learnTitles()
})

test.each([
  ['https://house.example/seat/aB3-_secret?x=1', '/seat/aB3-_secret'],
  [' https://house.example/table/k3f9#log ', '/table/k3f9'],
  ['come to /table/k3f9 please', '/table/k3f9'],
  ['0123456789abcdefg', '/seat/0123456789abcdefg'],
  ['k3f9', '/table/k3f9'],
  ['K3F9', '/table/K3F9'],
  ['no', null],
  ['two words', null],
  ['', null],
])('the pasted text "%s" leads to %s', (pasted, path) => {
  expect(pathOf(pasted)).toBe(path)
})

test('an option is a switch if it is on or off', () => {
  expect([SCENARIO, ABILITIES, LIMIT].map(isSwitch)).toEqual([false, true, false])
  expect(isSwitch({ ...ABILITIES, choices: ['left', 'right'] })).toBe(false)
})

test('a switch is said by its name, a choice by its own, a number after the name', () => {
  const [choice, onOff, number] = [
    sayOption('coalitions', SCENARIO, '1813'),
    sayOption('coalitions', ABILITIES, 'on'),
    sayOption('coalitions', LIMIT, '8'),
  ]
  expect(choice).toContain('1813')
  expect(onOff).not.toContain('on:')
  expect(onOff.charAt(0)).toBe(onOff.charAt(0).toUpperCase())
  expect(number).toMatch(/^[A-Z].*: 8$/)
})

test('roles are listed as people list things, in their own language', () => {
  expect(powerOf('power:france')).toBe('france')
  expect(letterOf('coalitions', 'power:france')).toBe('F')
  expect(sayRoles('coalitions', ['power:france', 'power:austria', 'power:russia'])).toBe('France, Austria and Russia')
  choose('language', 'pl')
  expect(sayRoles('coalitions', ['power:france', 'power:austria'])).toBe('Francja i Austria')
})

test('it is your move where you sit, are awaited, and the game goes on', () => {
  expect(isYourMove(summary({ awaited: [0, 1] }))).toBe(true)
  expect(isYourMove(summary({ awaited: [0] }))).toBe(false)
  expect(isYourMove(summary({ awaited: [1], state: 'over' }))).toBe(false)
  expect(isYourMove(summary({ awaited: [0], you: { ...YOU, seat: null } }))).toBe(false)
})

test('tables that want you come first, those that are over last, and the newest first among equals', () => {
  const tables: [string, Partial<Summary>][] = [
    ['over', { state: 'over', created: 9 }],
    ['waiting', { state: 'waiting', created: 8 }],
    ['playing', { awaited: [0], created: 1 }],
    ['newer', { awaited: [0], created: 2 }],
    ['yours', { awaited: [1], created: 0 }],
  ]
  const sorted = inOrder(tables.map(([id, more]) => summary({ id, ...more })))
  expect(sorted.map(({ id }) => id)).toEqual(['yours', 'newer', 'playing', 'waiting', 'over'])
})

test('open and reserved chairs are free', () => {
  const seats = [seat(0, 'Anna'), seat(1, null), seat(2, null, { kind: 'reserved' }), seat(3, 'Bot', { kind: 'bot' })]
  expect(freeChairs(summary({ seats }))).toBe(2)
})

test('a table is described by its title, what you play, who else plays, and its pace', () => {
  const seats = [seat(0, 'Anna'), seat(1, 'Bruno', { roles: ['power:france'] }), seat(2, 'C', { kind: 'bot' })]
  const told = describe(summary({ title: 'coalitions', seats, pace: 86400 })).split(' · ')
  expect(told.slice(1)).toEqual(['you are France', 'Anna, one bot', 'one day a move'])
})

test('a table without roles, pace or company is described in a word', () => {
  const told = describe(summary({ seats: [seat(0, null), seat(1, 'Bruno')] }))
  expect(told).toBe('Condottiere')
})

test('terms name the choices and count all other options that differ', () => {
  const options = { scenario: '1813', abilities: 'on', limit: '8' }
  const told = terms(summary({ title: 'coalitions', options, pace: null, press: 'none' })).split(' · ')
  expect(told.slice(1)).toEqual([expect.stringContaining('1813'), '2 variants', 'no press'])
})

test('terms of a usual table are its title alone', () => {
  expect(terms(summary({ title: 'coalitions' })).split(' · ')).toHaveLength(1)
})

test('a table waits for a power, or for a person who plays none or several', () => {
  const seats = [
    seat(0, 'Anna', { roles: ['power:france'] }),
    seat(1, 'Bruno', { roles: ['power:austria', 'power:russia'] }),
    seat(2, null),
  ]
  expect(awaitedNames(summary({ title: 'coalitions', seats, awaited: [0, 1, 2] }))).toBe('France, Bruno, 3')
})

test('winners are named, and a chair without a name has its number', () => {
  expect(winnerNames(summary({ seats: [seat(0, 'Anna'), seat(1, null)], winners: [0, 1] }))).toBe('Anna, 2')
})

test('a title that nobody knows yet is played by four', () => {
  expect(usual('chess')).toEqual({ seats: [4], role: '', first: [] })
  expect(usual('coalitions').seats[0]).toBe(6)
})

test.each(Object.entries(COVERS))(
  'the cover of %s shows a part of its board, and owners who are on it',
  async (_, cover) => {
    const drawing = (await loadDrawing(cover.board))!
    const [left, top, width, height] = cover.wide
    expect(left).toBeGreaterThanOrEqual(0)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(left + width).toBeLessThanOrEqual(drawing.width)
    expect(top + height).toBeLessThanOrEqual(drawing.height)
    expect(Object.keys(drawing.territories)).toEqual(expect.arrayContaining(Object.keys(cover.owners)))
  },
)

test('a board that is not drawn has no drawing', async () => {
  expect(await loadDrawing('chess')).toBeNull()
})
