// What people paste: a seat link, the address of a table, or the code in one of them.

const TABLE_CODE = /^[a-z0-9]{4,16}$/i
const SECRET = /^[\w-]{17,}$/

/** The page that a pasted text leads to; null if it leads nowhere. */
export function pathOf(text: string): string | null {
  const pasted = text.trim()
  const link = /\/(seat|table)\/([\w-]+)/.exec(pasted)
  if (link) return link[0]
  if (SECRET.test(pasted)) return `/seat/${pasted}`
  return TABLE_CODE.test(pasted) ? `/table/${pasted}` : null
}
