import { beforeEach, expect, test } from 'vitest'
import { dialogOf, fold, procedureOf, unfold } from '$client/titles/coalitions/dialog.svelte'
import { factsOf } from '$client/titles/coalitions/facts'
import { family } from '$client/titles/coalitions/family.svelte'
import { parts } from '$client/titles/coalitions/napoleonic'
import {
  borderOf,
  chainOf,
  isMapAsked,
  optionsAt,
  optionsOnCard,
  placeOf,
  placesOf,
  reserveOptions,
  siblingsOf,
} from '$client/titles/coalitions/options'
import { printedOn } from '$client/titles/coalitions/printed'
import * as seenBy from '$client/titles/coalitions/seen.svelte'
import { stepsOf } from '$client/titles/coalitions/steps'
import { subjectOf } from '$client/titles/coalitions/subject'
import type { CoalitionsView, Empereur, Forecast, Movement } from '$client/titles/coalitions/view'
import { noteOf, worthOf } from '$client/titles/coalitions/worth'
import type { Drawing } from '$client/table/board/drawing'
import { loadTitle } from '$client/titles'
import { chooseLanguage } from '$client/words'
import type { Game, Option } from '$client/wire'
import { coalitionsBattle, coalitionsWay } from '../../games'
import { seeing } from '../../table/sitting'

beforeEach(async () => {
  await loadTitle('coalitions')
})

function withView(game: Game<CoalitionsView>, view: Partial<CoalitionsView>): Game<CoalitionsView> {
  return { ...game, view: { ...game.view, ...view } }
}

function moving(movement: Partial<Movement>, view: Partial<CoalitionsView> = {}): CoalitionsView {
  const { view: known } = coalitionsWay()
  return { ...known, ...view, movement: { ...known.movement!, ...movement } }
}

/** Steps as one line: done, [now], later. */
function steps(view: CoalitionsView): string {
  return stepsOf(view)
    .map(({ words, state }) => (state === 'now' ? `[${words}]` : words))
    .join(' > ')
}

test('a power is called in short, and a sentence has the forms of its name that it needs', async () => {
  expect(seenBy.powerName('britain')).toBe('Britain')
  expect(seenBy.sayPower('coa-subject-turn', 'britain', { count: 2 })).toMatch(/^Great Britain asks /)
  await chooseLanguage('pl')
  expect(seenBy.powerName('france')).toBe('Francja')
})

test('generals are called by their names, and have an initial if the name is their own', () => {
  const { view } = coalitionsWay()
  expect(seenBy.generalName(view, 'france-2')).toBe('Napoleon')
  expect(seenBy.initialOf(seenBy.generalOf(view, 'france-2'))).toBe('N')
  expect(seenBy.initialOf(seenBy.generalOf(view, 'france-1'))).toBe('')
  expect(seenBy.generalsAt(view, 'paris').map(({ id }) => id)).toEqual(['france-2'])
})

test('a chair decides for its powers, the major one first, and bears the shield of that', () => {
  const { view } = coalitionsBattle()
  const ids = (seat: number) => seenBy.powersOf(view, seat).map(({ id }) => id)
  expect(ids(1)).toEqual(['france', 'austria', 'ottoman'])
  expect(seenBy.signOf(view, 1)).toBe('france')
  expect(seenBy.signOf(view, 5)).toBeNull()
})

test('a question is put to a power whose chair is awaited', () => {
  const { view } = coalitionsBattle()
  expect(seenBy.askedPower(view)).toBe('ottoman')
  expect(seenBy.askedPower({ ...view, awaited: [0] })).toBeNull()
  expect(seenBy.askedPower({ ...view, asked: null })).toBeNull()
})

test('influence wins for major powers', () => {
  const { view } = coalitionsBattle()
  expect(view.powers.filter((power) => seenBy.isScored(view, power)).map(({ id }) => id)).toEqual([
    'britain',
    'france',
    'russia',
  ])
})

