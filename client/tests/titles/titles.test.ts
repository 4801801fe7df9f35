import { expect, test } from 'vitest'
import { loadTitle } from '$client/titles'
import { family } from '$client/titles/coalitions/family.svelte'

test.each(['coalitions', 'condottiere', 'continents', 'raison-detat', 'realpolitik'])(
  '%s has a page of its own',
  async (title) => {
    const parts = await loadTitle(title)
    expect(parts.anchors.length).toBeGreaterThan(0)
    expect(parts.results.length).toBeGreaterThan(0)
  },
)

test('a title without a page of its own is played on a plain one, where all options are in the list', async () => {
  const parts = await loadTitle('a-title-of-tomorrow')
  expect(parts.panels).toBe('all')
  expect([parts.heading({}), parts.stake({}), parts.seatNote({}, 0), parts.preview({}), parts.logNote([], 0)]).toEqual([
    '',
    '',
    '',
    '',
    '',
  ])
  expect(parts.section({ kind: 'round', facts: {} })).toBeNull()
})

test('the titles of the family are told apart by which was opened last', async () => {
  await loadTitle('realpolitik')
  expect(family().title).toBe('realpolitik')
  await loadTitle('raison-detat')
  expect(family().title).toBe('raison-detat')
})
