// Motion that explains a change: a card travels from where it was, a number counts up. Without motion what is new
// gets an outline for two seconds instead.

import { mayMove } from '../settings.svelte'

const MOVE = 320
const OUTLINE = 2000

const origins = new Map<string, DOMRect>()

/** Remembers where a thing is, so that it can travel from there when it turns up elsewhere. */
export function leaveFrom(anchor: string, element: Element): void {
  origins.set(anchor, element.getBoundingClientRect())
}

/** An attachment for a thing that may just have arrived. `from` finds where it comes from if nobody remembers. */
export function arrive(anchor: string, isNew: () => boolean, from: (element: Element) => Element | null) {
  return (element: HTMLElement): void => {
    const start = origins.get(anchor) ?? from(element)?.getBoundingClientRect()
    origins.delete(anchor)
    if (!isNew()) return
    if (mayMove() && start) travel(element, start)
    else point(element)
  }
}

function travel(element: HTMLElement, start: DOMRect): void {
  const end = element.getBoundingClientRect()
  const across = start.left + start.width / 2 - end.left - end.width / 2
  const down = start.top + start.height / 2 - end.top - end.height / 2
  const scale = Math.max(0.4, Math.min(2, start.height / (end.height || 1)))
  element.animate(
    [
      { transform: `translate(${across}px, ${down}px) scale(${scale})`, zIndex: 9 },
      { transform: 'none', zIndex: 9 },
    ],
    { duration: MOVE, easing: 'cubic-bezier(.2, .7, .2, 1)' },
  )
}

function point(element: HTMLElement): void {
  element.classList.add('just-changed')
  setTimeout(() => element.classList.remove('just-changed'), OUTLINE)
}
