// Who is asking: a player with an account, a guest, or nobody yet.

import { forgetToken, get, post } from './api'
import type { Me, Player } from './wire'

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
