import { beforeEach, expect, test } from 'vitest'
import { electorsOn } from '$client/titles/coalitions/facts'
import { family } from '$client/titles/coalitions/family.svelte'
import { holderOf, powerOf } from '$client/titles/coalitions/seen.svelte'
import { subjectOf } from '$client/titles/coalitions/subject'
import type { CoalitionsView } from '$client/titles/coalitions/view'
import { parts } from '$client/titles/raison-detat/parts'
import { loadTitle } from '$client/titles'
import { gift } from '../../games'

let view: CoalitionsView

beforeEach(async () => {
  await loadTitle('raison-detat')
  view = gift().view
})

test('the electors are those of the board', () => {
  expect(electorsOn({ board: '1618' })).toContain('bohemia')
  expect(electorsOn({ board: '1618' })).toHaveLength(7)
})

test('a power bears the marks of its crown and of its electors', () => {
  const crowned = {
    ...view,
    emperor: 'austria',
    election: { electors: { austria: 3 }, votes: {}, is_open: true, majority: 4 },
  }
  const short = (id: string) =>
    family()
      .marks(crowned, powerOf(crowned, id))
      .map((mark) => mark.short)
  expect(short('austria')).toEqual(['Emperor', '3'])
  expect(short('france')).toEqual([])
})

test('the electors are shown while the emperor is elected', () => {
  const election = { ...view.election!, is_open: true }
  expect(family().concerned({ ...view, election })).toHaveLength(7)
  expect(family().concerned(view)).toEqual([])
  expect(parts.stake({ ...view, election })).not.toBe(parts.stake(view))
})

test('an offer of money says who gives and how much', () => {
  expect(subjectOf(view)).toBe('Poland offers you 2 money. It is all or nothing.')
})

test('an offer of cards says how many, not which', () => {
  const cards = subjectOf({ ...view, lent: { spain: [null, null] }, offers: { spain: 2 } })
  expect(cards).toContain('2 battle cards')
})

test('a card is lent from the hand of the giver, not of who is to get it', () => {
  expect(holderOf({ ...view, decision: 'lend-card' })).toBe('poland')
  expect(holderOf(view)).toBe('spain')
})

test('offers have a panel while there are any', () => {
  expect(family().panel(view)).toMatchObject({ component: 'GiftsPanel' })
  expect(family().panel({ ...view, offers: {} })).toBeNull()
  expect(family().panel({ ...view, giver: null })).toBeNull()
})

test('a scenario is won with its own influence', () => {
  expect(view.scenario).toBe('1618')
  expect(family().tracks(view)[0]?.most).toBe(30)
})

test('an election opens a section of the log, and the rest is as in Coalitions', () => {
  expect(parts.section({ kind: 'election-began', facts: {} })).not.toBeNull()
  expect(parts.section({ kind: 'round', facts: { count: 2 } })).toBe('Round 2')
  expect(parts.results).toContain('crowned')
})

test('who asks to be admitted asks for the status of the coalition that decides', () => {
  const asked = { ...view, decision: 'admit', asked: 'sweden', awaited: [3] }
  expect(subjectOf(asked)).toMatch(/^Sweden .*Austrian/)
})