test('an option lies where it leads, or where the general stands whom it names', () => {
  const { view, options } = coalitionsWay()
  expect(options.map((option) => placeOf(option, view)).slice(0, 3)).toEqual(['bessarabia', 'crimea', 'galicia'])
  expect(placeOf({ action: 'move france-2', anchors: ['general:france-2'] }, view)).toBe('paris')
  expect(placeOf({ action: 'lead austria-4', anchors: ['general:austria-4'] }, view)).toBeNull()
})

test('an option about a border lies on both its ends, and on neither alone', () => {
  const option: Option = { action: 'lay-train wien tyrol', anchors: ['territory:wien', 'territory:tyrol'] }
  expect(borderOf(option)).toEqual(['wien', 'tyrol'])
  expect(placeOf(option, coalitionsWay().view)).toBeNull()
  expect(placesOf(option, coalitionsWay().view)).toEqual(['wien', 'tyrol'])
})

test('of several options on a territory all are offered when one of them is chosen', async () => {
  const { play, view } = await seeing('coalitions', coalitionsWay())
  const actions = (options: Option[]) => options.map(({ action }) => action)
  expect(actions(optionsAt(play, view, 'crimea'))).toEqual(['march crimea', 'hasten crimea'])
  expect(siblingsOf(play, view)).toEqual([])
  play.select(play.options[1]!)
  expect(actions(siblingsOf(play, view))).toEqual(['march crimea', 'hasten crimea'])
  play.select(play.options[0]!)
  expect(siblingsOf(play, view)).toEqual([])
})

test('what may be done to a card that lies in a stack is found by its general and its number', async () => {
  const expose: Option = { action: 'expose britain-3 1', anchors: ['general:britain-3', 'number:1'] }
  const strike: Option = { action: 'strike britain-3 1', anchors: ['general:britain-3', 'number:1'] }
  const { play, view } = await seeing('coalitions', { ...coalitionsBattle(), options: [expose, strike] })
  expect(optionsOnCard(play, 'britain-3', 0)).toEqual([expose, strike])
  expect(optionsOnCard(play, 'britain-3', 1)).toEqual([])
  expect(placeOf(expose, view)).toBeNull()
  play.select(strike)
  expect(siblingsOf(play, view)).toEqual([expose, strike])
  expect(reserveOptions(play, view)).toEqual([])
})

test('generals off the map are in the reserve', async () => {
  const lead: Option = { action: 'recall austria-4', anchors: ['general:austria-4'] }
  const { play, view } = await seeing('coalitions', { ...coalitionsWay(), options: [lead] })
  expect(reserveOptions(play, view)).toEqual([lead])
  expect(isMapAsked(play, view)).toBe(false)
})

test('a way by train is told by the option', () => {
  expect(chainOf({ action: 'ride wien', anchors: [], preview: { chain: ['tyrol', 'wien'] } })).toEqual([
    'tyrol',
    'wien',
  ])
  expect(chainOf(undefined)).toEqual([])
})

test('the heading tells scenario, round and turn', () => {
  const { view } = coalitionsWay()
  expect(parts.heading(view)).toBe('1805 · round 1, turn 4 of 6')
  expect(parts.heading({ ...view, phase: 'diplomacy' })).toBe('1805 · Round 1')
})

test('the stake is the battle, else who does what, else the phase', () => {
  expect(parts.stake(coalitionsBattle().view)).toBe('Battle of Istanbul')
  expect(parts.stake(coalitionsWay().view)).toMatch(/^Russia: /)
  expect(parts.stake({ ...coalitionsWay().view, performing: null })).toBe('Action phase')
})

test('a card says what the strength would be, against what one sees', () => {
  expect(parts.preview({ strength: [6, 9], against: 3 })).toBe('Strength 6 → 9, against 3 as far as you see.')
  expect(parts.preview({})).toBe('')
})

