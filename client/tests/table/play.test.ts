import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isAsked, type Play } from '$client/table/play.svelte'
import type { Game } from '$client/wire'
import { battle, coalitionsBattle, feed, opening, TABLE } from '../games'
import { answering, refusal, refused, Socket, settled } from '../line'
import { sitDown } from './sitting'

let play: Play
let socket: Socket

beforeEach(async () => {
  ;({ play, socket } = await sitDown('condottiere'))
})
afterEach(() => {
  play.connection.close()
})

function option(action: string) {
  return play.options.find((one) => one.action === action)!
}

/** The game as it was after an action. */
function past(ply: number): Game {
  return { ...battle(), ply, from: ply - 1, options: [], asides: [] }
}

test('the options of a decision are those of the server', () => {
  expect(play.isMine).toBe(true)
  expect(play.options.map(({ action }) => action)).toEqual([
    'pass',
    'play courtesan',
    'play drummer',
    'play scarecrow',
    'play surrender',
  ])
})

test('an option is found by what it is about', () => {
  expect(play.optionAt('card:drummer')?.action).toBe('play drummer')
  expect(play.optionAt('card:winter')).toBeUndefined()
})

test('options that nothing on the table stands for are buttons', () => {
  expect(play.buttons.map(({ action }) => action)).toEqual(['pass'])
})

test('nothing is chosen before somebody chooses', () => {
  expect(play.chosen).toBeUndefined()
})

test('a single option needs no choosing', () => {
  const [pass] = battle().options
  socket.says(feed({ game: { ...battle(), options: [pass!] } }))
  expect(play.chosen?.action).toBe('pass')
})

test('a first press chooses, a second one plays, and then nothing is chosen', async () => {
  play.press(option('play drummer'))
  expect(play.chosen?.action).toBe('play drummer')
  expect(socket.sent).toEqual([])
  play.press(option('play drummer'))
  expect(socket.sent).toEqual([{ id: 1, do: 'act', action: 'play drummer', ply: 30 }])
  expect(play.sent).toBe('play drummer')
  socket.says(feed({ id: 1, cursor: '31.0.0', game: { ...battle(), ply: 31, options: [], awaited: [3] } }))
  await settled()
  expect(play).toMatchObject({ sent: null, selected: null, isMine: false })
})

test('a press on another option chooses that one instead', () => {
  play.press(option('play drummer'))
  play.press(option('pass'))
  expect(play.chosen?.action).toBe('pass')
  expect(socket.sent).toEqual([])
})

test('while an action is under way no other is sent', () => {
  void play.act(option('pass'))
  void play.act(option('play drummer'))
  expect(socket.sent).toHaveLength(1)
})

test('what is refused is told with its rule, until something else is chosen', async () => {
  void play.act(option('pass'))
  socket.says({ type: 'refused', id: 1, error: refusal('StalePly', 'Somebody was faster.', 'CON-5.2') })
  await settled()
  expect(play.tip).toEqual({ sentence: 'Somebody was faster.', rule: 'CON-5.2' })
  play.select(option('play drummer'))
  expect(play.tip).toBeNull()
})

test('what could not be sent is told too', async () => {
  socket.breaks()
  await play.takeBack()
  expect(play.tip?.sentence).toContain('no connection')
})

test('taking back names the ply that one knows', () => {
  void play.takeBack()
  expect(socket.sent).toEqual([{ id: 1, do: 'take-back', ply: 30 }])
})

test('why a thing is not offered is asked with the verb of the options, or with that of the title', async () => {
  void play.explain('card:winter')
  void play.explain('region:roma')
  expect(socket.sent).toEqual([
    { id: 1, do: 'why-not', action: 'play winter' },
    { id: 2, do: 'why-not', action: 'choose roma' },
  ])
  socket.says({ type: 'why-not', id: 2, error: refusal('NotOffered', 'Not now.', 'CON-4.1') })
  await settled()
  expect(play.tip).toEqual({ sentence: 'Not now.', rule: 'CON-4.1' })
})

test('players are called by their names, and a chair without one by its number', () => {
  expect(play.name(0)).toBe('Anna')
  expect(play.name(6)).toBe('Seat 7')
})

test('chairs have their own colours and letters where there are no powers', () => {
  expect(play.colours(1)).toBe('seat-2')
  expect([0, 1, 2, 3].map((seat) => play.letter(seat))).toEqual(['A', 'B', 'C', 'D'])
})

test('where there are powers, chairs have theirs', async () => {
  const { play: other } = await sitDown('coalitions', { game: coalitionsBattle() })
  expect([0, 1, 2].map((seat) => other.colours(seat))).toEqual(['power-britain', 'power-france', 'power-russia'])
  expect(other.letter(0)).toBe('B')
})

