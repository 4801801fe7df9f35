// What is known of a region beside the game: its name on the board and where we know it from.

import board from '$data/condottiere/board.toml?raw'

export interface RegionFacts {
  printed: string
  source: string
}

/** The few fields that the region's card shows; the whole file is read by the server. */
function read(text: string): Map<string, RegionFacts> {
  const facts = new Map<string, RegionFacts>()
  for (const block of text.split('[[territory]]').slice(1)) {
    const field = (name: string) => new RegExp(`^${name} = "([^"]*)"`, 'm').exec(block)?.[1] ?? ''
    facts.set(field('id'), { printed: field('name'), source: field('source') })
  }
  return facts
}

const REGIONS = read(board)

export function factsOf(region: string): RegionFacts {
  return REGIONS.get(region) ?? { printed: region, source: 'reconstructed' }
}
