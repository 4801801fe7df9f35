// Words for people, from the Fluent files that the server reads too.
//
// `say` is for the house: pages, buttons, settings. What belongs to a title is said by `wordsOf(title)`, so that two
// titles may use the same key. Both read the language from the settings and are reactive wherever they are called.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { SvelteMap } from 'svelte/reactivity'
import { choose, settings, type Language } from './settings.svelte'
import type { Title } from './wire'

export type Arguments = Record<string, FluentVariable>

const HOUSE = import.meta.glob<string>(['$data/*.ftl', '$data/web/**/*.ftl'], { query: '?raw', import: 'default' })
const TITLES = import.meta.glob<string>(['$data/*/*.ftl', '!$data/web/**'], { query: '?raw', import: 'default' })

/** Titles of the same family, whose words a title uses where it has none of its own. */
const wordsFrom = new SvelteMap<string, string>()
const resources = new Map<string, FluentResource>() // by language and title
const bundles = new Map<string, FluentBundle>() // by language, and by language, title and the title whose words it shares

export function noteSharedWords(titles: Pick<Title, 'id' | 'words_from'>[]): void {
  for (const title of titles) if (title.words_from !== null) wordsFrom.set(title.id, title.words_from)
}

async function load(language: Language): Promise<void> {
  const mine = (path: string) => path.endsWith(`/${language}.ftl`)
  const house = new FluentBundle(language, { useIsolating: false })
  await Promise.all(
    Object.keys(HOUSE)
      .filter(mine)
      .map(async (path) => {
        house.addResource(new FluentResource(await HOUSE[path]!()))
      }),
  )
  await Promise.all(
    Object.keys(TITLES)
      .filter(mine)
      .map(async (path) => {
        resources.set(`${language}/${path.split('/').at(-2)!}`, new FluentResource(await TITLES[path]!()))
      }),
  )
  bundles.set(language, house)
}

/** The words of a title over those that it shares; none if the title is not known. */
function bundleOf(title: string): FluentBundle | undefined {
  const { language } = settings
  const elder = wordsFrom.get(title)
  const key = `${language}/${title}/${elder ?? ''}`
  const own = resources.get(`${language}/${title}`)
  if (bundles.has(key) || !own) return bundles.get(key)
  const bundle = new FluentBundle(language, { useIsolating: false })
  const shared = resources.get(`${language}/${elder ?? ''}`)
  if (shared) bundle.addResource(shared)
  bundle.addResource(own, { allowOverrides: true })
  bundles.set(key, bundle)
  return bundle
}

/** Loads the chosen language; the page is mounted after that. */
export async function loadWords(): Promise<void> {
  await load(settings.language)
}

export async function chooseLanguage(language: Language): Promise<void> {
  if (!bundles.has(language)) await load(language)
  choose('language', language)
}

function format(bundle: FluentBundle | undefined, key: string, attribute: string, facts: Arguments): string | null {
  const message = bundle?.getMessage(key)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  return pattern ? bundle!.formatPattern(pattern, facts, []) : null
}

export function say(key: string, facts: Arguments = {}): string {
  return format(bundles.get(settings.language), key, '', facts) ?? key
}

export interface TitleWords {
  /** A message of the title, or of the house. */
  say(key: string, facts?: Arguments): string
  /** An attribute of a message, such as `about` of `option-points`. */
  about(key: string, attribute?: string): string
  /** The word for an anchor: `card:winter` is the message `card-winter`; its bare form where it has no other. */
  name(anchor: string, form?: string): string
}

export function wordsOf(title: string): TitleWords {
  const bundle = () => bundleOf(title)
  return {
    say: (key, facts = {}) => format(bundle(), key, '', facts) ?? say(key, facts),
    about: (key, attribute = 'about') => format(bundle(), key, attribute, {}) ?? '',
    name(anchor, form = '') {
      const key = anchor.replace(':', '-')
      return format(bundle(), key, form, {}) ?? format(bundle(), key, '', {}) ?? key
    },
  }
}

/** A sentence that begins with a capital: option labels and prompts are written without one. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1)
}
