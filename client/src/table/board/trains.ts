/** A train on a border, or one that may be laid there. */
export interface Train {
  between: string[]
  /** May be laid now: the option in words. */
  label?: string
  isSelected?: boolean
  /** Part of the chain that is being chosen. */
  isUsed?: boolean
}