test('letters of those in a battle wait while cards are played', () => {
  const { view } = coalitionsBattle()
  expect(parts.silence?.(view)).toEqual({ rule: 'COA-8.4.12', seats: [0, 1] })
  expect(parts.silence?.(coalitionsWay().view)).toBeNull()
})

test('a movement goes from the arbiter to the battles', () => {
  expect(steps(moving({ arbiter: null }, { decision: 'choose-arbiter' }))).toBe(
    '[Arbiter] > Garrisons > First turn > Battles',
  )
  expect(steps(moving({}, { decision: 'disband' }))).toBe('Arbiter: France > [Garrisons] > First turn > Battles')
  expect(steps(moving({}))).toBe('Arbiter: France > Garrisons > [First turn] > Battles')
  expect(steps(moving({ turn: 2 }))).toBe('Arbiter: France > Garrisons > First turn > [Second turn] > Battles')
  const fought = moving({ battles: ['wien'], general: null }, { decision: 'choose-battle' })
  expect(steps(fought)).toBe('Arbiter: France > Garrisons > First turn > [Battles]')
})

test('where nobody can be the arbiter there is no such step, and Napoleon moves alone', () => {
  expect(steps(moving({ arbiter: null }))).toBe('Garrisons > [First turn] > Battles')
  expect(steps(moving({ napoleon: true }))).toBe('[Napoleon’s movement] > Battles')
})

test('a battle goes from strength to result, and stands before the movement', () => {
  expect(steps(coalitionsBattle().view)).toBe('Strength > Support > [Cards] > Result')
})

test('diplomacy goes from the statuses to the board update', () => {
  const { view } = coalitionsWay()
  const diplomacy: CoalitionsView = { ...view, phase: 'diplomacy', movement: null }
  expect(steps({ ...diplomacy, decision: 'negotiate' })).toBe('[Statuses] > Expulsions > Board update')
  expect(steps({ ...diplomacy, decision: 'expel' })).toBe('Statuses > [Expulsions] > Board update')
  expect(steps({ ...diplomacy, decision: 'bid' })).toBe('Statuses > Expulsions > [Board update]')
  expect(steps({ ...diplomacy, decision: 'leave-to' })).toBe('[Board update]')
  expect(steps({ ...view, movement: null, decision: 'drill' })).toBe('')
})

test('a consent says who wants to go which way', () => {
  const view = moving({ general: 'russia-3', kind: 'sail', way: ['ukraine', 'crimea'] }, { decision: 'give-consent' })
  expect(subjectOf(view)).toContain('Podolia → Ukraine → Crimea')
  expect(subjectOf(view)).toContain('sail')
  expect(subjectOf(moving({ general: null }, { decision: 'give-consent' }))).toBe('')
})

test('a further turn says who asks for it, and what it brings', () => {
  expect(subjectOf(moving({ turn: 1 }, { decision: 'allow-turn' }))).toContain('2 morale')
  expect(subjectOf(moving({ turn: 2 }, { decision: 'allow-turn' }))).toContain('3 morale')
})

test('an offer says how much, and what one has', () => {
  const view = { ...coalitionsWay().view, giver: 'britain' }
  expect(subjectOf({ ...view, decision: 'answer-offer', asked: 'russia', offers: { russia: 3 } })).toContain('3 money')
  const powers = view.powers.map((power) => (power.id === 'britain' ? { ...power, money: 7 } : power))
  expect(subjectOf({ ...view, powers, decision: 'offer-amount', asked: 'russia' })).toMatch(/Russia.*7 money/)
})

test('a general whose fate is decided is named with his place', () => {
  const { view } = coalitionsWay()
  expect(subjectOf({ ...view, decision: 'lose-to', about: 'france-2' })).toBe('Napoleon (Paris)')
  expect(subjectOf({ ...view, decision: 'lose-to', about: 'austria-4' })).toMatch(/\(off the map\)/i)
  expect(subjectOf({ ...view, decision: 'drill' })).toBe('')
})

