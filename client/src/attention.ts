// The browser's tab says whose move it is: a dot in its title and a flag on its icon.

export function nameTab(name: string, isYourMove = false): void {
  const title = name ? `${name} · Casus Belli` : 'Casus Belli'
  document.title = isYourMove ? `● ${title}` : title
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon) icon.href = isYourMove ? '/favicon-turn.svg' : '/favicon.svg'
}
