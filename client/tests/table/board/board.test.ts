// Names, pieces and arrow keys on the boards that are really drawn.

import { beforeAll, expect, test } from 'vitest'
import { isArrow, step } from '$client/table/board/compass'
import { loadDrawing, type Drawing } from '$client/table/board/drawing'
import { names, roomOf } from '$client/table/board/names'
import { place, type Piece } from '$client/table/board/pieces/pieces'

let italy: Drawing
let europe: Drawing

beforeAll(async () => {
  italy = (await loadDrawing('condottiere'))!
  europe = (await loadDrawing('coalitions/empire'))!
})

function piece(id: string, territory: string, kind: Piece['kind'] = 'general'): Piece {
  return { id, territory, kind, power: 'france', letter: 'F' }
}

/** The sizes of pieces that stand together, at scale 1. */
function sizes(...pieces: Piece[]): number[] {
  return place(europe, pieces, 1).map(({ size }) => size)
}

test('an arrow leads to the neighbour that lies that way', () => {
  const [from] = Object.entries(italy.territories).find(([id]) => id === 'firenze')!
  const to = { up: step(italy, from, 'ArrowUp')!, down: step(italy, from, 'ArrowDown')! }
  const y = (id: string) => italy.territories[id]!.center[1]
  expect(italy.neighbours[from]).toEqual(expect.arrayContaining(Object.values(to)))
  expect(y(to.up)).toBeLessThan(y(from))
  expect(y(to.down)).toBeGreaterThan(y(from))
})

test('every territory can be reached with arrows from every other', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
  for (const board of [italy, europe]) {
    const reached = new Set([Object.keys(board.territories)[0]!])
    for (const id of reached) for (const key of keys) reached.add(step(board, id, key) ?? id)
    expect([...reached].sort()).toEqual(Object.keys(board.territories).sort())
  }
})

test('where no neighbour lies that way, the nearest territory does, and where none does, nothing', () => {
  const board = {
    territories: {
      a: { center: [0, 0] },
      b: { center: [0, 50] },
      far: { center: [90, 5] },
      farther: { center: [200, 0] },
    },
    neighbours: { a: ['b'] },
  } as unknown as Drawing
  expect(step(board, 'a', 'ArrowDown')).toBe('b')
  expect(step(board, 'a', 'ArrowRight')).toBe('far')
  expect(step(board, 'a', 'ArrowUp')).toBeNull()
})

test('other keys are no arrows, and from nowhere one goes nowhere', () => {
  expect(['ArrowUp', 'Enter'].map(isArrow)).toEqual([true, false])
  expect(step(italy, 'firenze', 'Enter')).toBeNull()
  expect(step(italy, 'atlantis', 'ArrowUp')).toBeNull()
})

test('close to the board all names are written, in the size in which they are drawn', () => {
  for (const name of names(europe, 3)) {
    expect(name.isShown).toBe(true)
    expect(name.size).toBe(europe.territories[name.id]!.label.size)
  }
})

test('far from it names grow, and those that would meet others are left out', () => {
  const far = names(italy, 0.3)
  expect(far.every(({ id, size }) => size > italy.territories[id]!.label.size)).toBe(true)
  expect(far.some(({ isShown }) => !isShown)).toBe(true)
  expect(far[0]?.isShown).toBe(true)
})

test('no two names that are written lie on each other', () => {
  for (const scale of [0.4, 0.6, 1]) {
    const shown = names(italy, scale).filter(({ isShown }) => isShown)
    const boxes = shown.map(({ size, lines, top }) => {
      const half = (Math.max(...lines.map(([text]) => text.length)) * 0.55 * size) / 2
      return { left: top[0] - half, right: top[0] + half, foot: lines.at(-1)![2], head: lines[0]![2] - 0.7 * size }
    })
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        expect(one.left < other.right && other.left < one.right && one.head < other.foot && other.head < one.foot).toBe(
          false,
        )
  }
})

test('a name that would have to grow too much hides on a board full of pieces', () => {
  const grown = names(europe, 0.25).filter(({ id, size }) => size > 1.75 * europe.territories[id]!.label.size)
  expect(grown.length).toBeGreaterThan(0)
  expect(grown.some(({ isShown }) => isShown)).toBe(false)
})

test('the room of a name grows sideways and downwards', () => {
  const label = europe.territories.paris!.label
  expect(roomOf(label, 3)).toEqual(label.box)
  const [x, y, width, height] = roomOf(label, 0.4)
  expect(x).toBeLessThan(label.box[0])
  expect(y).toBe(label.box[1])
  expect(width / label.box[2]).toBeCloseTo(height / label.box[3])
})

test('a piece stands in the best place of its territory', () => {
  const [general] = place(europe, [piece('france-1', 'paris')], 1)
  expect(general).toMatchObject({ id: 'france-1', x: europe.territories.paris!.slots[0]![0] })
})

test('general, fortress and garrison stand in this order, all of one size', () => {
  const placed = place(
    europe,
    [piece('g', 'paris', 'garrison'), piece('f', 'paris', 'fortress'), piece('n', 'paris')],
    1,
  )
  expect(placed.map(({ id }) => id)).toEqual(['n', 'f', 'g'])
  expect(new Set(placed.map(({ x, y }) => `${x} ${y}`)).size).toBe(3)
})

test('more pieces than places stand beside each other, and none of them is lost', () => {
  const count = europe.territories.paris!.slots.length + 2
  const placed = place(
    europe,
    Array.from({ length: count }, (_, index) => piece(`france-${index}`, 'paris')),
    1,
  )
  expect(placed).toHaveLength(count)
  expect(new Set(placed.map(({ x, y }) => `${x} ${y}`)).size).toBe(count)
})

test('a piece alone may be larger than pieces together, and never smaller', () => {
  const [alone] = sizes(piece('one', 'bohemia'))
  const [together] = sizes(piece('one', 'bohemia'), piece('two', 'bohemia'), piece('three', 'bohemia'))
  expect(alone).toBeGreaterThanOrEqual(together!)
})

test('far from the board pieces are drawn larger, so that they can be seen', () => {
  const [near, far] = [1, 0.4].map((scale) => place(europe, [piece('one', 'wien')], scale)[0]!.size)
  expect(far).toBeGreaterThan(near!)
})

test('a piece off the board is not drawn', () => {
  expect(place(europe, [piece('one', 'atlantis')], 1)).toEqual([])
})
