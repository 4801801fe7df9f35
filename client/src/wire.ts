// What the server sends and takes (docs/api.md): names for the types that are made of its description (`make schema`).

import type { components } from './schema'

type Shapes = components['schemas']

export type Refusal = Shapes['Refused']
export type Player = Shapes['PlayerShape']
export type Me = Shapes['Me']

export type Title = Shapes['TitleShape']
export type TitleOption = Shapes['OptionShape']
export type HouseBoard = Shapes['BoardShape']
export type Arrangement = Shapes['Arrangement']
export type Law = Shapes['Rules']
export type RuleProof = Shapes['RuleShape']

export type Seat = Shapes['SeatShape']
export type SeatKind = Seat['kind']
export type Offer = Shapes['OfferShape']
export type Table = Shapes['TableShape']
export type Press = Table['press']
export type Chair = Shapes['ChairShape']
export type Summary = Shapes['Summary']
export type Lobby = Shapes['LobbyShape']
export type NewTable = Shapes['TableBody']
export type NewSeat = NewTable['seats'][number]
export type TableMade = Shapes['TableMade']
export type TableSeen = Shapes['TableSeen']

export type EventTold = Shapes['EventShape']
export type Facts = EventTold['facts']
export type HistoryEntry = Shapes['Ply']
export type HistoryPage = Shapes['HistoryShape']
export type Option = Shapes['Choice']
export type Decision = Shapes['DecisionShape']
/** The game as one seat knows it. `Seen` is the title's own view. */
export type Game<Seen = unknown> = Omit<Shapes['GameShape'], 'view'> & { view: Seen }
export type PressMessage = Shapes['MessageShape']
export type Feed = Omit<Shapes['FeedShape'], 'game'> & { game?: Game | null }

type Asked = 'Act' | 'TakeBack' | 'Offer' | 'Answer' | 'Say' | 'Read' | 'WhyNot' | 'Ping'
export type Request = Shapes[Asked]
export type Answer = Feed | Shapes['RefusedShape'] | Shapes['WhyNotShape'] | Shapes['Pong']
