// The titles that have a page of their own; any other that is registered has the plain one. Each is loaded when a table
// of it is opened.

import type { TitleParts } from '../table/parts'

const TITLES: Record<string, () => Promise<{ parts: TitleParts }>> = {
  coalitions: () => import('./coalitions/napoleonic'),
  condottiere: () => import('./condottiere/parts'),
  continents: () => import('./continents/parts'),
  'raison-detat': () => import('./raison-detat/parts'),
  realpolitik: () => import('./realpolitik/parts'),
}

export async function loadTitle(title: string): Promise<TitleParts> {
  const load = TITLES[title] ?? (() => import('./plain/parts'))
  const { parts } = await load()
  parts.open?.()
  return parts
}
