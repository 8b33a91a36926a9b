const KEY = 'scheduling.client-key'

/** The key, for this tab's way to a provider and back. */
export function keepKey(page: Window, key: string): void {
  page.sessionStorage.setItem(KEY, key)
}

export function takeKey(page: Window): string | undefined {
  return page.sessionStorage.getItem(KEY) ?? undefined
}
