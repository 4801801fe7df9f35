// How a title is played if nobody says anything else, and which of its options are asked for first.

interface Usual {
  /** The number of players; where the options do not allow it, the next of the list, and in the end the most. */
  seats: number[]
  /** What the person plays. */
  role: string
  /** The options that make another game of it. */
  first: string[]
}

const PLAIN: Usual = { seats: [4], role: '', first: [] }

const USUAL: Record<string, Usual> = {
  'raison-detat': { seats: [], role: 'power:austria', first: ['scenario'] },
  realpolitik: { seats: [4], role: 'power:france', first: [] },
  coalitions: { seats: [6, 1], role: 'power:france', first: ['mode', 'scenario', 'level'] },
}

export function usual(title: string): Usual {
  return USUAL[title] ?? PLAIN
}
