/** Which territory's card is open: after a moment under the mouse, at once by focus or a long press. */

const PATIENCE = 300
const GRACE = 220

export class Pointing {
  shown: string | null = $state(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  hover(id: string): void {
    this.later(() => (this.shown = id), PATIENCE)
  }

  leave(): void {
    this.later(() => (this.shown = null), GRACE)
  }

  show(id: string): void {
    clearTimeout(this.timer)
    this.shown = id
  }

  stay(): void {
    clearTimeout(this.timer)
  }

  hide(): void {
    clearTimeout(this.timer)
    this.shown = null
  }

  private later(change: () => void, delay: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(change, delay)
  }
}
