// Units or ships for an order: the options by where they are, and what is chosen so far.

import type { Option } from '../../wire'
import { say } from '../../words'
import { named } from './options'
import { seaName, territoryName } from './seen.svelte'
import type { Sent } from './view'

export interface Origin {
  key: string
  name: string
  options: Option[]
}

export function originsOf(options: Option[]): Origin[] {
  const found = new Map<string, Origin>()
  for (const option of options) {
    const origin = originOf(option)
    if (origin === null) continue
    const group = found.get(origin.key) ?? { ...origin, options: [] }
    group.options.push(option)
    found.set(origin.key, group)
  }
  return [...found.values()]
}

function originOf(option: Option): Omit<Origin, 'options'> | null {
  const territory = named(option, 'territory')
  if (territory !== null) return { key: territory, name: territoryName(territory) }
  const sea = named(option, 'sea')
  if (sea !== null) return { key: sea, name: seaName(sea) }
  const transport = named(option, 'transport')
  return transport === null
    ? null
    : { key: `transport ${transport}`, name: say('six-transport-number', { number: Number(transport) }) }
}

/** What is sent, by kind. */
export function counted(sent: Sent[]): { icon: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { kind } of sent) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([icon, count]) => ({ icon, count }))
}
