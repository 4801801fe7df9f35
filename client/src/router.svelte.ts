// The address bar in forty lines: where we are, and how to go elsewhere without loading the page anew.

export interface Place {
  page: string
  rest: string
  hash: string
}

function read(): Place {
  const [page = '', ...rest] = location.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  return { page, rest: rest.join('/'), hash: decodeURIComponent(location.hash.slice(1)) }
}

let current: Place = $state.raw(read())

export function place(): Place {
  return current
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  current = read()
  if (!current.hash) scrollTo(0, 0)
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return
  const link = (event.target as Element).closest('a')
  if (!link || link.target || link.download || link.origin !== location.origin) return
  if (link.pathname.startsWith('/seat/') || link.pathname.startsWith('/api/')) return // the server's own pages
  event.preventDefault()
  if (link.href !== location.href) go(link.pathname + link.search + link.hash)
}

export function startRouter(): void {
  addEventListener('popstate', () => (current = read()))
  addEventListener('hashchange', () => (current = read()))
  document.addEventListener('click', onClick)
}
