// The letter on a shield: the initial of the player's name or, where two share it, the number of the chair.

export function letters(names: (string | null)[]): string[] {
  const initials = names.map((name) => (name ? (Array.from(name.trim())[0] ?? '').toLocaleUpperCase() : ''))
  return initials.map((initial, seat) => {
    const isShared = initials.some((other, chair) => chair !== seat && other === initial)
    return initial && !isShared ? initial : String(seat + 1)
  })
}
