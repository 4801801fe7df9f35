// A table that is being thought of: its title, its options, and what the chairs then are.

import type { Arrangement, Title, TitleOption } from '../wire'
import { arrange } from './arrangements'
import { usual } from './usual'

export class SetUp {
  /** Only what differs from the default. */
  options: Record<string, string> = $state({})
  /** How many players are wished for; null for as many as usual. */
  wished: number | null = $state(null)
  trouble: unknown = $state.raw(null)
  private arrangements: Arrangement[] = $state.raw([])

  readonly counts = $derived.by(() => this.arrangements.map(({ seats }) => seats))
  readonly count = $derived.by(() => {
    const wishes = [...(this.wished === null ? [] : [this.wished]), ...usual(this.title()?.id ?? '').seats]
    return wishes.find((seats) => this.counts.includes(seats)) ?? this.counts.at(-1) ?? 0
  })
  readonly arrangement = $derived.by(() => this.arrangements.find(({ seats }) => seats === this.count))
  readonly roles = $derived.by((): string[][] => this.arrangement?.roles ?? [])
  readonly idle = $derived.by((): string[] => this.arrangement?.idle ?? [])
  /** The options without those that change nothing. */
  readonly inForce = $derived.by(() =>
    Object.fromEntries(Object.entries(this.options).filter(([name]) => !this.idle.includes(name))),
  )
  /** The options that make another game of the title, and the rest. */
  readonly first = $derived.by((): TitleOption[] => {
    const title = this.title()
    const found = title && usual(title.id).first.map((wanted) => title.options.find(({ name }) => name === wanted))
    return found?.filter((option) => option !== undefined) ?? []
  })
  readonly rest = $derived.by(
    () => this.title()?.options.filter((option) => !option.rule && !this.first.includes(option)) ?? [],
  )
  /** Rulings that can be read in several ways, but for those that change nothing here. */
  readonly houseRules = $derived.by(
    () => this.title()?.options.filter((option) => option.rule && !this.idle.includes(option.name)) ?? [],
  )

  constructor(readonly title: () => Title | undefined) {
    $effect(() => {
      const title = this.title()
      if (!title) return
      let isLate = false
      arrange(title.id, this.options).then(
        (told) => {
          if (isLate) return
          this.arrangements = told
          this.trouble = null
        },
        (error: unknown) => {
          if (!isLate) this.trouble = error
        },
      )
      return () => (isLate = true)
    })
  }

  /** The value that counts: what changes nothing shows its default. */
  value(option: TitleOption): string {
    return (this.idle.includes(option.name) ? null : this.options[option.name]) ?? option.default
  }

  countChanged(options: TitleOption[]): number {
    return options.filter((option) => this.value(option) !== option.default).length
  }

  set(option: TitleOption, value: string): void {
    const rest = Object.fromEntries(Object.entries(this.options).filter(([name]) => name !== option.name))
    this.options = value === option.default || value === '' ? rest : { ...rest, [option.name]: value }
  }

  /** Another title, or the same from the beginning. */
  clear(): void {
    this.options = {}
    this.wished = null
    this.arrangements = []
  }

  seatOf(role: string): number {
    return Math.max(
      0,
      this.roles.findIndex((roles) => roles.includes(role)),
    )
  }
}
