import { expect, test } from 'vitest'
import { setTable } from '$client/lobby/set'
import { place } from '$client/router.svelte'
import { TABLE } from '../games'
import { answering, refusal, refused } from '../line'

test('who has set a table is at it', async () => {
  const asked = answering({
    '/api/me': [{ player: null, csrf: 'first' }],
    '/api/tables': [{ table: TABLE, links: {} }],
  })
  await setTable('/api/tables', { title: 'condottiere' })
  expect(asked[1]).toMatchObject({ path: '/api/tables', body: { title: 'condottiere' } })
  expect(place()).toMatchObject({ page: 'table', rest: TABLE.id })
})

test('who is refused stays where he is', async () => {
  answering({
    '/api/me': [{ player: null, csrf: 'first' }],
    '/api/replays': [refused(refusal('BadRequest', 'This is no record.'))],
  })
  await expect(setTable('/api/replays', { record: '' })).rejects.toThrow('This is no record.')
  expect(place().page).toBe('')
})
