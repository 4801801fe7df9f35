// The titles that this server can set on a table; asked for once.

import { get } from './api'
import type { Title } from './wire'
import { noteSharedWords } from './words'

let known: Title[] | null = $state.raw(null)
let asking: Promise<void> | null = null

export const titles = {
  get all(): Title[] | null {
    return known
  },
}

export async function learnTitles(): Promise<void> {
  asking ??= get<Title[]>('/api/titles').then((told) => {
    known = told
    noteSharedWords(told)
  })
  try {
    await asking
  } catch (error) {
    asking = null
    throw error
  }
}
