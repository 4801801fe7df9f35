// What bots are like. A level without words of its own keeps its name.

import { say } from './words'

/** What bots are unless somebody wants others: of the middle level. */
export function usualLevel(levels: string[]): string {
  return levels[Math.floor(levels.length / 2)] ?? ''
}

function words(key: string, level: string): string {
  const told = say(key)
  return told === key ? level : told
}

/** What one bot is: "expert". */
export function sayLevel(level: string): string {
  // Keys: web-level-random, web-level-novice, web-level-heuristic, web-level-regular, web-level-expert
  return words(`web-level-${level}`, level)
}

/** One bot: "bot, expert". */
export function sayBot(level: string): string {
  return say('web-bot', { level: sayLevel(level) })
}

/** Several: "Bots are: experts". */
export function sayBots(level: string): string {
  // Keys: web-bots-random, web-bots-novice, web-bots-heuristic, web-bots-regular, web-bots-expert
  return words(`web-bots-${level}`, level)
}
