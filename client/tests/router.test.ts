import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { go, place, startRouter } from '$client/router.svelte'

const { followed } = vi.hoisted(() => ({ followed: [] as boolean[] }))

beforeAll(() => {
  startRouter()
  // After the router: whether it has left the click to the browser, which follows no link here.
  document.addEventListener('click', (event) => {
    followed.push(!event.defaultPrevented)
    event.preventDefault()
  })
})
beforeEach(() => {
  followed.length = 0
})

/** A click on the first link of a page. */
function click(html: string, how: MouseEventInit = {}): void {
  document.body.innerHTML = html
  const target = document.body.querySelector('b') ?? document.body.querySelector('a')!
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
}

test('an address is a page, the rest of the path, and a place on the page', () => {
  go('/rules/raison-detat#RDE-4.2')
  expect(place()).toEqual({ page: 'rules', rest: 'raison-detat', hash: 'RDE-4.2' })
  go('/')
  expect(place()).toEqual({ page: '', rest: '', hash: '' })
})

test('what is escaped in an address is read as it was meant', () => {
  go('/table/a%20b/c#%C5%82')
  expect(place()).toEqual({ page: 'table', rest: 'a b/c', hash: 'ł' })
})

test('going elsewhere begins at the top of the page, going to a place on a page does not', () => {
  go('/rules/condottiere')
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
  vi.mocked(scrollTo).mockClear()
  go('/rules/condottiere#CON-4.2')
  expect(scrollTo).not.toHaveBeenCalled()
})

test('a page may take the place of the one before it', () => {
  const visited = history.length
  go('/account', true)
  expect(place().page).toBe('account')
  expect(history.length).toBe(visited)
})

test('the browser goes back, and the page with it', () => {
  go('/account')
  history.replaceState(null, '', '/new')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(place().page).toBe('new')
})

test('a click on something inside a link is a click on the link', () => {
  click('<a href="/table/k3f9"><b>Friday</b></a>')
  expect(place()).toMatchObject({ page: 'table', rest: 'k3f9' })
})

test('a click on a link changes the page without loading it', () => {
  click('<a href="/table/k3f9?seat=1#log">Friday</a>')
  expect(followed).toEqual([false])
  expect(place()).toEqual({ page: 'table', rest: 'k3f9', hash: 'log' })
  expect(location.search).toBe('?seat=1')
})

test('a click on a link to where one is goes nowhere', () => {
  go('/account')
  const visited = history.length
  click('<a href="/account">Account</a>')
  expect(followed).toEqual([false])
  expect(history.length).toBe(visited)
})

test.each([
  ['with a key that opens a tab', '<a href="/new">New</a>', { ctrlKey: true }],
  ['with another button', '<a href="/new">New</a>', { button: 1 }],
  ['on a link that opens a window', '<a href="/new" target="_blank">New</a>', {}],
  ['on a file to download', '<a href="/new" download="x">New</a>', {}],
  ['on somebody else’s page', '<a href="https://example.org/new">New</a>', {}],
  ['on a seat link, which the server answers', '<a href="/seat/secret">Seat</a>', {}],
  ['on what the server exports', '<a href="/api/tables/k3f9/record">Record</a>', {}],
])('a click %s is left to the browser', (_, html, how) => {
  click(html, how)
  expect(followed).toEqual([true])
  expect(place().page).toBe('')
})

test('a click that somebody has used already is not used again', () => {
  document.body.innerHTML = '<a href="/new">New</a>'
  const link = document.body.querySelector('a')!
  link.addEventListener('click', (event) => event.preventDefault())
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(place().page).toBe('')
})
