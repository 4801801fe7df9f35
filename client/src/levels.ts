// What bots are like. A level without words of its own keeps its name.

import { say } from './words'

export const USUAL_LEVEL = 'regular'

function words(key: string, level: string): string {
  const told = say(key)
  return told === key ? level : told
}

/** What one bot is: "expert". */
export function sayLevel(level: string): string {
  return words(`web-level-${level}`, level)
}

/** One bot: "bot, expert". */
export function sayBot(level: string): string {
  return say('web-bot', { level: sayLevel(level) })
}

/** Several: "Bots are: experts". */
export function sayBots(level: string): string {
  return words(`web-bots-${level}`, level)
}
