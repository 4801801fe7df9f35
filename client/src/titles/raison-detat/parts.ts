// Raison d'État: the Thirty Years' War, and the wars of the Spanish Succession and of the North.

import board1618 from '$data/raison-detat/1618/board.toml?raw'
import board1702 from '$data/raison-detat/1702/board.toml?raw'
import type { TitleParts } from '../../table/parts'
import { say } from '../../words'
import { electorsOn } from '../coalitions/facts'
import type { Family } from '../coalitions/family.svelte'
import { ANSWERS, CRESTS, FIELDS, partsOf, PROCEDURES, statusesThen, tracksOf, WHEEL } from '../coalitions/parts'
import { powerName, powerOf, sayPower, statusName } from '../coalitions/seen.svelte'
import { SUBJECTS } from '../coalitions/subject'
import type { CoalitionsView, Power } from '../coalitions/view'
import ElectionBody from './ElectionBody.svelte'
import ElectionDialog from './ElectionDialog.svelte'
import GiftAnswer from './GiftAnswer.svelte'
import GiftsPanel from './GiftsPanel.svelte'

/** The emperor's crown, and how many electors a power holds. */
function marksOf({ emperor, election }: CoalitionsView, { id }: Power): ReturnType<Family['marks']> {
  const count = election?.electors[id] ?? 0
  return [
    ...(emperor === id ? [{ icon: 'crown', short: say('rde-emperor'), words: say('rde-emperor-about') }] : []),
    ...(count ? [{ icon: 'elector-crown', short: String(count), words: say('rde-electors', { count }) }] : []),
  ]
}

/** The coalition that a power asks to join was not the one that has turned it away. */
function sayAsking(view: CoalitionsView): string {
  const leader = view.powers.find(({ seat, minor }) => seat === view.awaited[0] && !minor)
  return sayPower('rde-subject-admit', view.asked ?? '', { status: statusName(leader?.status ?? '') })
}

function sayOffer({ asked, giver, lent, offers }: CoalitionsView): string {
  const key = lent[asked ?? ''] ? 'rde-subject-cards-offered' : 'rde-subject-money-offered'
  return sayPower(key, giver ?? '', { count: offers[asked ?? ''] ?? 0 })
}

const RAISON_DETAT: Family = {
  ...WHEEL,
  title: 'raison-detat',
  boards: { 1618: { text: board1618, hat: 'general-1618' }, 1702: { text: board1702, hat: 'general-1702' } },
  fields: { ...FIELDS, subsidies: 'action-subsidies' },
  crests: {
    ...CRESTS,
    austrian: { icon: 'status-austrian', colour: '--ink-3' },
    protestant: { icon: 'status-protestant', colour: '--protestants' },
    french: { icon: 'status-lily', colour: '--france' },
  },
  tracks: (view) => tracksOf(view),
  diplomacy: () => statusesThen('rde-step-admission'),
  marks: marksOf,
  concerned: (view) => (view.election?.is_open ? electorsOn(view) : []),
  subjects: {
    ...SUBJECTS,
    vote: ({ election, asked }) => say('rde-subject-vote', { count: election?.electors[asked ?? ''] ?? 0 }),
    subsidise: () => say('rde-subject-give'),
    'offer-amount': (view) =>
      say('rde-subject-money', {
        power: powerName(view.asked ?? ''),
        count: powerOf(view, view.giver ?? '').money,
      }),
    'lend-card': ({ asked }) => say('rde-subject-card', { power: powerName(asked ?? '') }),
    'answer-offer': sayOffer,
    expel: () => say('rde-subject-admission'),
    admit: sayAsking,
    'choose-after-expulsion': () => say('rde-subject-turned-away'),
  },
  answers: { ...ANSWERS, subsidise: GiftAnswer, 'lend-card': GiftAnswer, 'answer-offer': GiftAnswer },
  procedures: [
    ...PROCEDURES,
    {
      of: ({ election }) => (election?.is_open ? 'election' : null),
      title: () => say('rde-election'),
      Dialog: ElectionDialog,
      Body: ElectionBody,
    },
  ],
  panel: ({ giver, offers }) => (giver !== null && Object.keys(offers).length ? GiftsPanel : null),
}

const shared = partsOf(RAISON_DETAT)

export const parts: TitleParts = {
  ...shared,
  section: (event) => (event.kind === 'election-began' ? say('rde-election') : shared.section(event)),
  results: [...shared.results, 'crowned', 'throne-vacant'],
  sounds: { ...shared.sounds, voted: 'paper', crowned: 'wax', 'mercenaries-sent': 'paper', 'card-struck': 'paper' },
}
