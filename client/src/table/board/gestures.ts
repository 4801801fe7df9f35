/** Mouse and fingers on a board: drag, wheel and pinch move the camera; a still press stays a click or a long press. */

import type { Camera } from './camera.svelte'

const STILL = 6
const LONG_PRESS = 500

export type Hold = (target: EventTarget | null) => void

/** An attachment for the element that shows the camera's picture. */
export function gestures(camera: Camera, hold: Hold) {
  return (element: HTMLElement): (() => void) => {
    const fingers = new Map<number, [number, number]>()
    let travelled = 0
    let timer: ReturnType<typeof setTimeout> | undefined

    function inside(event: MouseEvent): [number, number] {
      const box = element.getBoundingClientRect()
      return [event.clientX - box.left, event.clientY - box.top]
    }

    function down(event: PointerEvent): void {
      if (event.button !== 0) return
      fingers.set(event.pointerId, inside(event))
      if (fingers.size > 1) return
      travelled = 0
      clearTimeout(timer)
      if (event.pointerType === 'touch') timer = setTimeout(() => press(event.target), LONG_PRESS)
    }

    function press(target: EventTarget | null): void {
      if (travelled >= STILL || fingers.size !== 1) return
      travelled = STILL // the click that follows is not meant
      hold(target)
    }

    function move(event: PointerEvent): void {
      const from = fingers.get(event.pointerId)
      if (from === undefined) return
      const to = inside(event)
      const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, place]) => place)
      fingers.set(event.pointerId, to)
      travelled += Math.hypot(to[0] - from[0], to[1] - from[1])
      if (travelled < STILL) return
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId)
      const other = others[0]
      if (other === undefined) {
        camera.panBy(to[0] - from[0], to[1] - from[1])
      } else {
        const spread =
          Math.hypot(to[0] - other[0], to[1] - other[1]) / (Math.hypot(from[0] - other[0], from[1] - other[1]) || 1)
        camera.panBy((to[0] - from[0]) / 2, (to[1] - from[1]) / 2)
        camera.zoomBy(spread, (to[0] + other[0]) / 2, (to[1] + other[1]) / 2)
      }
    }

    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId)
      clearTimeout(timer)
    }

    function click(event: MouseEvent): void {
      if (travelled < STILL || event.detail === 0) return // 0: the keyboard
      event.stopPropagation()
      event.preventDefault()
      travelled = 0
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault()
      camera.zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), ...inside(event))
    }

    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', up)
    element.addEventListener('click', click, true)
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', up)
      element.removeEventListener('click', click, true)
      element.removeEventListener('wheel', wheel)
    }
  }
}
