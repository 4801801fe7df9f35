// Coalitions: the powers of the Napoleonic wars.

import empire from '$data/coalitions/empire/board.toml?raw'
import revolution from '$data/coalitions/revolution/board.toml?raw'
import { say } from '../../words'
import EmpereurPanel from './EmpereurPanel.svelte'
import type { Family } from './family.svelte'
import { ANSWERS, CRESTS, FIELDS, partsOf, PROCEDURES, statusesThen, tracksOf, WHEEL } from './parts'
import { powerName, powerOf, sayPower, territoryName } from './seen.svelte'
import { SUBJECTS } from './subject'
import type { CoalitionsView } from './view'

const HAT = 'general-1805'

/** Where the general goes who is chosen: the first of what France will do now. */
function sent(view: CoalitionsView): string {
  const territory = view.empereur?.next.find(({ turns }) => turns === undefined)?.territory
  return territory === undefined ? '' : say('coa-subject-send', { territory: territoryName(territory) })
}

const NAPOLEONIC: Family = {
  ...WHEEL,
  title: 'coalitions',
  boards: { empire: { text: empire, hat: HAT }, revolution: { text: revolution, hat: HAT } },
  fields: FIELDS,
  crests: {
    ...CRESTS,
    british: { icon: 'status-british', colour: '--britain' },
    french: { icon: 'status-french', colour: '--france' },
  },
  tracks: (view) => tracksOf(view, view.empereur ? 'coa-track-empereur' : undefined),
  diplomacy: () => statusesThen('coa-step-expulsions'),
  marks: () => [],
  concerned: () => [],
  subjects: {
    ...SUBJECTS,
    'answer-offer': ({ asked, giver, offers }) =>
      sayPower('coa-subject-offer', giver ?? '', { count: offers[asked ?? ''] ?? 0 }),
    'offer-amount': (view) =>
      say('coa-subject-subsidy', {
        power: powerName(view.asked ?? ''),
        count: powerOf(view, view.giver ?? '').money,
      }),
    subsidise: () => say('coa-subject-subsidise'),
    'send-general': sent,
  },
  answers: ANSWERS,
  procedures: PROCEDURES,
  panel: (view) => (view.empereur ? EmpereurPanel : null),
}

export const parts = partsOf(NAPOLEONIC)
