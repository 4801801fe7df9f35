// Options of a title in words.

import type { TitleOption } from '../wire'
import { capital, wordsOf } from '../words'

export function isSwitch(option: TitleOption): boolean {
  return option.choices?.length === 2 && option.choices.includes('on')
}

export function sayChoice(title: string, option: TitleOption, choice: string): string {
  return wordsOf(title).say(`choice-${option.name}-${choice}`)
}

/** A switch that is on is said by its name, a choice by its own, a number after the name. */
export function sayOption(title: string, option: TitleOption, value: string): string {
  const name = capital(wordsOf(title).say(`option-${option.name}`))
  if (isSwitch(option)) return name
  return option.choices ? sayChoice(title, option, value) : `${name}: ${value}`
}
