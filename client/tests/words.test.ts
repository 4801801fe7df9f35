import { expect, test } from 'vitest'
import { settings } from '$client/settings.svelte'
import { capital, chooseLanguage, say, wordsOf } from '$client/words'

test('English counts one and many', () => {
  expect([0, 1, 2, 5].map((count) => say('web-bots-count', { count }))).toEqual([
    '0 bots',
    'one bot',
    '2 bots',
    '5 bots',
  ])
})

test('Polish counts one, a few and many, and twelve is not a few', async () => {
  await chooseLanguage('pl')
  expect([1, 2, 4, 5, 12, 22].map((count) => say('web-bots-count', { count }))).toEqual([
    'jeden bot',
    '2 boty',
    '4 boty',
    '5 botów',
    '12 botów',
    '22 boty',
  ])
})

test('the chosen language is remembered on this device', async () => {
  await chooseLanguage('pl')
  expect(settings.language).toBe('pl')
  expect(JSON.parse(localStorage.getItem('casusbelli') ?? '')).toMatchObject({ language: 'pl' })
})

test('a word that nobody has written is said as its key', () => {
  expect(say('no-such-word')).toBe('no-such-word')
  expect(wordsOf('condottiere').say('no-such-word')).toBe('no-such-word')
  expect(wordsOf('condottiere').name('card:no-such-card')).toBe('card-no-such-card')
  expect(wordsOf('condottiere').about('no-such-word')).toBe('')
})

test('names are put into sentences without marks that would be copied along', () => {
  expect(say('web-table-of', { name: 'Łucja' })).toBe('Table of Łucja')
})

test('a title speaks with its own words, then with those of the house', () => {
  const words = wordsOf('condottiere')
  expect(words.name('region:torino')).toBe('Turin')
  expect(words.say('list-and', { items: 'one', last: 'two' })).toBe('one and two')
})

test('two titles may call different things by one key', () => {
  const said = ['condottiere', 'continents'].map((title) => wordsOf(title).say('table-battle', { place: 'Egypt' }))
  expect(said[0]).not.toBe(said[1])
})

test('a title of the family has the words of Coalitions where it has none of its own', () => {
  const [coalitions, raisonDetat] = [wordsOf('coalitions'), wordsOf('raison-detat')]
  expect(raisonDetat.name('field:movement')).toBe(coalitions.name('field:movement'))
  expect(raisonDetat.name('field:movement')).not.toBe('field-movement')
})

test('and its own where both have one', () => {
  const key = 'status-french'
  expect(wordsOf('raison-detat').about(key)).not.toBe('')
  expect(wordsOf('raison-detat').about(key)).not.toBe(wordsOf('coalitions').about(key))
})

test('a name has forms, and its bare form where the wanted one is missing', () => {
  const words = wordsOf('coalitions')
  expect(words.name('power:britain')).toBe('Great Britain')
  expect(words.name('power:britain', 'short')).toBe('Britain')
  expect(words.name('power:britain', 'no-such-form')).toBe('Great Britain')
})

test('Polish declines the names of regions', async () => {
  await chooseLanguage('pl')
  const words = wordsOf('condottiere')
  expect(words.name('region:firenze')).toBe('Florencja')
  expect(words.name('region:firenze', 'accusative')).toBe('Florencję')
})

test('words that are held on to follow the language', async () => {
  const words = wordsOf('condottiere')
  expect(words.name('card:winter')).toBe('winter')
  await chooseLanguage('pl')
  expect(words.name('card:winter')).toBe('zima')
})

test('a sentence begins with a capital letter, also with a Polish one', () => {
  expect(capital('śnieg pada')).toBe('Śnieg pada')
  expect(capital('')).toBe('')
})
