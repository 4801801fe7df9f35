import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onTableKey } from '$client/table/keys'
import type { Play } from '$client/table/play.svelte'
import { battle } from '../games'
import { answering, settled, type Socket } from '../line'
import { sitDown } from './sitting'

let play: Play
let socket: Socket

beforeEach(async () => {
  ;({ play, socket } = await sitDown('condottiere'))
  document.body.innerHTML = '<main><input><button>Deal</button><p tabindex="0">Map</p></main>'
})
afterEach(() => {
  play.connection.close()
})

/** A key on some element; true if the table has used it. */
function key(name: string, on = 'p', more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more })
  document.querySelector(on)!.addEventListener('keydown', (heard) => onTableKey(heard as KeyboardEvent, play), {
    once: true,
  })
  document.querySelector(on)!.dispatchEvent(event)
  return event.defaultPrevented
}

test('an option that is always called the same has a key, small or large', () => {
  expect(key('P')).toBe(true)
  expect(play.selected).toBe('pass')
})

test('Enter plays what is chosen, and nothing where nothing is', () => {
  expect(key('Enter')).toBe(false)
  key('p')
  expect(key('Enter')).toBe(true)
  expect(socket.sent).toMatchObject([{ do: 'act', action: 'pass' }])
})

test('Enter on a button is the button’s', () => {
  key('p')
  expect(key('Enter', 'button')).toBe(false)
  expect(socket.sent).toEqual([])
})

test.each([
  ['in a field', 'p', 'input', {}],
  ['with Ctrl', 'p', 'p', { ctrlKey: true }],
  ['with Alt', 'p', 'p', { altKey: true }],
])('a key %s is not the table’s', (_, name, on, more) => {
  expect(key(name, on, more)).toBe(false)
  expect(play.selected).toBeNull()
})

test('a key that means nothing is left alone', () => {
  expect(key('q')).toBe(false)
})

test('Escape ends the look back first, then the choice, then the panel', async () => {
  answering({ '/api/tables/k3f9/at/28?lang=en': [{ ...battle(), ply: 28 }] })
  await play.look(28)
  play.isPanelOpen = true
  key('Escape')
  expect(play.isLive).toBe(true)
  key('p')
  key('Escape')
  expect(play).toMatchObject({ selected: null, isPanelOpen: true })
  key('Escape')
  expect(play.isPanelOpen).toBe(false)
})

test('brackets step through the past', async () => {
  answering({
    '/api/tables/k3f9/at/29?lang=en': [{ ...battle(), ply: 29 }],
    '/api/tables/k3f9/at/28?lang=en': [{ ...battle(), ply: 28 }],
  })
  key('[')
  await settled()
  key('[')
  await settled()
  expect(play.game?.ply).toBe(28)
  key(']')
  await settled()
  key(']')
  expect(play.isLive).toBe(true)
})

test('a letter takes back, opens the options, or opens the press and goes there', () => {
  vi.useFakeTimers()
  key('u')
  expect(socket.sent).toMatchObject([{ do: 'take-back' }])
  key('o')
  expect(play).toMatchObject({ tab: 'options', isPanelOpen: true })
  document.body.innerHTML += '<div class="composer"><input id="talk"></div>'
  key('/')
  vi.runAllTimers()
  expect(play.tab).toBe('press')
  expect(document.activeElement?.id).toBe('talk')
  vi.useRealTimers()
})
