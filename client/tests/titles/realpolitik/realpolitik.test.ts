import { beforeEach, expect, test } from 'vitest'
import { family } from '$client/titles/coalitions/family.svelte'
import { powerOf } from '$client/titles/coalitions/seen.svelte'
import { stepsOf } from '$client/titles/coalitions/steps'
import { subjectOf } from '$client/titles/coalitions/subject'
import type { CoalitionsView, Realpolitik } from '$client/titles/coalitions/view'
import { actingIn, cardsOf, orderName, yieldOf } from '$client/titles/realpolitik/orders'
import { parts } from '$client/titles/realpolitik/parts'
import { loadTitle } from '$client/titles'
import type { HistoryEntry } from '$client/wire'
import { ride } from '../../games'
import { seeing } from '../../table/sitting'

let view: CoalitionsView

beforeEach(async () => {
  await loadTitle('realpolitik')
  view = ride().view
})

function withCards(cards: Partial<Realpolitik>, more: Partial<CoalitionsView> = {}): CoalitionsView {
  return { ...view, ...more, realpolitik: { ...cardsOf(view), ...cards } }
}

function nowOf(told: CoalitionsView): string | undefined {
  return stepsOf(told).find(({ state }) => state === 'now')?.words
}

test('a power acts only while actions are resolved', () => {
  expect(actingIn(view)).toBe('italy')
  expect(actingIn({ ...view, phase: 'orders' })).toBeNull()
  expect(actingIn(withCards({ acting: null }))).toBeNull()
})

test('a heading counts the powers that are played', () => {
  expect(parts.heading(view)).toBe('Three powers and Italy · turn 8')
  const all = { ...view, powers: view.powers.map((power) => ({ ...power, minor: false })) }
  expect(parts.heading(all)).toBe('Four powers · turn 8')
})

test('the stake is who acts and how, else the phase', () => {
  expect(parts.stake(view)).toBe(`Italy: ${orderName('movement')}`)
  expect(parts.stake({ ...view, phase: 'orders', movement: null })).toBe('Action cards are chosen')
})

test('a chain is told as a way and its trains', () => {
  expect(parts.preview({ chain: ['toscania', 'lombardia', 'tyrol'] })).toBe('Toscania → Lombardia → Tyrol: 2 trains.')
  expect(parts.preview({ chain: ['toscania', 'lazio'] })).toContain('1 train.')
  expect(parts.preview({ strength: [1, 2], against: 3 })).toContain('1 → 2')
})

test('a power bears the mark of its ally, a minor one does not', () => {
  const ally = (id: string) => family().marks(view, powerOf(view, id))[0]?.short
  expect(ally('austria')).toBe('Italy')
  expect(ally('italy')).toBeUndefined() // it serves its controller
  expect(ally('france')).toBeUndefined()
})

test('a rider is named with his place and his troops', () => {
  expect(subjectOf(view)).toMatch(/Toscania, 3 troops/)
})

test('a ride over an ally’s land says its way, and so do troops that go alone', () => {
  const movement = { ...view.movement!, kind: 'ride' as const, way: ['lombardia', 'tyrol'] }
  const asked = { ...view, decision: 'give-consent', movement }
  expect(subjectOf(asked)).toContain('Toscania → Lombardia → Tyrol')
  const relay = withCards(
    { relay: { to: 'austria-4', count: 2 } },
    { ...asked, movement: { ...movement, kind: 'relay' } },
  )
  expect(subjectOf(relay)).toMatch(/^Italy wants to send 2 troops/)
})

test('a march over an ally’s land is asked for as in Coalitions', () => {
  const movement = { ...view.movement!, kind: 'march' as const, way: ['lombardia'] }
  expect(subjectOf({ ...view, decision: 'give-consent', movement })).toContain('wants to march: Toscania → Lombardia')
})

test('who plays for Italy too is told so when cards are chosen', () => {
  expect(subjectOf({ ...view, decision: 'choose-actions' })).toContain('Italy')
  expect(subjectOf({ ...view, decision: 'choose-actions', seat: 2 })).toBe('')
})

test('a train is asked for with the ends of its border', () => {
  const told = withCards(
    { acting: 'austria', laying: ['tyrol', 'bavaria'] },
    { decision: 'allow-train', movement: null },
  )
  expect(subjectOf(told)).toMatch(/Austria.*Tyrol.*Bavaria/)
  expect(family().concerned(told)).toEqual(['tyrol', 'bavaria'])
})

test('a movement has its rides before its turns', () => {
  expect(nowOf(view)).toBe('Rail')
  expect(nowOf({ ...view, decision: 'choose-move', movement: { ...view.movement!, general: null } })).toBe('First turn')
})

test('a mobilization and a diplomacy phase have their steps, that of Italy only where it is controlled', () => {
  expect(nowOf({ ...view, movement: null, decision: 'lay-trains' })).toBe('Trains')
  expect(nowOf({ ...view, movement: null, decision: 'buy' })).toBe('Purchases')
  const diplomacy: CoalitionsView = { ...view, movement: null, phase: 'diplomacy', decision: 'bid' }
  expect(nowOf(diplomacy)).toBe('Control of Italy')
  expect(stepsOf({ ...diplomacy, powers: view.powers.filter(({ minor }) => !minor) })).toHaveLength(2)
})

test('what a card has brought is what was told since the cards were opened', async () => {
  const told = (ply: number, kind: string, power: string, count: number): HistoryEntry => ({
    ply,
    seat: null,
    by: 'bot',
    at: 0,
    events: [{ kind, facts: { power: `power:${power}`, count } }],
  })
  const game = {
    ...ride(),
    history: [
      told(170, 'taxed', 'france', 9),
      told(171, 'order-revealed', 'france', 0),
      told(172, 'taxed', 'france', 6),
      told(173, 'expanded', 'prussia', 2),
      told(174, 'dispatched', 'austria', 0),
      told(185, 'taxed', 'italy', 4),
    ],
  }
  const seen = await seeing('realpolitik', game)
  const brought = (power: string) => yieldOf(seen, power)
  expect(['france', 'prussia', 'austria', 'italy'].map(brought)).toEqual([
    '6 money',
    '+2 influence',
    'all cards back',
    '',
  ])
})
