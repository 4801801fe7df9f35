// What an option says of itself.

import type { Option } from '../wire'

export function verbOf(option: Option): string {
  return option.action.split(' ')[0] ?? ''
}

/** What an option names of a kind: `china` for the territory of `march china`. */
export function named(option: Option, kind: string): string | null {
  const anchor = option.anchors.find((one) => one.startsWith(`${kind}:`))
  return anchor === undefined ? null : anchor.slice(kind.length + 1)
}
