// The drawn world with its seas as places beside the territories, and its names in the language of the page.

import drawingFile from '$data/continents/drawing.json'
import type { Language } from '../../settings.svelte'
import type { Drawing, Territory } from '../../table/board/drawing'

const DRAWING = drawingFile as unknown as Drawing

function inLanguage(place: Territory, language: Language): Territory {
  const lines = place.label.translations?.[language]
  return lines ? { ...place, label: { ...place.label, lines } } : place
}

function neighbours(): Record<string, string[]> {
  const found: Record<string, string[]> = { ...DRAWING.neighbours }
  for (const { between } of DRAWING.water_borders ?? []) {
    const [one = '', other = ''] = between
    found[one] = [...(found[one] ?? []), other]
    found[other] = [...(found[other] ?? []), one]
  }
  return found
}

/** Seas lie below the land. */
export function worldIn(language: Language): Drawing {
  const territories: Record<string, Territory> = {}
  for (const [id, sea] of Object.entries(DRAWING.waters ?? {}))
    territories[id] = { ...inLanguage(sea, language), isWater: true }
  for (const [id, land] of Object.entries(DRAWING.territories)) territories[id] = inLanguage(land, language)
  return { ...DRAWING, territories, neighbours: neighbours() }
}
