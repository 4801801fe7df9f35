// The picture of a title: which part of its board, and who holds what in it. Nobody has to win on a cover.

import type { Box } from '../table/board/drawing'

export interface Cover {
  /** The folder of its drawing. */
  board: string
  /** The part of the board on a wide picture. */
  wide: Box
  /** The chairs that hold territories, in titles without powers. */
  owners: Record<string, number>
}

export const COVERS: Record<string, Cover> = {
  condottiere: {
    board: 'condottiere',
    wide: [150, 134, 1050, 517],
    owners: { torino: 4, milano: 1, genova: 1, venezia: 2, ferrara: 2, firenze: 3, roma: 5, napoli: 5 },
  },
  coalitions: {
    board: 'coalitions/empire',
    wide: [430, 370, 820, 404],
    owners: {},
  },
  'raison-detat': {
    board: 'raison-detat/1618',
    wide: [520, 430, 820, 404],
    owners: {},
  },
  realpolitik: {
    board: 'realpolitik/europe',
    wide: [760, 480, 820, 404],
    owners: {},
  },
  continents: {
    board: 'continents',
    wide: [780, 190, 1120, 552],
    owners: {
      greenland: 2,
      iceland: 2,
      great_britain: 2,
      western_europe: 2,
      scandinavia: 2,
      northern_europe: 2,
      north_africa: 2,
      ukraine: 1,
      ural: 1,
      southern_europe: 1,
      middle_east: 1,
      east_africa: 1,
      venezuela: 3,
      brazil: 3,
      congo: 3,
      south_africa: 3,
      china: 4,
      mongolia: 4,
      india: 4,
      siam: 4,
    },
  },
}
