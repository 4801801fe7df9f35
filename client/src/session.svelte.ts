// Who is asking: a player with an account, a guest, or nobody yet.

import { forgetToken, get, post } from './api'
import type { Me, Player } from './wire'
import { say } from './words'

let player: Player | null = $state.raw(null)
let isKnown = $state(false)

export const session = {
  get player(): Player | null {
    return player
  },
  /** False until the server has said who we are. */
  get isKnown(): boolean {
    return isKnown
  },
}

export async function learnWhoIAm(): Promise<void> {
  const me = await get<Me>('/api/me')
  player = me.player
  isKnown = true
}

/** The part of a request that makes a guest of somebody who is nobody yet: no name is asked for before playing. */
export function nameToUse(name = ''): { player_name?: string } {
  return player ? {} : { player_name: name.trim() || say('web-guest') }
}

/** After a request that may have made us a guest. */
export function noteWhoIAm(): void {
  if (player) return
  forgetToken()
  learnWhoIAm().catch(() => undefined) // the next page asks again
}

async function change(path: string, body: object): Promise<void> {
  await post(path, body)
  forgetToken()
  await learnWhoIAm()
}

export const enter = {
  asGuest: (name: string) => change('/api/guest', { name }),
  register: (name: string, password: string) => change('/api/register', { name, password }),
  logIn: (name: string, password: string) => change('/api/login', { name, password }),
  logOut: () => change('/api/logout', {}),
}
