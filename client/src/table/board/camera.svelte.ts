/** Which part of a drawing is on the screen. It never looks past the edge of the drawing. */

import type { Box, Drawing } from './drawing'

const CLOSEST = 3

export class Camera {
  width = $state(1)
  height = $state(1)
  x = $state(0)
  y = $state(0)
  scale = $state(1)
  isMoved = false
  private home: Box

  constructor(
    private drawing: Drawing,
    home: Box,
  ) {
    this.home = home
  }

  readonly viewBox = $derived(
    [
      this.x - this.width / 2 / this.scale,
      this.y - this.height / 2 / this.scale,
      this.width / this.scale,
      this.height / this.scale,
    ]
      .map((value) => value.toFixed(1))
      .join(' '),
  )

  /** A new size of the window: what was in the middle stays there. */
  resize(width: number, height: number): void {
    if (width < 1 || height < 1) return
    this.width = width
    this.height = height
    if (this.isMoved) this.look(this.x, this.y, this.scale)
    else this.goHome()
  }

  setHome(home: Box): void {
    this.home = home
    if (!this.isMoved) this.goHome()
  }

  goHome(): void {
    const [left, top, width, height] = this.home
    this.look(left + width / 2, top + height / 2, Math.min(this.width / width, this.height / height))
    this.isMoved = false
  }

  zoomBy(factor: number, screenX = this.width / 2, screenY = this.height / 2): void {
    const before = this.at(screenX, screenY)
    this.look(this.x, this.y, this.scale * factor)
    const after = this.at(screenX, screenY)
    this.look(this.x + before[0] - after[0], this.y + before[1] - after[1], this.scale)
    this.isMoved = true
  }

  panBy(screenX: number, screenY: number): void {
    this.look(this.x - screenX / this.scale, this.y - screenY / this.scale, this.scale)
    this.isMoved = true
  }

  /** Move just far enough that a place is comfortably on the screen. */
  include(x: number, y: number): void {
    const margin = 60 / this.scale
    const halfWidth = Math.max(0, this.width / 2 / this.scale - margin)
    const halfHeight = Math.max(0, this.height / 2 / this.scale - margin)
    this.look(clamp(this.x, x - halfWidth, x + halfWidth), clamp(this.y, y - halfHeight, y + halfHeight), this.scale)
  }

  /** The place of the drawing under a point of the screen. */
  at(screenX: number, screenY: number): [number, number] {
    return [this.x + (screenX - this.width / 2) / this.scale, this.y + (screenY - this.height / 2) / this.scale]
  }

  /** The point of the screen over a place of the drawing. */
  onScreen(x: number, y: number): [number, number] {
    return [(x - this.x) * this.scale + this.width / 2, (y - this.y) * this.scale + this.height / 2]
  }

  private look(x: number, y: number, scale: number): void {
    const { width, height } = this.drawing
    this.scale = clamp(scale, Math.max(this.width / width, this.height / height), CLOSEST)
    const halfWidth = this.width / 2 / this.scale
    const halfHeight = this.height / 2 / this.scale
    this.x = clamp(x, halfWidth, width - halfWidth)
    this.y = clamp(y, halfHeight, height - halfHeight)
  }
}

function clamp(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high)
}
