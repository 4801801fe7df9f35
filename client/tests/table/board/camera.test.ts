import { beforeEach, expect, test } from 'vitest'
import { Camera } from '$client/table/board/camera.svelte'
import type { Drawing } from '$client/table/board/drawing'

const DRAWING = { width: 2000, height: 1000 } as Drawing

let camera: Camera

beforeEach(() => {
  camera = new Camera(DRAWING, [500, 250, 1000, 500])
  camera.resize(1000, 500)
})

test('at first the home part of the board fills the window', () => {
  expect(camera).toMatchObject({ x: 1000, y: 500, scale: 1 })
  expect(camera.viewBox).toBe('500.0 250.0 1000.0 500.0')
})

test('in a window of another shape the whole home part is still seen', () => {
  camera.resize(1000, 1000)
  expect(camera.scale).toBe(1)
  camera.resize(400, 500)
  expect(camera.scale).toBe(0.5) // less would look past the upper and lower edge
  expect(camera.viewBox).toBe('600.0 0.0 800.0 1000.0')
})

test('a window without room changes nothing', () => {
  camera.resize(0, 0)
  expect(camera).toMatchObject({ width: 1000, height: 500, scale: 1 })
})

test('zooming leaves the place under the pointer where it is', () => {
  const place = camera.at(250, 100)
  camera.zoomBy(1.5, 250, 100)
  expect(camera.scale).toBe(1.5)
  expect(camera.at(250, 100)[0]).toBeCloseTo(place[0])
  expect(camera.at(250, 100)[1]).toBeCloseTo(place[1])
})

test('without a pointer one zooms into the middle', () => {
  camera.zoomBy(2)
  expect(camera).toMatchObject({ x: 1000, y: 500, scale: 2 })
})

test('one comes no closer than three times, and no farther than the whole board', () => {
  camera.zoomBy(100)
  expect(camera.scale).toBe(3)
  camera.zoomBy(0.0001)
  expect(camera.scale).toBe(0.5)
  expect(camera.viewBox).toBe('0.0 0.0 2000.0 1000.0')
})

test('dragging moves the board with the finger, and never past its edge', () => {
  camera.zoomBy(2)
  camera.panBy(100, -50)
  expect([camera.x, camera.y]).toEqual([950, 525])
  camera.panBy(99_999, 99_999)
  expect([camera.x, camera.y]).toEqual([250, 125])
  camera.panBy(-99_999, -99_999)
  expect([camera.x, camera.y]).toEqual([1750, 875])
})

test('points of the screen and places of the drawing are told from each other', () => {
  camera.zoomBy(2)
  expect(camera.onScreen(1000, 500)).toEqual([500, 250])
  expect(camera.at(...camera.onScreen(1234, 567))).toEqual([1234, 567])
})

test('a place that is seen well moves nothing, another comes just far enough into the picture', () => {
  camera.zoomBy(2) // sees 750 to 1250 and 375 to 625, comfortably 30 less on each side
  camera.include(1200, 500)
  expect(camera.x).toBe(1000)
  camera.include(1300, 500)
  expect(camera.x).toBe(1080)
  camera.include(1300, 350)
  expect(camera.y).toBe(445)
})

test('who has not moved the board sees a new home at once, who has moved it stays', () => {
  camera.setHome([0, 0, 1000, 500])
  expect(camera.x).toBe(500)
  camera.panBy(-10, 0)
  camera.setHome([500, 250, 1000, 500])
  expect(camera.x).toBe(510)
  camera.resize(800, 500)
  expect(camera.x).toBe(510)
  camera.goHome()
  expect([camera.x, camera.isMoved]).toEqual([1000, false])
})
