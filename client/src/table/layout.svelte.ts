// How much room there is. The widths are those of the house's layouts.

import { MediaQuery } from 'svelte/reactivity'

const wide = new MediaQuery('min-width: 1180px')
const folded = new MediaQuery('min-width: 900px')
const half = new MediaQuery('min-width: 640px')

export type Layout = 'wide' | 'folded' | 'half' | 'phone'

export function layout(): Layout {
  if (wide.current) return 'wide'
  if (folded.current) return 'folded'
  return half.current ? 'half' : 'phone'
}
