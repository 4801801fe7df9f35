import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choose } from '$client/settings.svelte'
import { arrive, leaveFrom } from '$client/table/motion'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  choose('motion', 'on')
  vi.useRealTimers()
})

/** A thing on the screen, and what it was made to do. */
function thing(left: number, top: number, width: number, height: number) {
  const element = document.createElement('div')
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height)
  const animate = vi.fn()
  element.animate = animate
  const start = () => (animate.mock.calls[0]?.[0] as Keyframe[])[0]?.transform
  return { element, animate, start }
}

test('a card travels from the middle of where it was to the middle of where it is', () => {
  leaveFrom('card:winter', thing(0, 0, 40, 60).element)
  const card = thing(100, 200, 20, 30)
  arrive(
    'card:winter',
    () => true,
    () => null,
  )(card.element)
  expect(card.start()).toBe('translate(-90px, -185px) scale(2)')
})

test('it is never drawn much smaller or larger on its way', () => {
  leaveFrom('card:winter', thing(0, 0, 10, 10).element)
  const card = thing(0, 0, 10, 100)
  arrive(
    'card:winter',
    () => true,
    () => null,
  )(card.element)
  expect(card.start()).toContain('scale(0.4)')
})

test('a card that nobody remembers comes from where the title says', () => {
  const card = thing(50, 50, 10, 10)
  arrive(
    'card:spring',
    () => true,
    () => thing(0, 0, 10, 10).element,
  )(card.element)
  expect(card.start()).toContain('translate(-50px, -50px)')
})

test('where a card was is remembered for one journey', () => {
  leaveFrom('card:bishop', thing(0, 0, 10, 10).element)
  arrive(
    'card:bishop',
    () => false,
    () => null,
  )(thing(50, 50, 10, 10).element)
  const again = thing(50, 50, 10, 10)
  arrive(
    'card:bishop',
    () => true,
    () => null,
  )(again.element)
  expect(again.animate).not.toHaveBeenCalled()
  expect(again.element.className).toBe('just-changed')
})

test('what was there before does not move', () => {
  const card = thing(0, 0, 10, 10)
  arrive(
    'card:heroine',
    () => false,
    () => card.element,
  )(card.element)
  expect(card.animate).not.toHaveBeenCalled()
  expect(card.element.className).toBe('')
})

test('without motion what is new has an outline for two seconds', () => {
  choose('motion', 'off')
  const card = thing(0, 0, 10, 10)
  arrive(
    'card:heroine',
    () => true,
    () => thing(9, 9, 9, 9).element,
  )(card.element)
  expect(card.animate).not.toHaveBeenCalled()
  expect(card.element.className).toBe('just-changed')
  vi.advanceTimersByTime(2000)
  expect(card.element.className).toBe('')
})
