// Which panel the question needs.

import type { Seen } from './seen.svelte'

export type AnswerKind = 'muster' | 'treaty' | 'deal' | 'battle' | 'choices' | 'none'

export function answerOf({ view, play }: Seen): AnswerKind {
  if (view.treaty !== null) return 'treaty'
  if (view.battle !== null) return 'battle'
  if (!play.isMine) return 'none'
  if (view.muster !== null) return 'muster'
  if (view.decision === 'deal-card') return 'deal'
  if (view.decision === 'act' || view.decision?.startsWith('choose-capital')) return 'none'
  return play.options.some((option) => option.anchors.length > 0) || view.auction !== null ? 'choices' : 'none'
}
