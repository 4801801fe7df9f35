// Coalitions: the powers of the Napoleonic wars.

import empire from '$data/coalitions/empire/board.toml?raw'
import revolution from '$data/coalitions/revolution/board.toml?raw'
import { say } from '../../words'
import EmpereurPanel from './EmpereurPanel.svelte'
import type { Family } from './family.svelte'
import { ANSWERS, CRESTS, FIELDS, partsOf, PROCEDURES, statusesThen, tracksTo, WHEEL } from './parts'
import { powerName, powerOf, sayPower, territoryName } from './seen.svelte'
import { SUBJECTS } from './subject'
import type { CoalitionsView } from './view'

/** Closed to all but the French in 1792, until it opens (COA-13.2.5). */
const SPAIN = ['leon', 'navarra', 'catalonia', 'valencia', 'andalusia', 'madrid']
const BANKER = 'britain'
/** Influence that wins. */
const VICTORY = 25
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
  tracks: ({ empereur }) =>
    tracksTo(VICTORY, say(empereur ? 'coa-track-empereur' : 'coa-track-influence', { count: VICTORY })),
  seaPower: BANKER,
  keepers: [BANKER],
  silence: 'COA-8.4.12',
  diplomacy: () => statusesThen('coa-step-expulsions'),
  marks: () => [],
  concerned: () => [],
  closed: (view) => (view.spain === 'closed' ? SPAIN : []),
  subjects: {
    ...SUBJECTS,
    'answer-offer': (view) => sayPower('coa-subject-offer', BANKER, { count: view.offers[view.asked ?? ''] ?? 0 }),
    'offer-amount': (view) =>
      say('coa-subject-subsidy', { power: powerName(view.asked ?? ''), count: powerOf(view, BANKER).money }),
    subsidise: () => say('coa-subject-subsidise'),
    'send-general': sent,
  },
  answers: ANSWERS,
  procedures: PROCEDURES,
  panel: (view) => (view.empereur ? EmpereurPanel : null),
}

export const parts = partsOf(NAPOLEONIC)
