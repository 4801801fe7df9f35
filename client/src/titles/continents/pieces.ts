// What stands on a place: banners of units and ships above its name, tiles of buildings and marks below it.

import type { Name } from '../../table/board/names'
import type { ContinentsView, Side, Units } from './view'

export interface Banner {
  key: string
  side: Side
  icon: string
  count: number
}

export interface Tile {
  key: string
  icon: string
  /** Letters instead of an icon, or a number beside it. */
  text?: string
  side?: Side
  look?: 'capital' | 'warning' | 'dark'
}

export interface Spot {
  x: number
  y: number
  size: number
}

const KINDS = ['infantry', 'cavalry', 'artillery', 'caravan']
const MINERALS: Record<string, string> = { rare: 'K+', common: 'K' }

export function bannersOn(view: ContinentsView, place: string): Banner[] {
  const land = view.territories[place]
  if (land) return land.holder === null ? [] : kindsOf(land.units, land.holder)
  return (view.seas[place]?.fleets ?? []).flatMap(({ seat, ships, transports }) => [
    ...kindsOf(ships, seat),
    ...(transports.length
      ? [{ key: `${seat} transport`, side: seat, icon: 'transport', count: transports.length }]
      : []),
  ])
}

function kindsOf(units: Units[], side: Side): Banner[] {
  const counts = new Map<string, number>()
  for (const { kind, count } of units) counts.set(kind, (counts.get(kind) ?? 0) + count)
  const sorted = [...counts].sort(([one], [other]) => KINDS.indexOf(one) - KINDS.indexOf(other))
  return sorted.map(([kind, count]) => ({ key: `${side} ${kind}`, side, icon: kind, count }))
}

const BUILDINGS: Record<string, string> = { 'great-bunkers': 'bunkers-2' }

export function buildingIcon(building: string): string {
  return BUILDINGS[building] ?? building
}

/** The weightiest first: where there is little room only these are shown. */
export function tilesOn(view: ContinentsView, place: string): Tile[] {
  const land = view.territories[place]
  if (!land) return []
  const underWay = view.seats.findIndex((seat) => seat.expeditions.some(({ territory }) => territory === place))
  const found: (Tile | false)[] = [
    land.capital_of !== null && { key: 'capital', icon: 'capital', side: land.capital_of, look: 'capital' },
    land.risen && { key: 'risen', icon: '', text: 'R', look: 'warning' },
    land.red > 0 && { key: 'red', icon: 'unrest', text: String(land.red), look: 'warning' },
    land.main !== null && { key: land.main, icon: buildingIcon(land.main) },
    land.port && { key: 'port', icon: 'port', ...(land.blockaded ? { look: 'warning' as const } : {}) },
    land.slaves > 0 && { key: 'slaves', icon: 'captive', text: String(land.slaves) },
    land.mineral !== null && { key: 'mineral', icon: '', text: MINERALS[land.mineral] ?? 'K' },
    underWay >= 0 && { key: 'expedition', icon: 'expedition', side: underWay, look: 'capital' },
    land.road && { key: 'road', icon: 'road' },
    underWay < 0 && land.explored && !land.mineral && { key: 'explored', icon: 'expedition' },
    land.poisoned && { key: 'poisoned', icon: 'poison', look: 'dark' },
  ]
  return found.filter((tile) => tile !== false)
}

/** On the screen a banner is never narrower than this, a tile never than that. */
const BANNER_SEEN = 17
const TILE_SEEN = 14
const BANNER = 20
const TILE = 15
/** Far from the map only so many tiles are shown. */
const FAR = 0.75
const FEW = 3

/** In a row on the upper edge of the name. */
export function bannerSpots(name: Name, count: number, scale: number): Spot[] {
  const size = Math.max(BANNER, BANNER_SEEN / scale)
  return row(count, name.top[0], name.top[1] - (name.isShown ? 1 : -size * 0.4), size)
}

export function tileSpots(name: Name, count: number, scale: number): Spot[] {
  const size = Math.max(TILE, TILE_SEEN / scale)
  const foot = name.isShown ? (name.lines.at(-1)?.[2] ?? name.top[1]) : name.top[1]
  return row(count, name.top[0], foot + size * 0.72, size + 1.5)
}

export function shownTiles(tiles: Tile[], scale: number): Tile[] {
  return scale < FAR ? tiles.slice(0, FEW) : tiles
}

function row(count: number, x: number, y: number, size: number): Spot[] {
  return Array.from({ length: count }, (_, index) => ({ x: x + (index - (count - 1) / 2) * size, y, size }))
}
