// The picture of a title: which part of its board, and who holds what in it. Nobody has to win on a cover.

import type { Box, Drawing } from '../table/board/drawing'

export interface Cover {
  /** The part of the board on a wide picture. */
  wide: Box
  owners: Record<string, number>
}

export const COVERS: Record<string, Cover> = {
  condottiere: {
    wide: [150, 134, 1050, 517],
    owners: { torino: 4, milano: 1, genova: 1, venezia: 2, ferrara: 2, firenze: 3, roma: 5, napoli: 5 },
  },
}

const FILES = import.meta.glob<Drawing>('$data/*/drawing.json', { import: 'default' })

export async function drawingOf(title: string): Promise<Drawing | null> {
  const path = Object.keys(FILES).find((file) => file.endsWith(`/${title}/drawing.json`))
  return path ? FILES[path]!() : null
}
