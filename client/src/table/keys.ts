// The keys of the table. A key that a field, a button or the board has used does not come here.

import type { Play } from './play.svelte'

const FIELDS = 'input, textarea, select, dialog *'

export function onTableKey(event: KeyboardEvent, play: Play): void {
  const target = event.target as Element
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.matches(FIELDS)) return
  if (event.key === 'Enter' && target.closest('button, a, [role="button"]')) return
  const act = actionOf(event.key, play)
  if (!act) return
  event.preventDefault()
  act()
}

function actionOf(key: string, play: Play): (() => void) | null {
  const option = play.options.find((one) => play.parts.keys[one.action] === key.toLowerCase())
  if (option) return () => play.select(option)
  switch (key) {
    case 'Enter':
      return play.chosen ? () => void play.act(play.chosen!) : null
    case 'Escape':
      return () => escape(play)
    case 'o':
    case 'O':
      return () => openOptions(play)
    case 'u':
    case 'U':
      return () => void play.takeBack()
    case '[':
      return () => void play.look((play.ply ?? play.lastPly) - 1)
    case ']':
      return () => void play.look((play.ply ?? play.lastPly) + 1)
    case '/':
      return () => openPress(play)
    default:
      return null
  }
}

function escape(play: Play): void {
  if (!play.isLive) play.backToNow()
  else if (play.selected !== null || play.tip !== null) play.unselect()
  else if (play.isPanelOpen) play.isPanelOpen = false
}

function openOptions(play: Play): void {
  play.openTab('options')
  focusSoon('.option-list button')
}

function openPress(play: Play): void {
  play.openTab('press')
  focusSoon('.composer input')
}

/** The panel is drawn first. */
function focusSoon(selector: string): void {
  setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus())
}
