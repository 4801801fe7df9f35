import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choose } from '$client/settings.svelte'
import { PACES, sayMoment, sayPace } from '$client/time'

const WEDNESDAY_NOON = new Date(2026, 10, 18, 12, 0)

beforeEach(() => {
  vi.useFakeTimers({ now: WEDNESDAY_NOON })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a pace is said in the largest unit that divides it', () => {
  expect(PACES.map(sayPace)).toEqual([
    'no limit',
    '2 minutes',
    '10 minutes',
    'one hour',
    '12 hours',
    'one day',
    '3 days',
    '7 days',
  ])
})

test('a pace of odd seconds is rounded, and never to nothing', () => {
  expect(sayPace(100)).toBe('2 minutes')
  expect(sayPace(5)).toBe('one minute')
  expect(sayPace(90 * 60)).toBe('90 minutes')
})

test('today is told by the time of day', () => {
  expect(sayMoment(new Date(2026, 10, 18, 9, 5).getTime())).toBe('09:05')
})

test('yesterday and the days before are told by the day of the week', () => {
  expect(sayMoment(new Date(2026, 10, 17, 23, 59).getTime())).toBe('Tue 23:59')
  expect(sayMoment(new Date(2026, 10, 21, 8, 0).getTime())).toBe('Sat 08:00')
})

test('what is a week away is told by its date', () => {
  expect(sayMoment(new Date(2026, 10, 9, 8, 0).getTime())).toBe('9 Nov, 08:00')
})

test('times are told in Polish too', () => {
  choose('language', 'pl')
  expect(sayMoment(new Date(2026, 10, 17, 23, 59).getTime())).toContain('wt')
})
