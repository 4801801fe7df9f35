import { expect, test } from 'vitest'
import { named, verbOf } from '$client/table/options'
import { copySeatLink, seatLink } from '$client/table/links'
import { forgetToken } from '$client/api'
import { answering } from '../line'

const RELAY = { action: 'relay italy-3 1', anchors: ['general:italy-3', 'number:1'] }

test('an option does what its first word says', () => {
  expect(verbOf(RELAY)).toBe('relay')
  expect(verbOf({ action: 'pass', anchors: [] })).toBe('pass')
})

test('an option names things of a kind, and other kinds not at all', () => {
  expect(named(RELAY, 'general')).toBe('italy-3')
  expect(named(RELAY, 'number')).toBe('1')
  expect(named(RELAY, 'gen')).toBeNull()
  expect(named(RELAY, 'territory')).toBeNull()
})

test('a seat link is asked for with the number of the chair, and is a whole address', async () => {
  forgetToken()
  const asked = answering({
    '/api/me': [{ player: null, csrf: 'a' }],
    '/api/tables/k3f9/link': [{ link: '/seat/x-y' }],
  })
  expect(await seatLink('k3f9', 2)).toBe(`${location.origin}/seat/x-y`)
  expect(asked.at(-1)?.body).toEqual({ seat: 2 })
  await copySeatLink('k3f9', 2)
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/seat/x-y`)
})
