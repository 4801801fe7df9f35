// Realpolitik: Austria, France, Italy and Prussia between the first railways and the next alliance.

import europe from '$data/realpolitik/europe/board.toml?raw'
import type { TitleParts } from '../../table/parts'
import { say } from '../../words'
import type { Course, Family } from '../coalitions/family.svelte'
import LeadList from '../coalitions/LeadList.svelte'
import { ANSWERS, partsOf, PROCEDURES, tracksOf } from '../coalitions/parts'
import { generalName, generalOf, powerName, sayPower, territoryName } from '../coalitions/seen.svelte'
import { SUBJECTS } from '../coalitions/subject'
import type { CoalitionsView, Power } from '../coalitions/view'
import ActionCards from './ActionCards.svelte'
import DiplomacyTrack from './DiplomacyTrack.svelte'
import { actingIn, cardsOf, orderName } from './orders'
import Proposal from './Proposal.svelte'
import Relations from './Relations.svelte'
import Rides from './Rides.svelte'
import Tracklaying from './Tracklaying.svelte'
import TurnPanel from './TurnPanel.svelte'

/** With three players it is also decided who plays for Italy. */
function diplomacyOf({ powers }: CoalitionsView): Course {
  const control = powers.some(({ minor }) => minor) ? ['rea-step-italy'] : []
  return { steps: ['rea-step-tokens', ...control, 'coa-step-update'], at: { propose: 0, bid: 1 } }
}

const MOBILIZATION: Course = {
  steps: ['rea-step-trains', 'rea-step-generals', 'rea-step-purchases', 'rea-step-hand'],
  at: {
    'lay-trains': 0,
    'allow-train': 0,
    muster: 1,
    'place-general': 1,
    recall: 1,
    buy: 2,
    'discard-surplus': 3,
  },
}

/** The ally of a power; a minor one serves its controller, which the line below its name says. */
function marksOf(view: CoalitionsView, { id, minor }: Power): ReturnType<Family['marks']> {
  const pair = minor ? undefined : cardsOf(view).alliances.find((powers) => powers.includes(id))
  const ally = pair?.find((power) => power !== id)
  if (ally === undefined) return []
  return [{ icon: 'alliance', short: powerName(ally), words: say('rea-allied-with', { power: powerName(ally) }) }]
}

/** What goes by train: who, how many, which way. */
function sayTransport(view: CoalitionsView): string {
  const { movement } = view
  const { relay } = cardsOf(view)
  if (!movement?.general || (movement.kind !== 'ride' && movement.kind !== 'relay'))
    return SUBJECTS['give-consent']!(view)
  const way = [generalOf(view, movement.general).place ?? '', ...movement.way].map(territoryName).join(' → ')
  if (relay) return sayPower('rea-subject-relay', movement.power, { count: relay.count, way })
  return say('rea-subject-ride', { general: generalName(view, movement.general), way })
}

/** Whoever plays for a minor power too chooses a card for it. */
function sayBoth({ seat, powers }: CoalitionsView): string {
  const minor = powers.find((power) => power.minor && power.seat === seat)
  return minor ? sayPower('rea-subject-both', minor.id) : ''
}

function sayTrain(view: CoalitionsView): string {
  const [from = '', to = ''] = cardsOf(view).laying ?? []
  return sayPower('rea-subject-train', actingIn(view) ?? '', { from: territoryName(from), to: territoryName(to) })
}

function sayRider(view: CoalitionsView): string {
  const { id, place, troops } = generalOf(view, view.movement!.general!)
  return say('rea-subject-rider', {
    general: generalName(view, id),
    where: territoryName(place ?? ''),
    count: troops,
  })
}

const REALPOLITIK: Family = {
  title: 'realpolitik',
  boards: { europe: { text: europe, hat: 'general-1866', view: [530, 180, 1267, 1265] } },
  fields: {},
  crests: {},
  tracks: (view) => tracksOf(view, 'rea-track-influence').slice(0, 1),
  Relations,
  Turn: TurnPanel,
  Corner: DiplomacyTrack,
  Holding: ActionCards,
  diplomacy: diplomacyOf,
  mobilization: MOBILIZATION,
  says: { battle: 'rea-battle-when', auction: 'rea-auction-when', bids: 'rea-auction-about' },
  marks: marksOf,
  concerned: (view) => cardsOf(view).laying ?? [],
  subjects: {
    ...SUBJECTS,
    'choose-actions': sayBoth,
    propose: () => say('rea-subject-propose'),
    'allow-train': sayTrain,
    muster: () => say('rea-subject-muster'),
    'choose-rail': () => say('rea-subject-rail'),
    'choose-ride': sayRider,
    'give-consent': sayTransport,
  },
  answers: { ...ANSWERS, muster: LeadList, propose: Proposal, 'lay-trains': Tracklaying, 'choose-ride': Rides },
  procedures: PROCEDURES,
  panel: () => null,
}

const shared = partsOf(REALPOLITIK)

/** Whose action is under way; else what all are doing. */
function stake(told: unknown): string {
  const view = told as CoalitionsView
  const procedure = PROCEDURES.find((one) => one.of(view) !== null)
  if (procedure) return procedure.title(view)
  const power = actingIn(view)
  // Keys: rea-phase-setup, rea-phase-diplomacy, rea-phase-orders, rea-phase-actions, rea-phase-over
  if (power === null) return say(`rea-phase-${view.phase}`)
  return say('coa-wheel-now', {
    power: powerName(power),
    action: orderName(cardsOf(view).actions[power]!.revealed ?? ''),
  })
}

function preview(told: Record<string, unknown>): string {
  const chain = told.chain as string[] | undefined
  if (!chain) return shared.preview(told)
  return say('rea-chain', { way: chain.map(territoryName).join(' → '), count: chain.length - 1 })
}

export const parts: TitleParts = {
  ...shared,
  heading: (view) => {
    const { round, powers } = view as CoalitionsView
    return say('rea-heading', { turn: round, count: powers.filter(({ minor }) => !minor).length })
  },
  stake,
  preview,
  anchors: [...shared.anchors, 'order'],
  verbs: { ...shared.verbs, power: 'ally', order: 'order' },
  keys: { ...shared.keys, 'lay-no-more': 'e', 'rail-no-more': 'e' },
  results: [...shared.results, 'alliance-made', 'alliance-ended'],
  sounds: {
    ...shared.sounds,
    'order-revealed': 'paper',
    'alliance-made': 'wax',
    'train-laid': 'wood',
    'moved-ride': 'wood',
    'troops-relayed': 'wood',
  },
}
