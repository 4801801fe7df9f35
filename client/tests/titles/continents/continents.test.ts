import { beforeEach, expect, test } from 'vitest'
import { answerOf } from '$client/titles/continents/answer'
import { lastBattle } from '$client/titles/continents/exchanges'
import { factsOf, WEATHERS } from '$client/titles/continents/facts'
import { counted, originsOf } from '$client/titles/continents/muster'
import { notesOf } from '$client/titles/continents/notes'
import {
  isAtOnce,
  mainOption,
  optionOf,
  optionsAt,
  placeOf,
  priceOf,
  withVerbs,
} from '$client/titles/continents/options'
import { parts } from '$client/titles/continents/parts'
import { bannersOn, bannerSpots, buildingIcon, shownTiles, tileSpots, tilesOn } from '$client/titles/continents/pieces'
import { reasonAgainst } from '$client/titles/continents/reasons'
import * as seenBy from '$client/titles/continents/seen.svelte'
import { stepsOf } from '$client/titles/continents/steps'
import type { ContinentsView, Land, SeatSheet } from '$client/titles/continents/view'
import { worldIn } from '$client/titles/continents/world'
import { names } from '$client/table/board/names'
import type { EventTold, Option } from '$client/wire'
import { worldBattle } from '../../games'
import { refusal } from '../../line'
import { seeing } from '../../table/sitting'

let view: ContinentsView

beforeEach(() => {
  view = worldBattle().view
})

function withLand(place: string, land: Partial<Land>): ContinentsView {
  return { ...view, territories: { ...view.territories, [place]: { ...view.territories[place]!, ...land } } }
}

function withSheet(seat: number, sheet: Partial<SeatSheet>): ContinentsView {
  return { ...view, seats: view.seats.map((known, other) => (other === seat ? { ...known, ...sheet } : known)) }
}

function exchange(number: number, place = 'egypt'): EventTold {
  const { events } = worldBattle().history.at(-1)!
  const known = events.find(({ kind }) => kind === 'exchange')!
  return { ...known, facts: { ...known.facts, number, place: `territory:${place}` } }
}

function entry(ply: number, ...events: EventTold[]) {
  return { ply, seat: 2, by: 'person' as const, at: 0, events }
}

test('an exchange is read from the log: rolls, totals, soldiers, and who lost', () => {
  const fought = lastBattle(worldBattle().history)!
  expect(fought).toMatchObject({ place: 'territory:north_africa', attacker: 'seat:2', defender: 'seat:0' })
  expect(fought.blows).toEqual([{ number: 1, rolls: [57, 2], totals: [63, 6], soldiers: [4, 2], loser: 1 }])
})

test('modifiers are what is not nothing, and belong to one side', () => {
  const { history, view } = worldBattle()
  const { modifiers } = lastBattle(history)!
  expect(modifiers).toEqual({ directions: 2, numbers: 4, capital: 10, 'dug-in': 2, 'rebels-behind': -8 })
  const ofAttacker = Object.keys(modifiers).filter((name) => view.law.attackers_modifiers.includes(name))
  expect(ofAttacker).toEqual(['directions', 'numbers'])
})

test('rolls and modifiers come to the totals', () => {
  const { history, view } = worldBattle()
  const { blows, modifiers } = lastBattle(history)!
  const sum = (isOfAttacker: boolean) =>
    Object.entries(modifiers)
      .filter(([name]) => view.law.attackers_modifiers.includes(name) === isOfAttacker)
      .reduce((total, [, value]) => total + value, 0)
  const [blow] = blows
  expect([blow!.rolls[0] + sum(true), blow!.rolls[1] + sum(false)]).toEqual(blow!.totals)
})

test('the last battle begins with its first exchange, wherever it was told', () => {
  const history = [
    entry(1, exchange(1), exchange(2)),
    entry(2, exchange(1, 'congo')),
    entry(3, exchange(2, 'congo'), exchange(3, 'congo')),
  ]
  const fought = lastBattle(history)!
  expect(fought.place).toBe('territory:congo')
  expect(fought.blows.map(({ number }) => number)).toEqual([1, 2, 3])
})

test('of a battle whose beginning is not told there is what is told, and of none nothing', () => {
  expect(lastBattle([entry(3, exchange(2), exchange(3))])?.blows).toHaveLength(2)
  expect(lastBattle([entry(3)])).toBeNull()
})

