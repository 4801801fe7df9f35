// Mouse and fingers over a board: what they open, and how they move the camera.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Camera } from '$client/table/board/camera.svelte'
import type { Drawing } from '$client/table/board/drawing'
import { gestures } from '$client/table/board/gestures'
import { Pointing } from '$client/table/board/pointing.svelte'

let camera: Camera
let element: HTMLElement
let leave: () => void
const hold = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  hold.mockClear()
  camera = new Camera({ width: 4000, height: 2000 } as Drawing, [1500, 750, 1000, 500])
  camera.resize(1000, 500)
  element = document.createElement('div')
  element.setPointerCapture = vi.fn()
  element.hasPointerCapture = () => false
  leave = gestures(camera, hold)(element)
})
afterEach(() => {
  leave()
  vi.useRealTimers()
})

function finger(type: string, pointerId: number, x: number, y: number, pointerType = 'touch'): void {
  element.dispatchEvent(new PointerEvent(type, { pointerId, clientX: x, clientY: y, button: 0, pointerType }))
}

/** Whether a click reaches what is under it. */
function clicks(detail = 1): boolean {
  const event = new MouseEvent('click', { cancelable: true, detail })
  element.dispatchEvent(event)
  return !event.defaultPrevented
}

test('a drag moves the camera, and the click that ends it is not meant', () => {
  finger('pointerdown', 1, 100, 100)
  finger('pointermove', 1, 140, 120)
  finger('pointerup', 1, 140, 120)
  expect([camera.x, camera.y]).toEqual([1960, 980])
  expect(clicks()).toBe(false)
  expect(clicks()).toBe(true)
})

test('a hand that trembles does not drag', () => {
  finger('pointerdown', 1, 100, 100)
  finger('pointermove', 1, 102, 101)
  finger('pointerup', 1, 102, 101)
  expect(camera.x).toBe(2000)
  expect(clicks()).toBe(true)
})

test('a key is no click, even after a drag', () => {
  finger('pointerdown', 1, 100, 100)
  finger('pointermove', 1, 150, 100)
  finger('pointerup', 1, 150, 100)
  expect(clicks(0)).toBe(true)
})

test('two fingers that part come closer, around the place between them', () => {
  finger('pointerdown', 1, 400, 250)
  finger('pointerdown', 2, 600, 250)
  finger('pointermove', 2, 800, 250)
  expect(camera.scale).toBeCloseTo(2)
})

test('the wheel zooms around the pointer, upwards closer', () => {
  const place = camera.at(250, 100)
  const wheel = Object.assign(new MouseEvent('wheel', { clientX: 250, clientY: 100, cancelable: true }), {
    deltaY: -200,
  })
  element.dispatchEvent(wheel)
  expect(camera.scale).toBeGreaterThan(1)
  expect(camera.at(250, 100)[0]).toBeCloseTo(place[0])
  expect(wheel.defaultPrevented).toBe(true)
})

test('a long press of a finger holds, and is no click afterwards', () => {
  finger('pointerdown', 1, 100, 100)
  vi.advanceTimersByTime(499)
  expect(hold).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(hold).toHaveBeenCalledOnce()
  finger('pointerup', 1, 100, 100)
  expect(clicks()).toBe(false)
})

test.each([
  ['of a mouse', () => finger('pointerdown', 1, 100, 100, 'mouse')],
  [
    'of a finger that has moved',
    () => {
      finger('pointerdown', 1, 100, 100)
      finger('pointermove', 1, 150, 100)
    },
  ],
  [
    'of two fingers',
    () => {
      finger('pointerdown', 1, 100, 100)
      finger('pointerdown', 2, 200, 100)
    },
  ],
  [
    'that has ended',
    () => {
      finger('pointerdown', 1, 100, 100)
      finger('pointercancel', 1, 100, 100)
    },
  ],
])('a long press %s holds nothing', (_, press) => {
  press()
  vi.advanceTimersByTime(1000)
  expect(hold).not.toHaveBeenCalled()
})

test('a board that is gone hears nothing', () => {
  leave()
  finger('pointerdown', 1, 100, 100)
  finger('pointermove', 1, 150, 100)
  expect(camera.x).toBe(2000)
})

test('a card opens when the mouse rests on its place, and closes a moment after it has left', () => {
  const pointing = new Pointing()
  pointing.hover('paris')
  vi.advanceTimersByTime(299)
  expect(pointing.shown).toBeNull()
  vi.advanceTimersByTime(1)
  expect(pointing.shown).toBe('paris')
  pointing.leave()
  vi.advanceTimersByTime(219)
  expect(pointing.shown).toBe('paris')
  vi.advanceTimersByTime(1)
  expect(pointing.shown).toBeNull()
})

test('a mouse that passes on opens only where it rests', () => {
  const pointing = new Pointing()
  for (const id of ['paris', 'wien', 'berlin']) {
    pointing.hover(id)
    vi.advanceTimersByTime(200)
  }
  expect(pointing.shown).toBeNull()
  vi.advanceTimersByTime(100)
  expect(pointing.shown).toBe('berlin')
})

test('focus opens a card at once, the mouse on the card keeps it, and hiding is at once too', () => {
  const pointing = new Pointing()
  pointing.hover('wien')
  pointing.show('paris')
  vi.advanceTimersByTime(1000)
  expect(pointing.shown).toBe('paris')
  pointing.leave()
  pointing.stay()
  vi.advanceTimersByTime(1000)
  expect(pointing.shown).toBe('paris')
  pointing.hide()
  expect(pointing.shown).toBeNull()
})
