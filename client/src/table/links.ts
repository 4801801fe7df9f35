// Seat links: asked for when somebody wants one, written nowhere but on the clipboard.

import { post } from '../api'

export async function seatLink(table: string, seat: number): Promise<string> {
  const { link } = await post<{ link: string }>(`/api/tables/${table}/link`, { seat })
  return new URL(link, location.origin).href
}

export async function copySeatLink(table: string, seat: number): Promise<void> {
  await navigator.clipboard.writeText(await seatLink(table, seat))
}
