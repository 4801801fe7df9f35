// Small things of the house: letters on shields, levels of bots, the browser's tab, dialogs, who one is.

import { expect, test, vi } from 'vitest'
import { forgetToken } from '$client/api'
import { nameTab } from '$client/attention'
import { sayBot, sayBots, sayLevel, usualLevel } from '$client/levels'
import { closeOverlay, openKeys, openSettings, overlay } from '$client/overlays.svelte'
import { letters } from '$client/seats'
import { enter, learnWhoIAm, nameToUse, noteWhoIAm, session } from '$client/session.svelte'
import { learnTitles, titles } from '$client/titles.svelte'
import { answering, refusal, refused } from './line'

test('a shield bears the initial of its player', () => {
  expect(letters(['anna', ' łucja', '🐎 horse'])).toEqual(['A', 'Ł', '🐎'])
})

test('players who share an initial bear the numbers of their chairs, and so do empty chairs', () => {
  expect(letters(['Anna', 'Adam', 'Bruno', null, ''])).toEqual(['1', '2', 'B', '4', '5'])
})

test('bots are of the middle level unless somebody wants others', () => {
  expect(usualLevel(['novice', 'regular', 'expert'])).toBe('regular')
  expect(usualLevel([])).toBe('')
})

test('a level has words for one bot and for several, or keeps its name', () => {
  expect(sayLevel('expert')).toBe('expert')
  expect(sayBot('novice')).toBe('bot, novice')
  expect(sayBots('novice')).toBe('novices')
  expect(sayBots('grandmaster')).toBe('grandmaster')
})

test('the tab is named after the table, and says whose move it is', () => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">'
  const icon = document.querySelector('link')!
  nameTab('Friday evening', true)
  expect(document.title).toBe('● Friday evening · Casus Belli')
  expect(icon.href).toContain('/favicon-turn.svg')
  nameTab('')
  expect(document.title).toBe('Casus Belli')
  expect(icon.href).toContain('/favicon.svg')
})

test('one dialog is open at a time', () => {
  openSettings()
  openKeys()
  expect(overlay.open).toBe('keys')
  closeOverlay()
  expect(overlay.open).toBeNull()
})

test('who is nobody yet becomes a guest with the name that was typed, or with one of the house', () => {
  expect(nameToUse('  Anna ')).toEqual({ player_name: 'Anna' })
  expect(nameToUse('  ')).toEqual({ player_name: 'Guest' })
})

test('who came as a guest is asked for no name, and is nobody again after leaving', async () => {
  forgetToken()
  const anna = { id: 'p1', name: 'Anna', guest: true }
  const asked = answering({
    '/api/me': [
      { player: null, csrf: 'a' },
      { player: anna, csrf: 'b' },
      { player: anna, csrf: 'b' },
      { player: null, csrf: 'c' },
    ],
    '/api/guest': [{}],
    '/api/logout': [{}],
  })
  await enter.asGuest('Anna')
  expect(session).toMatchObject({ isKnown: true, player: anna })
  expect(nameToUse('Bruno')).toEqual({})
  await enter.logOut()
  expect(session.player).toBeNull()
  expect(asked.find(({ path }) => path === '/api/logout')?.headers['X-CSRF-Token']).toBe('b')
})

test('after a request that may have made a guest of somebody the server is asked who it was', async () => {
  const asked = answering({ '/api/me': [{ player: { id: 'p1', name: 'Guest', guest: true }, csrf: 'a' }] })
  noteWhoIAm()
  await vi.waitFor(() => expect(session.player?.name).toBe('Guest'))
  noteWhoIAm()
  expect(asked).toHaveLength(1)
  answering({ '/api/me': [{ player: null, csrf: 'c' }] })
  await learnWhoIAm()
})

test('titles are asked for once, and again only if they did not come', async () => {
  answering({ '/api/titles': [refused(refusal('Busy', 'Too busy.'))] })
  await expect(learnTitles()).rejects.toThrow('Too busy.')
  expect(titles.all).toBeNull()
  const asked = answering({ '/api/titles': [[{ id: 'condottiere' }]] })
  await Promise.all([learnTitles(), learnTitles()])
  await learnTitles()
  expect(titles.all?.map(({ id }) => id)).toEqual(['condottiere'])
  expect(asked).toHaveLength(1)
})
