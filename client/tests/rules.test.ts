import { expect, test } from 'vitest'
import { actionIn, chapterOf, chapters, lawOf, matching, pageOfMoment, proofOf, withLinks } from '$client/rules'

const LAW = {
  'CON-10.1': 'Winter.',
  'CON-2.1': 'The deck.',
  'CON-2.10': 'Cards are dealt (CON-2.1).',
  'CON-R7': 'A ruling on winter.',
  'CON-E3': 'An example.',
}

test('a rule belongs to its chapter, a ruling, an example and a gap to theirs', () => {
  expect(['CON-4.2', 'CON-10.1.3', 'CON-R7', 'CON-E12', 'SIX-G5'].map(chapterOf)).toEqual([
    'CON-4',
    'CON-10',
    'CON-R',
    'CON-E',
    'SIX-G',
  ])
})

test('chapters stand by number, and what has none comes last', () => {
  expect(chapters(LAW).map(({ id, number }) => [id, number])).toEqual([
    ['CON-2', '2'],
    ['CON-10', '10'],
    ['CON-R', ''],
    ['CON-E', ''],
  ])
})

test('a chapter has its rules in the order of the law', () => {
  expect(chapters(LAW)[0]?.rules.map(({ id }) => id)).toEqual(['CON-2.1', 'CON-2.10'])
})

test('only rules are shown in which every typed word occurs, in the text or in the id', () => {
  const found = (typed: string) => matching(chapters(LAW), typed).flatMap(({ rules }) => rules.map(({ id }) => id))
  expect(found('WINTER')).toEqual(['CON-10.1', 'CON-R7'])
  expect(found('winter ruling')).toEqual(['CON-R7'])
  expect(found('con-e3')).toEqual(['CON-E3'])
  expect(found('nothing like it')).toEqual([])
  expect(found('  ')).toHaveLength(5)
})

test('a text leads to the rules that it names, in full or in short', () => {
  expect(withLinks('See CON-2.10 and R7; not R2D2.', LAW)).toEqual([
    { text: 'See ', rule: null },
    { text: 'CON-2.10', rule: 'CON-2.10' },
    { text: ' and ', rule: null },
    { text: 'R7', rule: 'CON-R7' },
    { text: '; not R2D2.', rule: null },
  ])
})

const linked = (text: string) =>
  withLinks(text, LAW)
    .filter(({ rule }) => rule)
    .map((part) => [part.text, part.rule])

test('a chapter leads to its first rule', () => {
  expect(linked('(CON-10, chapter CON-2)')).toEqual([
    ['CON-10', 'CON-10.1'],
    ['CON-2', 'CON-2.1'],
  ])
})

test('both ends of a range lead somewhere', () => {
  expect(linked('CON-2.1–2.10, CON-2.1 to CON-2.10')).toEqual([
    ['CON-2.1', 'CON-2.1'],
    ['2.10', 'CON-2.10'],
    ['CON-2.1', 'CON-2.1'],
    ['CON-2.10', 'CON-2.10'],
  ])
})

test('what no rule is called leads nowhere', () => {
  expect(linked('CON-9.9, R8, COA-2.1, CON-3')).toEqual([])
})

test('the law is asked for in the language of the reader', () => {
  expect(lawOf('raison-detat', 'pl')).toBe('/api/rules/raison-detat?lang=pl')
})

test('a rule leads to a moment of a game, and the page of the table knows which one is meant', () => {
  expect(proofOf('condottiere', 'CON-4.3', 'pl')).toBe('/api/rules/condottiere/CON-4.3?lang=pl')
  expect(pageOfMoment('abc', 12)).toBe('/table/abc#action-12')
  expect(actionIn('action-12')).toBe(12)
  expect(['', 'action-', 'CON-4.3', 'action-12x'].map(actionIn)).toEqual([null, null, null, null])
})
