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

/** Where the law of a title is told in a language. */
export function lawOf(title: string, language: string): string {
  return `/api/rules/${encodeURIComponent(title)}?lang=${language}`
}

/** Where one rule is told, with the tests that prove it and the games in which it decided something. */
export function proofOf(title: string, rule: string, language: string): string {
  return `/api/rules/${encodeURIComponent(title)}/${encodeURIComponent(rule)}?lang=${language}`
}

/** The page of a game that is over, as it was after an action. */
export function pageOfMoment(table: string, ply: number): string {
  return `/table/${table}#action-${ply}`
}

/** The action that the hash of a table's page names, if it does. */
export function actionIn(hash: string): number | null {
  const found = /^action-(\d{1,9})$/.exec(hash)
  return found ? Number(found[1]) : null
}

/** The rule that an id leads to: itself, or the first one of the section or chapter (CON-7, COA-8.5). */
function goalOf(id: string, texts: Record<string, string>): string | null {
  if (id in texts) return id
  return Object.keys(texts).find((rule) => rule.startsWith(`${id}.`)) ?? null
}

/** A text in parts, where a part that names another rule (CON-4.2, CON-7, R7 for short, both ends of 8.5.1–8.5.4) leads to it. */
export function withLinks(text: string, texts: Record<string, string>): { text: string; rule: string | null }[] {
  const prefix = Object.keys(texts)[0]?.split('-')[0] ?? ''
  const number = '\\d+(?:\\.\\d+)+[a-z]?'
  const pattern = new RegExp(
    `(${prefix}-(?:[REG]\\d+|${number}|\\d+)|\\b[REG]\\d+\\b|(?<=${prefix}-${number}[–/])${number}\\b)`,
  )
  return text
    .split(pattern) // every second part is a rule's id
    .map((part, index) => ({ text: part, rule: index % 2 ? goalOf(wholeId(part, prefix), texts) : null }))
    .filter((part) => part.text)
}

function wholeId(id: string, prefix: string): string {
  return id.startsWith(`${prefix}-`) ? id : `${prefix}-${id}`
}

/** Only the rules in which every word that was typed occurs. */
export function matching(all: Chapter[], typed: string): Chapter[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (rule: Rule) => words.every((word) => `${rule.id} ${rule.text}`.toLowerCase().includes(word))
  return all
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(fits) }))
    .filter((chapter) => chapter.rules.length)
}
