// The same card may lie in the hand and in the company: the verb says which of them an option means.

import type { Option } from '../../wire'
import type { Seen } from './seen.svelte'

const FROM_COMPANY = 'retrieve '

export function handOption({ play }: Seen, card: string): Option | undefined {
  const option = play.optionAt(`card:${card}`)
  return option?.action.startsWith(FROM_COMPANY) ? undefined : option
}

export function companyOption({ play, me }: Seen, seat: number, card: string): Option | undefined {
  const option = seat === me ? play.optionAt(`card:${card}`) : undefined
  return option?.action.startsWith(FROM_COMPANY) ? option : undefined
}

/** The actions that show a card to somebody, at any time. */
export function showings({ play }: Seen, card: string): Option[] {
  return play.asides.filter((option) => option.anchors.includes(`card:${card}`))
}
