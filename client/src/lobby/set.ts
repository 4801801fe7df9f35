// A table is set, or a record laid on one.

import { post } from '../api'
import { go } from '../router.svelte'
import { noteWhoIAm } from '../session.svelte'
import type { TableMade } from '../wire'

/** Sets it, and goes there. */
export async function setTable(path: '/api/tables' | '/api/replays', wanted: object): Promise<void> {
  const { table } = await post<TableMade>(path, wanted)
  noteWhoIAm()
  go(`/table/${table.id}`)
}
