/** The faces of the cards: how each kind is drawn. */

import deck from '$data/condottiere/deck.toml?raw'

export interface Face {
  kind: string
  /** The number of pikes; 0 for a special card. */
  pikes: number
  /** The number in the corner, if the card has one. */
  number: number | null
  icon: string
}

/** What is printed on a card, by its id. */
const STRENGTHS = new Map(
  [...deck.matchAll(/^id = "(.*)"\ncopies = .*\nstrength = (\d+)/gm)].map(([, id, strength]) => [
    id!,
    Number(strength),
  ]),
)

/** In a hand mercenaries come first, from the strongest down, then the special cards. */
const SPECIAL = ['heroine', 'courtesan', 'drummer', 'scarecrow', 'bishop', 'spring', 'winter', 'surrender']

export function face(card: string): Face {
  const [kind = card, number] = card.split('-')
  const strength = STRENGTHS.get(card) ?? null
  return { kind, pikes: number === undefined ? 0 : (strength ?? 0), number: strength, icon: `card-${kind}` }
}

function placeInHand(card: string): number {
  return SPECIAL.includes(card) ? SPECIAL.indexOf(card) : -(STRENGTHS.get(card) ?? 0)
}

export function inHandOrder(cards: string[]): string[] {
  return [...cards].sort((one, other) => placeInHand(one) - placeInHand(other))
}

/** Equal cards counted: `[["winter", 2], ["bishop", 1]]`. */
export function counted(cards: string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const card of inHandOrder(cards)) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts]
}
