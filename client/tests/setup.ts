// Before every test: words of both languages, English chosen, the address of the lobby, and no line to any server.

import { beforeAll, beforeEach, vi } from 'vitest'
import { choose } from '$client/settings.svelte'
import { go } from '$client/router.svelte'
import { chooseLanguage, noteSharedWords } from '$client/words'
import { Socket } from './line'

beforeAll(async () => {
  await chooseLanguage('pl')
  await chooseLanguage('en')
  noteSharedWords(['raison-detat', 'realpolitik'].map((id) => ({ id, words_from: 'coalitions' })))
})

beforeEach(() => {
  Socket.all = []
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('fetch', () => Promise.reject(new Error('this test gave the server no answer')))
  choose('language', 'en')
  localStorage.clear()
  go('/')
})
