// What a seat knows of a game of Condottiere (games/condottiere/view.py).

export interface CondottiereView {
  title: 'condottiere'
  seat: number | null
  ply: number
  variants: Record<'drawing-after-battle' | 'points' | 'bigger-kingdoms' | 'recapture' | 'face-down', boolean>
  target: number | null
  regions_needed: number
  kingdom_needed: number
  game: number
  battle: number
  decision: string | null
  rule: string | null
  awaited: number[]
  winners: number[]
  final: boolean
  holder: number
  placer: number
  defender: number | null
  contested: string | null
  papal: string | null
  season: 'winter' | 'spring' | null
  season_by: number[]
  owners: Record<string, number>
  pile: number
  discard: string[]
  seats: CondottiereSeat[]
}

export interface CondottiereSeat {
  hand_size: number
  company: string[]
  face_down: boolean
  strength: number
  /** One triple a card of the company, in its order: value, times, bonus. */
  values: [number, number, number][]
  leads: boolean
  regions: number
  kingdom: number
  wins_with_contested: boolean
  passed: boolean
  played: boolean
  participates: boolean
  score: number | null
  hand?: string[]
  face_down_card?: string | null
  kept?: string[]
  known_by?: Record<string, string[]>
  known?: string[]
}
