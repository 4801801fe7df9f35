// The house rules of a table, and the rules that they change.

import { withLinks } from './rules'
import type { Title } from './wire'

/** A ruling that a table reads in another way than usual. */
export interface HouseRule {
  option: string
  rule: string
  reading: string
}

export function houseRules(title: Title | undefined, options: Record<string, string>): HouseRule[] {
  return (title?.options ?? []).flatMap(({ name, rule, default: usual }) => {
    const reading = options[name] ?? usual
    return rule === null || reading === usual ? [] : [{ option: name, rule, reading }]
  })
}

/** By its id, what changes a rule: the ruling itself, and every rule that names it. */
export function changedRules(texts: Record<string, string>, changes: HouseRule[]): Map<string, HouseRule[]> {
  const found = new Map<string, HouseRule[]>()
  if (!changes.length) return found
  for (const [id, text] of Object.entries(texts)) {
    const named = new Set([id, ...withLinks(text, texts).map((part) => part.rule)])
    const changing = changes.filter(({ rule }) => named.has(rule))
    if (changing.length) found.set(id, changing)
  }
  return found
}
