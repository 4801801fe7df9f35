// What chairs play, in words and shields. A role is an anchor: `power:france`.

import { settings } from '../settings.svelte'
import { wordsOf } from '../words'

export function powerOf(role: string): string {
  return role.split(':')[1] ?? ''
}

export function letterOf(title: string, role: string): string {
  return wordsOf(title).name(role, 'letter')
}

/** France; or Austria and Russia. */
export function sayRoles(title: string, roles: string[], form = ''): string {
  const words = wordsOf(title)
  return new Intl.ListFormat(settings.language === 'pl' ? 'pl' : 'en-GB').format(
    roles.map((role) => words.name(role, form)),
  )
}
