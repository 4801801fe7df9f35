import { expect, test } from 'vitest'
import { counted, face, inHandOrder } from '$client/titles/condottiere/faces'
import { factsOf } from '$client/titles/condottiere/facts'
import { companyOption, handOption, showings } from '$client/titles/condottiere/options'
import { parts } from '$client/titles/condottiere/parts'
import { cardName, regionsOf, type Seen } from '$client/titles/condottiere/seen.svelte'
import { standing } from '$client/titles/condottiere/standing'
import { badge, sum } from '$client/titles/condottiere/sums'
import { chooseLanguage } from '$client/words'
import type { CondottiereSeat, CondottiereView } from '$client/titles/condottiere/view'
import type { Game } from '$client/wire'
import { battle, opening } from '../../games'
import { seeing } from '../../table/sitting'

/** A game in which the companies are changed. */
function withSeats(change: Record<number, Partial<CondottiereSeat>>, more: Partial<Game> = {}): Game<CondottiereView> {
  const game = battle()
  const seats = game.view.seats.map((seat, number) => ({ ...seat, ...change[number] }))
  return { ...game, ...more, view: { ...game.view, seats } }
}

function standings(seen: Seen): string[] {
  return seen.view.seats.map((_, seat) => standing(seen, seat))
}

test('a company is added up as the server counts it', () => {
  const [anna, bruno] = battle().view.seats
  expect(sum(anna!.values)).toBe('1 + 5 + 2')
  expect(sum(bruno!.values)).toBe('13 + 5') // spring adds 3 to the highest card
})

test('a single card needs no sum, and nor do cards that count nothing', () => {
  expect(sum([[5, 1, 0]])).toBe('')
  expect(sum([])).toBe('')
  expect(
    sum([
      [0, 1, 0],
      [5, 1, 0],
    ]),
  ).toBe('')
})

test('what a drummer doubles stands in brackets, what he does not is added, bonuses are not doubled', () => {
  expect(
    sum([
      [6, 2, 0],
      [4, 2, 3],
      [1, 1, 0],
    ]),
  ).toBe('2 × (6 + 4) + 3 + 1')
  expect(sum([[6, 2, 0]])).toBe('2 × 6')
})

test.each(battle().view.seats.map((seat, number) => [number, seat] as const))(
  'the sum of seat %i comes to its strength',
  (_, { values, strength }) => {
    expect(values.reduce((total, [value, times, bonus]) => total + value * times + bonus, 0)).toBe(strength)
  },
)

test('a card bears a badge where it does not count what is printed on it', () => {
  expect(badge('mercenary-6', [1, 2, 0])).toBe('= 1 ×2')
  expect(badge('mercenary-10', [10, 1, 3])).toBe('+3')
  expect(badge('mercenary-5', [5, 1, 0])).toBe('')
  expect(badge('heroine', [10, 1, 0])).toBe('')
})

test('a mercenary is drawn with his pikes, a special card with its number if it has one', () => {
  expect(face('mercenary-10')).toEqual({ kind: 'mercenary', pikes: 10, number: 10, icon: 'card-mercenary' })
  expect(face('heroine')).toEqual({ kind: 'heroine', pikes: 0, number: 10, icon: 'card-heroine' })
  expect(face('winter').number).toBeNull()
})

test('a hand is sorted: mercenaries from the strongest down, then the special cards', () => {
  const hand = ['winter', 'mercenary-1', 'courtesan', 'mercenary-10', 'heroine', 'mercenary-6']
  expect(inHandOrder(hand)).toEqual(['mercenary-10', 'mercenary-6', 'mercenary-1', 'heroine', 'courtesan', 'winter'])
  expect(hand[0]).toBe('winter')
})

test('equal cards are counted', () => {
  expect(counted(['winter', 'mercenary-1', 'winter'])).toEqual([
    ['mercenary-1', 1],
    ['winter', 2],
  ])
})

test('a card of the hand is played, one of the company is retrieved, though both may be equal', async () => {
  const seen = await seeing('condottiere', battle())
  expect(handOption(seen, 'drummer')?.action).toBe('play drummer')
  expect(companyOption(seen, 1, 'drummer')).toBeUndefined()
  const retrieve = { action: 'retrieve mercenary-5', anchors: ['card:mercenary-5'] }
  const scarecrow = await seeing('condottiere', { ...battle(), options: [retrieve] })
  expect(handOption(scarecrow, 'mercenary-5')).toBeUndefined()
  expect(companyOption(scarecrow, 1, 'mercenary-5')?.action).toBe('retrieve mercenary-5')
  expect(companyOption(scarecrow, 0, 'mercenary-5')).toBeUndefined()
})

