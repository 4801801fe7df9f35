/** The lines of a board as `data/<board>/drawing.json` holds them. A unit is a pixel at scale 1. */

export interface Label {
  /** Each line with the middle of its foot. */
  lines: { text: string; x: number; y: number }[]
  size: number
  box: Box
  /** The middle of the ring with the territory's value. */
  value?: [number, number]
  /** The middle of the crown of an elector. */
  crown?: [number, number]
  /** The lines in other languages, on boards whose names are translated. */
  translations?: Record<string, Label['lines']>
}

/** A place for a piece: its middle, half its width and, unless it is round, half its height. */
export type Slot = [x: number, y: number, radius: number, height?: number]

export interface Territory {
  path: string
  label: Label
  /** The best first. */
  slots: Slot[]
  center: [number, number]
  /** Anchors, where sea routes land. */
  ports?: [number, number][]
  /** A sea that is a place of the game. */
  isWater?: boolean

  // What the board says of it, on boards of powers.
  kind?: 'home' | 'disputed' | 'undisputed' | 'impassable'
  home?: string
  capital?: boolean
  value?: number
  claims?: string[]
  elector?: boolean
}

export interface Sea {
  text: string
  size: number
  /** The line that the name is written along. */
  path: string
}

export interface Link {
  between: string[]
  path: string
  /** The power whose sea route it is, where they differ; `neutral` for one that is nobody's. */
  owner?: string
  /** On borders of boards with trains: where one lies, and the angle of its rails. */
  at?: [number, number]
  angle?: number
}

export interface Drawing {
  width: number
  height: number
  /** What to show first: left, top, width, height. */
  view: Box
  territories: Record<string, Territory>
  neighbours: Record<string, string[]>
  borders: Link[]
  /** Neighbours across narrow water. */
  crossings: Link[]
  /** Sea routes, on boards that have them. */
  routes?: Link[]
  coast: string
  frontier: string
  filler: string
  waterlines: string[]
  graticule: string[]
  seas: Sea[]

  // On boards whose seas are places of the game.
  waters?: Record<string, Territory>
  water_borders?: Link[]
  /** Where they end in water that is in no sea. */
  water_edge?: string
}

export type Box = [left: number, top: number, width: number, height: number]

const FILES = import.meta.glob<Drawing>('$data/**/drawing.json', { import: 'default' })

/** The drawing of a board: of `condottiere`, or of `coalitions/empire` where a title has several. */
export async function loadDrawing(board: string): Promise<Drawing | null> {
  const path = Object.keys(FILES).find((file) => file.endsWith(`/data/${board}/drawing.json`))
  return path ? FILES[path]!() : null
}
