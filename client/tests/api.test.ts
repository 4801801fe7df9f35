import { beforeEach, expect, test } from 'vitest'
import { forgetToken, get, getText, Offline, post, Refused, withQuery } from '$client/api'
import { choose } from '$client/settings.svelte'
import { answering, refusal, refused } from './line'

const ME = { player: null, csrf: 'first' }

beforeEach(forgetToken)

test('what is asked is asked in the language of the page', async () => {
  const asked = answering({ '/api/lobby': [{ playing: 3 }] })
  choose('language', 'pl')
  expect(await get('/api/lobby')).toEqual({ playing: 3 })
  expect(asked[0]?.headers['Accept-Language']).toBe('pl')
})

test('a refusal is thrown with its sentence and its rule', async () => {
  answering({ '/api/tables/gone': [refused(refusal('NoSuchTable', 'There is no such table.', 'CON-1'))] })
  const error = await get('/api/tables/gone').catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(Refused)
  expect(error).toMatchObject({ message: 'There is no such table.', refusal: { rule: 'CON-1' } })
})

test('a line that is down, and a page of some proxy, are told as a lost line', async () => {
  answering({ '/api/lobby': [new Response('<html>Bad gateway</html>', { status: 502 })] })
  await expect(get('/api/lobby')).rejects.toBeInstanceOf(Offline)
  await expect(getText('/api/lobby')).rejects.toBeInstanceOf(Offline)
  await expect(get('/api/elsewhere')).rejects.toBeInstanceOf(Offline)
})

test('a text is given as it comes', async () => {
  answering({ '/api/record': [new Response('casusbelli record 1')] })
  expect(await getText('/api/record')).toBe('casusbelli record 1')
})

test('what is sent bears the token of the session, which is asked for once', async () => {
  const asked = answering({ '/api/me': [ME], '/api/guest': [{}] })
  await post('/api/guest', { name: 'Anna' })
  await post('/api/guest')
  expect(asked.map(({ path }) => path)).toEqual(['/api/me', '/api/guest', '/api/guest'])
  expect(asked[1]).toMatchObject({ method: 'POST', body: { name: 'Anna' } })
  expect(asked[1]?.headers['X-CSRF-Token']).toBe('first')
  expect(asked[2]?.body).toEqual({})
})

test('after somebody has signed in in another tab the request is sent once more, with a new token', async () => {
  const asked = answering({
    '/api/me': [ME, { player: null, csrf: 'second' }],
    '/api/guest': [refused(refusal('BadToken', 'The token is old.')), { ok: true }],
  })
  expect(await post('/api/guest')).toEqual({ ok: true })
  expect(asked.at(-1)?.headers['X-CSRF-Token']).toBe('second')
})

test('what is refused for another reason is not sent twice', async () => {
  const asked = answering({ '/api/me': [ME], '/api/guest': [refused(refusal('NameTaken', 'The name is taken.'))] })
  await expect(post('/api/guest')).rejects.toThrow('The name is taken.')
  expect(asked).toHaveLength(2)
})

test('a token that did not come is asked for again', async () => {
  answering({})
  await expect(post('/api/guest')).rejects.toBeInstanceOf(Offline)
  answering({ '/api/me': [ME], '/api/guest': [{ ok: true }] })
  expect(await post('/api/guest')).toEqual({ ok: true })
})

test('a query is escaped, and may name a thing several times', () => {
  expect(withQuery('/api/x', { lang: 'pl', since: '1.2.3' })).toBe('/api/x?lang=pl&since=1.2.3')
  expect(
    withQuery('/api/x', [
      ['option', 'a=1'],
      ['option', 'b=two words'],
    ]),
  ).toBe('/api/x?option=a%3D1&option=b%3Dtwo+words')
})
