import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Play } from '$client/table/play.svelte'
import { listing, question, remark } from '$client/table/question'
import type { Table } from '$client/wire'
import { battle, feed, TABLE, YOU } from '../games'
import type { Socket } from '../line'
import { sitDown } from './sitting'

let play: Play
let socket: Socket

beforeEach(async () => {
  ;({ play, socket } = await sitDown('condottiere'))
})
afterEach(() => {
  play.connection.close()
})

function over(more: Partial<Table>): void {
  const table: Table = { ...TABLE, state: 'over', ...more }
  socket.says(feed({ table, game: { ...battle(), options: [], awaited: [], decision: null } }))
}

test('names are listed with commas and an "and"', () => {
  expect(listing([])).toBe('')
  expect(listing(['Anna'])).toBe('Anna')
  expect(listing(['Anna', 'Bruno', 'Celia'])).toBe('Anna, Bruno and Celia')
})

test('who must decide is asked', () => {
  expect(question(play)).toBe('Your turn: play a card or pass')
  expect(remark(play)).toBe('Choose, then confirm.')
})

test('what is chosen is said, with what it would bring', () => {
  play.select(play.options[2]!)
  expect(remark(play)).toBe('Play drummer is chosen. 18 → 33, you would lead')
  play.select(play.options[0]!)
  expect(remark(play)).toBe('Pass is chosen.')
})

test('who must wait is told for whom, and what happened last', () => {
  socket.says(feed({ game: { ...battle(), options: [], awaited: [2, 3] } }))
  expect(question(play)).toBe('Waiting for Celia and Dora')
  expect(remark(play)).toBe('Anna plays mercenary 2.')
})

test('a game that is over tells who has won', () => {
  over({ winners: [1] })
  expect(question(play)).toBe('You have won!')
  over({ winners: [0] })
  expect(question(play)).toBe('Anna has won')
  over({ winners: [0, 1] })
  expect(question(play)).toBe('Anna and Bruno share the victory')
  over({ winners: [], agreed: true })
  expect(question(play)).toContain('by agreement')
})

test('a game that the house has ended tells that, and why if there is a reason', () => {
  over({ winners: [], closed: 'maintenance' })
  expect(question(play)).toBe('The house has ended the game')
  expect(remark(play)).toBe('The reason given: maintenance')
  over({ winners: [], closed: '' })
  expect(question(play)).toBe('The house has ended the game')
  expect(remark(play)).toBe('')
})

test('who only watched a game has not won it', () => {
  socket.says(feed({ you: { ...YOU, seat: null } }))
  over({ winners: [1] })
  socket.says(feed({ you: { ...YOU, seat: null }, table: { ...TABLE, state: 'over', winners: [1] } }))
  expect(question(play)).toBe('Bruno has won')
})

test('a record says how one looks through it', () => {
  over({ replay: true })
  expect(remark(play)).toContain('record')
  over({})
  expect(remark(play)).toBe('')
})
