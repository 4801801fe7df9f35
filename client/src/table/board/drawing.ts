/** The lines of a board as `data/<title>/drawing.json` holds them. A unit is a pixel at scale 1. */

export interface Label {
  /** Each line with the middle of its foot. */
  lines: { text: string; x: number; y: number }[]
  size: number
}

export interface Territory {
  path: string
  label: Label
  /** Places for pieces: middle and radius. */
  slots: [number, number, number][]
  center: [number, number]
}

export interface Sea {
  text: string
  size: number
  /** The line that the name is written along. */
  path: string
}

export interface Drawing {
  width: number
  height: number
  /** What to show first: left, top, width, height. */
  view: Box
  territories: Record<string, Territory>
  neighbours: Record<string, string[]>
  borders: { between: string[]; path: string }[]
  coast: string
  frontier: string
  filler: string
  waterlines: string[]
  graticule: string[]
  seas: Sea[]
}

export type Box = [left: number, top: number, width: number, height: number]