test('a card may be shown to everybody else', async () => {
  const seen = await seeing('condottiere', battle())
  expect(showings(seen, 'drummer').map(({ action }) => action)).toEqual([
    'show 0 drummer',
    'show 2 drummer',
    'show 3 drummer',
  ])
})

test('princes stand in the battle as they have played', async () => {
  expect(standings(await seeing('condottiere', battle()))).toEqual(['fighting', 'turn', 'passed', 'after-you'])
})

test('who has no cards left is out, and the next after one is the next who fights', async () => {
  const game = withSeats({ 3: { hand_size: 0 } })
  expect(standings(await seeing('condottiere', game))).toEqual(['after-you', 'turn', 'passed', 'out'])
})

test('another who is awaited decides, and nobody is next after him but he', async () => {
  const game = withSeats({}, { awaited: [3], options: [] })
  expect(standings(await seeing('condottiere', game))).toEqual(['fighting', 'fighting', 'passed', 'deciding'])
})

test('who takes no part is out, and between battles nobody stands in one', async () => {
  const game = withSeats({ 0: { participates: false } })
  expect(standings(await seeing('condottiere', game))[0]).toBe('out')
  const between = { ...battle(), awaited: [], options: [], view: { ...battle().view, contested: null } }
  expect(standings(await seeing('condottiere', between))).toEqual(['none', 'none', 'none', 'none'])
})

test('the heading tells which battle it is, or after which one we are, and which game of a series', () => {
  const { view } = battle()
  expect(parts.heading(view)).toBe('battle 2')
  expect(parts.heading({ ...view, contested: null })).toBe('after battle 1')
  expect(parts.heading({ ...view, contested: null, battle: 0 })).toBe('')
  expect(parts.heading({ ...view, target: 12, game: 3 })).toBe('game 3, battle 2')
  expect(parts.heading({ ...view, winners: [1] })).toBe('after battle 1')
})

test('the stake is the region, the whole game, or nothing just now', () => {
  const { view } = battle()
  expect(parts.stake(view)).toBe('Battle for Ferrara')
  expect(parts.stake({ ...view, final: true })).toBe('Final battle')
  expect(parts.stake({ ...view, contested: null })).toBe('Between battles')
})

test('Polish declines the region of a battle', async () => {
  await chooseLanguage('pl')
  expect(parts.stake(battle().view)).toMatch(/Ferrar[^a]/)
})

test('below a name stand the regions, the token, and what one knows of the hand', () => {
  const { view } = withSeats({ 2: { known: ['winter', 'winter', 'mercenary-5'] } })
  expect(parts.seatNote(view, 1)).toBe('Turin')
  expect(parts.seatNote(view, 2)).toBe('has the Condottiere · you know: mercenary 5, 2 × winter (only you)')
  expect(parts.seatNote(view, 0)).toBe('')
  expect(regionsOf(view, 1)).toEqual(['torino'])
})

test('a preview tells the strength, the lead, the neighbours, or that it would win', () => {
  expect(parts.preview({ strength: [18, 33], leads: true })).toBe('18 → 33, you would lead')
  expect(parts.preview({ strength: [18, 19], leads: false })).toBe('18 → 19')
  expect(parts.preview({ neighbours: 2, wins: false })).toBe('2 adjacent regions')
  expect(parts.preview({ neighbours: 1, wins: false })).toBe('')
  expect(parts.preview({ neighbours: 2, wins: true })).toBe('it would win the game')
})

test('the note of the log is the strength of the prince who played a card', () => {
  const [played] = battle().history
  expect(parts.logNote(played!.events, 0)).toBe('(6)')
  expect(parts.logNote(opening().history[4]!.events, 0)).toBe('') // he passed
})

test('a card is called by its name, and a region by what is printed', () => {
  expect(cardName('mercenary-5')).toBe('Mercenary 5')
  expect(factsOf('firenze').printed).toBe('Firenze')
  expect(factsOf('atlantis')).toEqual({ printed: 'atlantis', source: 'reconstructed' })
})
