// What bots are like. A level without words of its own keeps its name.

import { say } from './words'

function words(key: string, level: string): string {
  const told = say(key)
  return told === key ? level : told
}

/** One bot: "bot, shrewd". */
export function sayBot(level: string): string {
  return say('web-bot', { level: words(`web-level-${level}`, level) })
}

/** Several: "Bots are: shrewd". */
export function sayBots(level: string): string {
  return words(`web-bots-${level}`, level)
}