test('a battle lies over the map, an auction only while one bids', () => {
  const titles = (view: Partial<CoalitionsView>) => {
    const { view: known } = coalitionsWay()
    const procedure = family().procedures.find((one) => one.of({ ...known, ...view }) !== null)
    return procedure?.title({ ...known, ...view })
  }
  expect(titles({ battle: coalitionsBattle().view.battle })).toBe('Battle of Istanbul')
  expect(titles({ auction: 'prussia', decision: 'bid' })).toBe('Auction: Prussia')
  expect(titles({ auction: 'prussia', decision: 'drill' })).toBeUndefined()
})

test('a dialog that was folded stays folded until the next step', async () => {
  const seen = await seeing('coalitions', coalitionsBattle())
  expect(dialogOf(seen)).toBe(procedureOf(seen))
  fold(seen)
  expect(dialogOf(seen)).toBeNull()
  const later = { ...seen, view: { ...seen.view, battle: { ...seen.view.battle!, step: 'result' as const } } }
  expect(dialogOf(later)).not.toBeNull()
  unfold()
  expect(dialogOf(seen)).not.toBeNull()
})

test('a dialog gives way to a question that is answered elsewhere on the map', async () => {
  const retreat = (to: string): Option => ({ action: `retreat ${to}`, anchors: [`territory:${to}`] })
  const away = await seeing('coalitions', { ...coalitionsBattle(), options: [retreat('rumelia')] })
  expect(dialogOf(away)).toBeNull()
  const here = await seeing('coalitions', { ...coalitionsBattle(), options: [retreat('istanbul')] })
  expect(dialogOf(here)).not.toBeNull()
})

test('what is printed on the board is read from its file', () => {
  expect(factsOf({ board: 'empire' }, 'paris')).toMatchObject({
    printed: 'Paris',
    kind: 'home',
    home: 'france',
    isCapital: true,
  })
  expect(factsOf({ board: 'empire' }, 'bavaria')).toMatchObject({
    kind: 'disputed',
    home: null,
    claims: ['france', 'austria'],
  })
  expect(factsOf({ board: 'empire' }, 'london').routes).toContainEqual({ to: 'holland', owner: '' })
  expect(factsOf({ board: 'empire' }, 'holland').routes).toContainEqual({ to: 'london', owner: '' })
})

test('what a territory is worth is said for whom it is', () => {
  const count = factsOf({ board: 'empire' }, 'paris').value
  expect(worthOf(factsOf({ board: 'empire' }, 'paris'))).toEqual([
    `Tax ${count} for France.`,
    `Influence ${count} for any other power that takes it.`,
  ])
  expect(worthOf(factsOf({ board: 'empire' }, 'bavaria'))[0]).toContain('France, Austria')
  expect(worthOf({ ...factsOf({ board: 'empire' }, 'paris'), value: 0 })).toHaveLength(1)
  expect(worthOf({ ...factsOf({ board: 'empire' }, 'paris'), kind: 'undisputed' })).toEqual([
    `Tax ${count} for whoever controls it.`,
  ])
  expect(noteOf('empire', 'paris')).not.toBe('note-paris')
})

test('influence is counted to what wins, morale to fifteen', () => {
  const tracks = family().tracks(coalitionsWay().view)
  expect(tracks.map(({ of, most }) => [of, most])).toEqual([
    ['influence', 25],
    ['morale', 15],
  ])
})

/** L'Empereur: the cards play France, and the others play against it. */
function empereur(more: Partial<CoalitionsView> = {}): CoalitionsView {
  const { view } = coalitionsWay()
  const powers = view.powers.map((power) => ({ ...power, seat: power.id === 'france' ? null : (power.seat ?? 0) }))
  const next: Forecast[] = [
    { deed: 'tax', why: '', turns: 1, money: 5 },
    { deed: 'attack', why: '', territory: 'wien' },
  ]
  return { ...view, powers, empereur: { next } as Empereur, ...more }
}

