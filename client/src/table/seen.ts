// The game that is on the screen, in the types of its title.

import { usePlay, type Play } from './play.svelte'

export interface Seen<View> {
  play: Play
  readonly view: View
  /** The chair through whose eyes one looks; null for a spectator. */
  readonly me: number | null
}

export function useSeen<View extends { seat: number | null }>(): Seen<View> {
  const play = usePlay()
  return {
    play,
    get view() {
      return play.game!.view as View
    },
    get me() {
      return (play.game!.view as View).seat
    },
  }
}