test('units and ships are grouped by where they are', () => {
  const options: Option[] = [
    { action: 'go', anchors: [], preview: { money: 1 } },
    { action: 'send infantry ukraine 2', anchors: ['unit:infantry', 'territory:ukraine', 'moves:2'] },
    { action: 'dispatch frigate black_sea', anchors: ['ship:frigate', 'sea:black_sea'] },
    { action: 'send cavalry ukraine 3', anchors: ['unit:cavalry', 'territory:ukraine', 'moves:3'] },
    { action: 'land infantry 2', anchors: ['unit:infantry', 'transport:2'] },
  ]
  expect(originsOf(options).map(({ name, options: from }) => [name, from.length])).toEqual([
    ['Ukraine', 2],
    ['Black Sea', 1],
    ['transport 2', 1],
  ])
})

test('what is sent is counted by kind', () => {
  expect(counted(view.battle!.attackers)).toEqual([
    { icon: 'infantry', count: 1 },
    { icon: 'cavalry', count: 1 },
  ])
  expect(counted([{ kind: 'infantry' }, { kind: 'cavalry' }, { kind: 'infantry' }])[0]).toEqual({
    icon: 'infantry',
    count: 2,
  })
})

test('of several options on a place a press means the chosen one, else the one with all there is, else the first', async () => {
  const build: Option = {
    action: 'build farm ural',
    anchors: ['building:farm', 'territory:ural'],
    preview: { money: 11 },
  }
  const march: Option = { action: 'march ural', anchors: ['territory:ural'] }
  const sail: Option = { action: 'sail black_sea', anchors: ['sea:black_sea'] }
  const { play } = await seeing('continents', { ...worldBattle(), options: [build, march, sail] })
  expect(optionsAt(play, 'ural')).toEqual([build, march])
  expect(mainOption(play, 'ural')).toEqual(march)
  play.select(build)
  expect(mainOption(play, 'ural')).toEqual(build)
  expect(mainOption(play, 'congo')).toBeUndefined()
  expect(placeOf(sail)).toBe('black_sea')
  expect(optionOf(play, 'march ural')).toEqual(march)
  expect(withVerbs(play, ['build', 'sail'])).toEqual([build, sail])
  expect([priceOf(build), priceOf(march)]).toEqual([11, null])
})

test('what only adds to an order is done at once', () => {
  const verbs = ['cede congo', 'send-all ukraine', 'march congo'].map((action) => ({ action, anchors: [] }))
  expect(verbs.map(isAtOnce)).toEqual([true, true, false])
})

test('the panel follows the question', async () => {
  const seen = await seeing('continents', worldBattle())
  const answer = (change: Partial<ContinentsView>) => answerOf({ ...seen, view: { ...view, ...change } })
  expect(answer({})).toBe('battle')
  expect(answer({ battle: null, treaty: { proposer: 2 } as ContinentsView['treaty'] })).toBe('treaty')
  expect(answer({ battle: null, muster: { order: 'march' } as ContinentsView['muster'] })).toBe('muster')
  expect(answer({ battle: null, decision: 'deal-card' })).toBe('deal')
  expect(answer({ battle: null, decision: 'act' })).toBe('none')
  expect(answer({ battle: null, decision: 'choose-amount' })).toBe('choices')
})

test('who is not asked has no panel but that of the battle or the treaty', async () => {
  const seen = await seeing('continents', { ...worldBattle(), options: [] })
  expect(answerOf(seen)).toBe('battle')
  expect(answerOf({ ...seen, view: { ...view, battle: null, decision: 'deal-card' } })).toBe('none')
})

test('banners count the units of whoever holds the land', () => {
  expect(bannersOn(view, 'yakutsk').map(({ icon, count, side }) => [icon, count, side])).toEqual([
    ['infantry', 1, 2],
    ['cavalry', 2, 2],
  ])
  expect(bannersOn(view, 'quebec')[0]).toMatchObject({ side: 'rebels', count: 1 })
  expect(bannersOn(withLand('quebec', { holder: null }), 'quebec')).toEqual([])
})

