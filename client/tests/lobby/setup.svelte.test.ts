import { flushSync } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { withQuery } from '$client/api'
import { SetUp } from '$client/lobby/setup.svelte'
import type { Arrangement, Title, TitleOption } from '$client/wire'
import { answering, refusal, refused, settled } from '../line'

const MODE: TitleOption = {
  name: 'mode',
  default: 'coalitions',
  rule: null,
  choices: ['coalitions', 'empereur'],
  minimum: null,
  maximum: null,
}
const LEVEL: TitleOption = {
  name: 'level',
  default: 'marshal',
  rule: null,
  choices: ['marshal', 'emperor'],
  minimum: null,
  maximum: null,
}
const LIMIT: TitleOption = { name: 'limit', default: '0', rule: null, choices: null, minimum: 0, maximum: 20 }
const COALITIONS: Title = {
  id: 'coalitions',
  words_from: null,
  seats: [1, 6],
  options: [LIMIT, LEVEL, MODE],
  boards: [],
  levels: [],
  opponents: [],
}

function seats(count: number, idle: string[] = []): Arrangement {
  const roles = ['power:britain', 'power:france', 'power:austria', 'power:russia', 'power:prussia', 'power:ottoman']
  return { seats: count, roles: roles.slice(0, count).map((role) => [role]), unseated: [], idle }
}

let stop = (): void => undefined
afterEach(() => {
  stop()
})

/** Where the arrangements of a title are asked for. What was asked for once is remembered: each test has its title. */
function asking(title: string, ...options: string[]): string {
  return withQuery(
    `/api/titles/${title}/seats`,
    options.map((option) => ['option', option]),
  )
}

/** Somebody thinks of a table. */
async function thinking(id: string): Promise<SetUp> {
  let setup: SetUp | undefined
  stop = $effect.root(() => {
    setup = new SetUp(() => ({ ...COALITIONS, id }))
  })
  await heard()
  return setup!
}

async function heard(): Promise<void> {
  flushSync()
  await settled()
  flushSync()
}

test('a table is set for as many as usual; where they cannot be, for the next number, and in the end for the most', async () => {
  answering({
    [asking('coalitions')]: [[seats(3), seats(6)]],
    [asking('coalitions', 'mode=empereur')]: [[seats(1), seats(4)]],
    [asking('coalitions', 'mode=empereur', 'limit=9')]: [[seats(2), seats(5)]],
  })
  const setup = await thinking('coalitions')
  expect(setup.count).toBe(6)
  setup.set(MODE, 'empereur')
  await heard()
  expect(setup.count).toBe(1)
  setup.set(LIMIT, '9')
  await heard()
  expect(setup.count).toBe(5)
})

test('a number of players that was wished for counts where it can be', async () => {
  answering({ [asking('wished')]: [[seats(3), seats(4), seats(5)]] })
  const setup = await thinking('wished')
  expect(setup.count).toBe(4)
  setup.wished = 3
  expect(setup.count).toBe(3)
  setup.wished = 6
  expect(setup.count).toBe(4)
})

test('what the chairs play is that of the number of chairs', async () => {
  answering({ [asking('roles')]: [[seats(3), seats(4)]] })
  const setup = await thinking('roles')
  setup.wished = 3
  expect(setup.roles).toHaveLength(3)
  expect(setup.seatOf('power:france')).toBe(1)
  expect(setup.seatOf('power:russia')).toBe(0)
})

test('only what differs from the default is an option of the table', async () => {
  answering({ [asking('default')]: [[seats(6)]], [asking('default', 'mode=empereur')]: [[seats(1)]] })
  const setup = await thinking('default')
  setup.set(MODE, 'empereur')
  expect(setup.options).toEqual({ mode: 'empereur' })
  setup.set(MODE, 'coalitions')
  expect(setup.options).toEqual({})
  setup.set(LIMIT, '')
  expect(setup.options).toEqual({})
  expect(setup.value(LIMIT)).toBe('0')
})

test('an option that changes nothing here shows its default and is not sent', async () => {
  answering({ [asking('idle')]: [[seats(6)]], [asking('idle', 'level=emperor')]: [[seats(6, ['level'])]] })
  const setup = await thinking('idle')
  setup.set(LEVEL, 'emperor')
  await heard()
  expect(setup.value(LEVEL)).toBe('marshal')
  expect(setup.inForce).toEqual({})
  expect(setup.options).toEqual({ level: 'emperor' })
})

test('options that make another game are asked for first', async () => {
  const setup = await thinking('coalitions')
  expect(setup.first.map(({ name }) => name)).toEqual(['mode', 'level'])
  expect(setup.rest.map(({ name }) => name)).toEqual(['limit'])
})

test('an arrangement that did not come is told, and asked for again', async () => {
  answering({
    [asking('busy')]: [[seats(6)]],
    [asking('busy', 'limit=9')]: [refused(refusal('Busy', 'Too busy.')), [seats(2)]],
  })
  const setup = await thinking('busy')
  setup.set(LIMIT, '9')
  await heard()
  expect(setup.trouble).toMatchObject({ message: 'Too busy.' })
  setup.set(LIMIT, '')
  await heard()
  expect(setup.trouble).toBeNull()
  setup.set(LIMIT, '9')
  await heard()
  expect(setup.count).toBe(2)
})

test('an arrangement that came is not asked for again', async () => {
  const asked = answering({ [asking('once')]: [[seats(6)]], [asking('once', 'limit=9')]: [[seats(6)]] })
  const setup = await thinking('once')
  for (const limit of ['9', '', '9', '']) {
    setup.set(LIMIT, limit)
    await heard()
  }
  expect(asked).toHaveLength(2)
})

test('an answer that comes after the next question is not taken for its answer', async () => {
  let answer: (told: Response) => void = () => undefined
  const slow = new Promise<Response>((resolve) => (answer = resolve))
  vi.stubGlobal('fetch', (path: string) => (path.includes('limit') ? slow : Promise.resolve(Response.json([seats(5)]))))
  const setup = await thinking('late')
  setup.set(LIMIT, '11')
  await heard()
  setup.set(LIMIT, '')
  await heard()
  answer(Response.json([seats(2)]))
  await heard()
  expect(setup.count).toBe(5)
})

test('another title begins from the beginning', async () => {
  answering({ [asking('clear')]: [[seats(6)]], [asking('clear', 'mode=empereur')]: [[seats(1)]] })
  const setup = await thinking('clear')
  setup.set(MODE, 'empereur')
  setup.wished = 4
  setup.clear()
  expect(setup).toMatchObject({ options: {}, wished: null, count: 0 })
})
