// The rules of a title by chapter: CON-4.2 is of chapter CON-4, rulings (CON-R7), examples (CON-E3) and
// completed gaps (SIX-G5) have their own.

export interface Rule {
  id: string
  text: string
}

export interface Chapter {
  id: string
  /** Empty for rulings, examples and gaps. */
  number: string
  rules: Rule[]
}

export function chapterOf(rule: string): string {
  return rule.replace(/^(\w+-)(?:([REG])\d+|(\d+)).*$/, '$1$2$3')
}

export function chapters(texts: Record<string, string>): Chapter[] {
  const found = new Map<string, Chapter>()
  for (const [id, text] of Object.entries(texts)) {
    const chapter = chapterOf(id)
    if (!found.has(chapter)) found.set(chapter, { id: chapter, number: /\d+$/.exec(chapter)?.[0] ?? '', rules: [] })
    found.get(chapter)!.rules.push({ id, text })
  }
  const last = (chapter: Chapter) => Number(chapter.number) || Infinity
  return [...found.values()].sort((one, other) => (last(one) === last(other) ? 0 : last(one) - last(other)))
}

/** A text in parts, where a part that names another rule (CON-4.2, or R7 for short) leads to it. */
export function withLinks(text: string, prefix: string): { text: string; rule: string | null }[] {
  const pattern = new RegExp(`(${prefix}-(?:[REG]\\d+|\\d+(?:\\.\\d+)+[a-z]?)|\\b[REG]\\d+\\b)`)
  return text
    .split(pattern)
    .filter(Boolean)
    .map((part) => {
      if (!pattern.test(part)) return { text: part, rule: null }
      return { text: part, rule: part.startsWith(prefix) ? part : `${prefix}-${part}` }
    })
}

/** Only the rules in which every word that was typed occurs. */
export function matching(all: Chapter[], typed: string): Chapter[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (rule: Rule) => words.every((word) => `${rule.id} ${rule.text}`.toLowerCase().includes(word))
  return all
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(fits) }))
    .filter((chapter) => chapter.rules.length)
}
