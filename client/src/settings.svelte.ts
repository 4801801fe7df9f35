// What a device remembers: language, theme, sound, motion, hatching. Applied to <html>, where the style sheets look.

export type Language = 'en' | 'pl'

export interface Choices {
  language: Language
  theme: 'system' | 'light' | 'dark'
  sound: 'on' | 'off'
  motion: 'on' | 'off'
  hatching: 'fine' | 'strong' | 'off'
}

const KEY = 'casusbelli'

function firstChoices(): Choices {
  const polish = navigator.languages.find((language) => /^(pl|en)\b/.test(language))?.startsWith('pl')
  return { language: polish ? 'pl' : 'en', theme: 'system', sound: 'off', motion: 'on', hatching: 'fine' }
}

function remembered(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>
  } catch {
    return {} // no storage, or somebody else's words in it
  }
}

export const settings: Choices = $state({ ...firstChoices(), ...remembered() })

export function choose<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
  settings[name] = value
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // the choice holds until the page is left
  }
  applySettings()
}

export function applySettings(): void {
  const html = document.documentElement
  html.lang = settings.language
  html.dataset.hatching = settings.hatching
  html.dataset.motion = settings.motion
  if (settings.theme === 'system') delete html.dataset.theme
  else html.dataset.theme = settings.theme
}

/** Whether things may travel over the screen: the device and the player both have a say. */
export function mayMove(): boolean {
  return settings.motion === 'on' && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