test('units of a kind are one banner, whatever moves they have left, and stand in their order', () => {
  const units = [
    { kind: 'artillery', moves: 1, count: 1 },
    { kind: 'infantry', moves: 2, count: 3 },
    { kind: 'infantry', moves: 0, count: 2 },
  ]
  expect(bannersOn(withLand('congo', { units }), 'congo').map(({ icon, count }) => [icon, count])).toEqual([
    ['infantry', 5],
    ['artillery', 1],
  ])
})

test('a sea bears the ships of every seat, and its transports', () => {
  const transports = [{ number: 1, moves: 2, cargo: [], room: 4 }]
  const fleets = [{ seat: 0, ships: [{ kind: 'frigate', moves: 1, count: 2 }], transports }]
  const told = { ...view, seas: { ...view.seas, black_sea: { fleets } } }
  expect(bannersOn(told, 'black_sea').map(({ icon, count }) => [icon, count])).toEqual([
    ['frigate', 2],
    ['transport', 1],
  ])
})

test('tiles tell the weightiest first', () => {
  const land: Partial<Land> = {
    capital_of: 0,
    red: 2,
    main: 'great-bunkers',
    port: true,
    blockaded: true,
    mineral: 'rare',
    road: true,
  }
  expect(tilesOn(withLand('congo', land), 'congo').map(({ key }) => key)).toEqual([
    'capital',
    'red',
    'great-bunkers',
    'port',
    'mineral',
    'road',
  ])
  expect(tilesOn(withLand('congo', land), 'congo').find(({ key }) => key === 'port')?.look).toBe('warning')
  expect(buildingIcon('great-bunkers')).toBe('bunkers-2')
  expect(tilesOn(view, 'black_sea')).toEqual([])
})

test('an expedition that is under way is told instead of one that was', () => {
  const explored = withLand('congo', { explored: true, main: null })
  expect(tilesOn(explored, 'congo').map(({ key }) => key)).toEqual(['explored'])
  const seats = withSheet(2, { expeditions: [{ territory: 'congo', turns: 1 }] }).seats
  expect(tilesOn({ ...explored, seats }, 'congo')).toMatchObject([{ key: 'expedition', side: 2 }])
})

test('pieces stand in a row around the middle of the name, and far away only a few tiles are shown', () => {
  const name = names(worldIn('en'), 1).find(({ id }) => id === 'congo')!
  const spots = bannerSpots(name, 3, 1)
  expect(spots.map(({ x }) => x - name.top[0])).toEqual([-20, 0, 20])
  expect(bannerSpots(name, 1, 0.5)[0]?.size).toBe(34)
  expect(tileSpots(name, 1, 1)[0]!.y).toBeGreaterThan(spots[0]!.y)
  const tiles = ['a', 'b', 'c', 'd'].map((key) => ({ key, icon: key }))
  expect([shownTiles(tiles, 1).length, shownTiles(tiles, 0.5).length]).toEqual([4, 3])
})

test('the world is written in the language of the page, with its seas below the land', () => {
  const text = (language: 'en' | 'pl') =>
    worldIn(language)
      .territories.egypt!.label.lines.map((line) => line.text)
      .join(' ')
  expect(text('en')).not.toBe(text('pl'))
  const { territories, neighbours } = worldIn('en')
  expect(territories.black_sea?.isWater).toBe(true)
  expect(Object.keys(territories).indexOf('black_sea')).toBeLessThan(Object.keys(territories).indexOf('egypt'))
  expect(neighbours.black_sea!.every((other) => neighbours[other]!.includes('black_sea'))).toBe(true)
})

test('continents, coasts and weathers are read from the board and its tables', () => {
  expect(factsOf('egypt')).toMatchObject({ continent: 'africa', isCoastal: true })
  expect(factsOf('egypt')?.seas).toContain('mediterranean')
  expect(factsOf('atlantis')).toBeUndefined()
  expect(WEATHERS.reduce((sum, { chance }) => sum + chance, 0)).toBe(100)
  expect(WEATHERS.slice(0, 2).map(({ kind, chance, gap }) => [kind, chance, gap])).toEqual([
    ['sun', 40, ''],
    ['winter', 15, 'SIX-G1'],
  ])
})

