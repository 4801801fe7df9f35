// A company's strength written out, and the badges of its cards. The numbers are the server's: value, times, bonus.

type Value = [value: number, times: number, bonus: number]

const PRINTED = /-(\d+)$/

/** `×2 +3`, or `= 1` where a card does not count what is printed on it. */
export function badge(card: string, [value, times, bonus]: Value): string {
  const printed = PRINTED.exec(card)?.[1]
  const signs = []
  if (printed !== undefined && value !== Number(printed)) signs.push(`= ${value}`)
  if (times > 1) signs.push(`×${times}`)
  if (bonus > 0) signs.push(`+${bonus}`)
  return signs.join(' ')
}

/** `2 × (6 + 4) + 1`; empty for a company that needs no sum. */
export function sum(values: Value[]): string {
  const counting = values.filter(([value, , bonus]) => value > 0 || bonus > 0)
  if (counting.length === 0 || (counting.length === 1 && counting[0]![1] === 1 && counting[0]![2] === 0)) return ''
  const doubled = counting.filter(([, times]) => times > 1)
  const plain = counting.filter(([, times]) => times === 1)
  const terms = doubled.length ? [product(doubled), ...bonuses(doubled)] : []
  return [...terms, ...plain.map(([value, , bonus]) => String(value + bonus))].join(' + ')
}

function product(values: Value[]): string {
  const inside = values.map(([value]) => value).join(' + ')
  return `${values[0]![1]} × ${values.length > 1 ? `(${inside})` : inside}`
}

function bonuses(values: Value[]): string[] {
  return values.filter(([, , bonus]) => bonus > 0).map(([, , bonus]) => String(bonus))
}
