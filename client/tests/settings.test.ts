import { expect, test, vi } from 'vitest'
import type { Choices } from '$client/settings.svelte'
import { choose, mayMove, settings } from '$client/settings.svelte'

/** The settings of a device that opens the page with these languages and this memory. */
async function opened(languages: string[], memory: string | null): Promise<Choices> {
  vi.resetModules()
  if (memory !== null) localStorage.setItem('casusbelli', memory)
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  const anew = await import('$client/settings.svelte')
  return anew.settings
}

function reducesMotion(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches }))
}

test('a new device speaks Polish or English, whichever it would rather hear', async () => {
  expect((await opened(['de', 'pl-PL', 'en'], null)).language).toBe('pl')
  expect((await opened(['en-GB', 'pl'], null)).language).toBe('en')
  expect((await opened(['plt', 'de'], null)).language).toBe('en')
})

test('a new device is silent and moves', async () => {
  expect(await opened(['en'], null)).toMatchObject({ sound: 'off', motion: 'on', theme: 'system', hatching: 'fine' })
})

test('what was chosen is there again, and what was not is as usual', async () => {
  expect(await opened(['en'], '{"language":"pl","sound":"on"}')).toMatchObject({
    language: 'pl',
    sound: 'on',
    motion: 'on',
  })
})

test('a memory that makes no sense is as good as none', async () => {
  expect((await opened(['en'], 'not json')).language).toBe('en')
})

test('choices are applied to the page at once', () => {
  choose('hatching', 'strong')
  choose('theme', 'dark')
  expect(document.documentElement.dataset).toMatchObject({ hatching: 'strong', theme: 'dark' })
  choose('theme', 'system')
  expect(document.documentElement.dataset.theme).toBeUndefined()
  choose('hatching', 'fine')
})

test('a device that cannot remember still does as it is told', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  choose('sound', 'on')
  expect(settings.sound).toBe('on')
  choose('sound', 'off')
})

test('things move only if the device and the player both like it', () => {
  reducesMotion(false)
  expect(mayMove()).toBe(true)
  choose('motion', 'off')
  expect(mayMove()).toBe(false)
  choose('motion', 'on')
  reducesMotion(true)
  expect(mayMove()).toBe(false)
})