test('below a name stands what is wrong with a player', async () => {
  const seen = await seeing('continents', worldBattle())
  expect(notesOf(seen, 0)).toEqual(['at war with Celia'])
  expect(notesOf(seen, 1)[0]).toBe('eliminated')
  const besieged = { ...withSheet(0, { encircled: true, holds_capital: false }), plague: { origin: 0, marker: 2 } }
  expect(notesOf({ ...seen, view: besieged }, 0)).toEqual([
    'at war with Celia',
    'capital under siege',
    'capital lost',
    'plague: turn 2 of 3',
  ])
})

test('a spy card before oneself is told of who has laid it', async () => {
  const seen = await seeing('continents', worldBattle())
  const told = { ...seen, view: withSheet(2, { cards_before: [0] }) }
  expect(notesOf(told, 0)).toContain('spy card before you')
  expect(notesOf(told, 2)).not.toContain('spy card before you')
})

test('money has a sign and a true minus', () => {
  expect([6, 0, -4].map(seenBy.signed)).toEqual(['+6', '+0', '−4'])
  expect(seenBy.moneyWords(1)).toBe('1 coin')
})

test('a preview tells what an action costs or brings, and its chance', () => {
  expect(parts.preview({ money: 11, chance: 43 })).toBe('costs 11 coins, 43 % for the attacker')
  expect(parts.preview({ money: -6 })).toBe('brings 6 coins')
  expect(parts.preview({})).toBe('')
})

test('the heading tells the round, and the stake the battle or the weather', () => {
  expect(parts.heading(view)).toBe('round 20 of 20')
  expect(parts.heading({ ...view, limit: null })).toBe('round 20')
  expect(parts.heading({ ...view, round: 0 })).toBe('capitals are chosen')
  expect(parts.stake(view)).toBe('Battle: North Africa')
  expect(parts.stake({ ...view, battle: null })).toMatch(/^Frost, 1 round left$/i)
  expect(parts.stake({ ...view, battle: null, weather: { kind: null, left: 0, gap: '' } })).toBe('round 20 of 20')
})

test('a turn goes from arrivals to hunger, and only who has it sees where he is', () => {
  const now = (change: Partial<ContinentsView>) =>
    stepsOf({ ...view, ...change }).findIndex(({ state }) => state === 'now')
  expect(now({})).toBe(3)
  expect(now({ decision: 'meet-savages' })).toBe(1)
  expect(now({ decision: 'pay-or-disband' })).toBe(4)
  expect(now({ battle: { ...view.battle!, kind: 'savages' } })).toBe(1)
  expect(stepsOf({ ...view, active: 0 })).toEqual([])
  expect(stepsOf({ ...view, decision: 'choose-capital' })).toEqual([])
})

test('sides are seats, rebels or savages, in name and colour', async () => {
  const { play } = await seeing('continents', worldBattle())
  expect([seenBy.sideName(play, 0), seenBy.coloursOf(0)]).toEqual(['Anna', 'seat-1'])
  expect([seenBy.sideName(play, 'rebels'), seenBy.coloursOf('rebels')]).toEqual(['Rebels', 'rebels'])
})

test('a place is a land or a sea, and a spectator sees the sheet of whose turn it is', async () => {
  const seen = await seeing('continents', worldBattle())
  expect(seenBy.placeName(view, 'north_africa')).toBe('North Africa')
  expect(seenBy.placeName(view, 'black_sea')).toBe('Black Sea')
  expect(seenBy.sheetOf(seen).points).toBe(52)
  expect(seenBy.sheetOf({ ...seen, me: null, view: { ...view, active: 0 } }).points).toBe(36)
})

test('why something cannot be bought is asked once a position', async () => {
  const { play, socket } = await seeing('continents', worldBattle())
  const asked = [reasonAgainst(play, 'build farm ural'), reasonAgainst(play, 'build farm ural')]
  expect(socket.sent).toMatchObject([{ do: 'why-not', action: 'build farm ural' }])
  socket.says({ type: 'why-not', id: 1, error: refusal('NotOffered', 'It costs 11.', 'SIX-5.2') })
  expect(await asked[0]).toMatchObject({ rule: 'SIX-5.2' })
  expect(await asked[1]).toMatchObject({ rule: 'SIX-5.2' })
  socket.breaks()
  expect(await reasonAgainst(play, 'build farm congo')).toBeNull()
})

test('the table of another game begins without a place that one looks at', () => {
  seenBy.focus.place = 'congo'
  parts.open?.()
  expect(seenBy.focus.place).toBeNull()
})
