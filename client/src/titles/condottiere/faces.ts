/** The faces of the cards: how each kind is drawn. */

export interface Face {
  kind: string
  /** The number of pikes; 0 for a special card. */
  pikes: number
  /** The number in the corner, if the card has one. */
  number: number | null
  icon: string
}

const SPECIAL_NUMBERS: Record<string, number> = { heroine: 10, courtesan: 1 }

/** Mercenaries from the strongest down, then the special cards. */
const HAND_ORDER = [
  'mercenary-10',
  'mercenary-6',
  'mercenary-5',
  'mercenary-4',
  'mercenary-3',
  'mercenary-2',
  'mercenary-1',
  'heroine',
  'courtesan',
  'drummer',
  'scarecrow',
  'bishop',
  'spring',
  'winter',
  'surrender',
]

export function face(card: string): Face {
  const [kind = card, number] = card.split('-')
  const pikes = number === undefined ? 0 : Number(number)
  return { kind, pikes, number: pikes || (SPECIAL_NUMBERS[card] ?? null), icon: `card-${kind}` }
}

export function inHandOrder(cards: string[]): string[] {
  return [...cards].sort((one, other) => HAND_ORDER.indexOf(one) - HAND_ORDER.indexOf(other))
}

/** Equal cards counted: `[["winter", 2], ["bishop", 1]]`. */
export function counted(cards: string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const card of inHandOrder(cards)) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts]
}