test('one looks back at the table as it was, and nothing can be played there', async () => {
  answering({ '/api/tables/k3f9/at/28?lang=en': [past(28)] })
  play.select(option('pass'))
  await play.look(28)
  expect(play).toMatchObject({ isLive: false, ply: 28, selected: null, isMine: false })
  expect(play.game?.ply).toBe(28)
  await play.act(battle().options[0]!)
  expect(socket.sent).toEqual([])
  play.backToNow()
  expect(play.game?.ply).toBe(30)
})

test('the story is what is known around the action that one looks at', async () => {
  answering({
    '/api/tables/k3f9/at/3?lang=en': [past(3)],
    '/api/tables/k3f9/history?lang=en&before=100': [{ first: 0, history: opening().history }],
  })
  const told = () => [play.story[0]?.ply, play.story.at(-1)?.ply]
  expect(told()).toEqual([27, 30])
  await play.look(3)
  expect(told()).toEqual([27, 30]) // until it is known
  play.connection.chronicle.need(3)
  await settled()
  expect(told()).toEqual([0, 5])
  play.backToNow()
  expect(told()).toEqual([27, 30])
})

test('whether one has acted is known, or it may be so where the history does not go back to the start', () => {
  expect(play.hasActed).toBe(true)
  socket.says(feed({ game: { ...opening(), history: opening().history.slice(0, 2) } }))
  expect(play.hasActed).toBe(opening().history[1]?.seat === 1)
  socket.says(feed({ you: { ...play.you!, seat: null } }))
  expect(play.hasActed).toBe(false)
})

test('the last ply is now, and there is nothing before the first', async () => {
  answering({ '/api/tables/k3f9/at/0?lang=en': [past(0)] })
  await play.look(30)
  expect(play.isLive).toBe(true)
  await play.look(-3)
  expect(play.ply).toBe(0)
})

test('the last ply of a record is looked at like any other', async () => {
  answering({ '/api/tables/k3f9/at/30?lang=en': [past(30)] })
  socket.says(feed({ table: { ...TABLE, replay: true } }))
  await play.look(31)
  expect(play).toMatchObject({ isLive: false, ply: 30 })
})

test('of two looks back the last one counts, whichever comes first', async () => {
  const answers = new Map<string, (told: Response) => void>()
  vi.stubGlobal('fetch', (path: string) => new Promise((resolve) => answers.set(path, resolve)))
  const looks = [play.look(27), play.look(28)]
  answers.get('/api/tables/k3f9/at/28?lang=en')!(Response.json(past(28)))
  await looks[1]
  answers.get('/api/tables/k3f9/at/27?lang=en')!(Response.json(past(27)))
  await looks[0]
  expect(play.game?.ply).toBe(28)
})

test('the past is asked for once, until something was taken back', async () => {
  const asked = answering({ '/api/tables/k3f9/at/28?lang=en': [past(28)] })
  await play.look(28)
  await play.look(28)
  expect(asked).toHaveLength(1)
  play.forgetPast()
  await play.look(28)
  expect(asked).toHaveLength(2)
})

test('a past that cannot be shown is told, and one is back at the present', async () => {
  answering({ '/api/tables/k3f9/at/28?lang=en': [refused(refusal('Busy', 'Too busy.'))] })
  await play.look(28)
  expect(play).toMatchObject({ isLive: true, tip: { sentence: 'Too busy.' } })
})

test('a game that is over is looked at through the eyes of another chair, its past too', async () => {
  const asked = answering({
    '/api/tables/k3f9/at/28?lang=en': [past(28)],
    '/api/tables/k3f9/at/28?lang=en&seat=3': [past(28)],
  })
  await play.look(28)
  play.lookFrom(3)
  await settled()
  expect(Socket.last.url.searchParams.get('seat')).toBe('3')
  expect(asked).toHaveLength(2)
})

test('while it is shown how things came about, nothing can be played', () => {
  play.held = opening()
  expect(play.game?.ply).toBe(5)
  expect(play.options).toEqual([])
  play.held = null
  expect(play.options).toHaveLength(5)
})

test('a rule opens the rules at that rule', () => {
  play.openRule('CON-4.2')
  expect(play).toMatchObject({ tab: 'rules', rule: 'CON-4.2', isRulesOpen: true, isPanelOpen: true })
})

test('who sat down is known by a new connection', () => {
  play.reopen()
  expect(Socket.all).toHaveLength(2)
  expect(socket.readyState).toBe(3)
  expect(play.table).toBeNull()
})

test('nothing is asked of who is ready in a negotiation, and may think better of it', () => {
  const ready = { action: 'ready', anchors: [] }
  const better = { action: 'not-ready', anchors: [] }
  expect([isAsked([ready]), isAsked([better]), isAsked([])]).toEqual([true, false, false])
  socket.says(feed({ game: { ...battle(), options: [better] } }))
  expect([play.isMine, play.chosen]).toEqual([false, undefined])
})