test('against the cards only the influence of France counts', () => {
  const view = empereur({ battle: coalitionsBattle().view.battle })
  expect(view.powers.filter((power) => seenBy.isScored(view, power)).map(({ id }) => id)).toEqual(['france'])
  expect(family().tracks(view)[0]?.title).toContain('France')
  expect(family().panel(view)).toMatchObject({ component: 'EmpereurPanel' })
  expect(family().panel(coalitionsWay().view)).toBeNull()
})

test('nobody is shown the steps of a movement that the cards make', () => {
  const view = empereur({ decision: 'choose-arbiter' })
  expect(steps({ ...view, movement: { ...view.movement!, power: 'france' } })).toBe('')
})

test('a general whom the cards send is told where he goes', () => {
  expect(subjectOf(empereur({ decision: 'send-general' }))).toBe('He goes to: Wien.')
})

test('buttons are left for what neither map nor panel shows', async () => {
  const { play } = await seeing('coalitions', coalitionsBattle())
  expect(play.buttons.map(({ action }) => action)).toEqual(['pass'])
  const buying = withView(coalitionsBattle(), { decision: 'buy' })
  const buy: Option = { action: 'buy-card', anchors: [] }
  const { play: buyer } = await seeing('coalitions', {
    ...buying,
    options: [buy, { action: 'buy-no-more', anchors: [] }],
  })
  expect(buyer.buttons.map(({ action }) => action)).toEqual(['buy-no-more'])
})

test('a negotiation comes before what is talked about, and has a glass', () => {
  const { view } = coalitionsWay()
  const seen = view
  const talk: CoalitionsView = {
    ...seen,
    movement: null,
    phase: 'diplomacy',
    talk: { ready: [1], before: 'negotiate' },
  }
  expect(parts.steps?.(talk)[0]).toEqual({ words: 'Negotiation', state: 'now' })
  expect([parts.glass?.(talk), parts.glass?.(view)]).toEqual([180, null])
})

test('what a house board prints stands in the place of the own board', () => {
  const holland = { id: 'holland', kind: 'home' as const, home: 'prussia', value: 3, source: 'printed' }
  const printed = { territory: [holland], border: [], sea_route: [{ between: ['london', 'egypt'] }] }
  const view = { board: 'empire', printed }
  expect(factsOf(view, 'holland')).toMatchObject({ kind: 'home', home: 'prussia', claims: [], value: 3 })
  expect(factsOf(view, 'london').routes).toEqual([{ to: 'egypt', owner: '' }])
  expect(factsOf(view, 'paris').value).toBe(factsOf({ board: 'empire' }, 'paris').value)
})

test('the drawing shows the values, kinds and routes of a house board', () => {
  const place = (box: [number, number, number, number], center: [number, number]) => ({
    path: 'M0 0',
    label: { lines: [], size: 10, box },
    slots: [],
    center,
    kind: 'disputed' as const,
    claims: ['france'],
    value: 0,
  })
  const drawing = {
    territories: { one: place([0, 0, 20, 10], [5, 5]), two: place([50, 0, 20, 10], [60, 5]) },
    routes: [{ between: ['one', 'three'], path: 'M1 1' }],
  } as unknown as Drawing
  const entry = { id: 'one', kind: 'undisputed' as const, value: 2, source: 'house' }
  const drawn = printedOn(drawing, { territory: [entry], border: [], sea_route: [{ between: ['one', 'two'] }] })
  expect(drawn.territories.one).toMatchObject({ kind: 'undisputed', value: 2, label: { value: [28, 5] } })
  expect(drawn.territories.one?.claims).toBeUndefined()
  expect(drawn.routes).toEqual([{ between: ['one', 'two'], path: 'M5 5L60 5' }])
  expect(printedOn(drawing, null)).toBe(drawing)
})
