// The two dialogs that may be opened from anywhere.

export type Overlay = 'settings' | 'keys' | null

let open: Overlay = $state(null)

export const overlay = {
  get open(): Overlay {
    return open
  },
}

export function openSettings(): void {
  open = 'settings'
}

export function openKeys(): void {
  open = 'keys'
}

export function closeOverlay(): void {
  open = null
}
