import { expect, test } from 'vitest'
import { changedRules, houseRules } from '$client/houseRules'
import type { Title, TitleOption } from '$client/wire'

const PARIS: TitleOption = {
  name: 'paris',
  default: 'text',
  rule: 'COA-R5',
  choices: ['text', 'outside'],
  minimum: null,
  maximum: null,
}
const LIMIT: TitleOption = { name: 'limit', default: '0', rule: null, choices: null, minimum: 0, maximum: 20 }
const TITLE = { id: 'coalitions', options: [PARIS, LIMIT] } as Title
const TEXTS = { 'COA-3.2.2': 'A General in Paris counts (R5).', 'COA-3.2.3': 'Nobody else.', 'COA-R5': 'Who counts.' }

test('a table has the house rules that it reads in another way than usual', () => {
  expect(houseRules(TITLE, { paris: 'outside', limit: '4' })).toEqual([
    { option: 'paris', rule: 'COA-R5', reading: 'outside' },
  ])
  expect(houseRules(TITLE, { paris: 'text' })).toEqual([])
  expect(houseRules(TITLE, {})).toEqual([])
  expect(houseRules(undefined, { paris: 'outside' })).toEqual([])
})

test('a reading changes the ruling and the rules that name it', () => {
  const changes = houseRules(TITLE, { paris: 'outside' })
  expect([...changedRules(TEXTS, changes).keys()]).toEqual(['COA-3.2.2', 'COA-R5'])
  expect(changedRules(TEXTS, []).size).toBe(0)
})
