/** As it is sent and kept: addresses are pasted with spaces around them. */
export function settleAddress(typed: string): string {
  return typed.trim()
}

export function isWebAddress(typed: string): boolean {
  const url = settleAddress(typed)
  return /^https?:\/\//i.test(url) && URL.canParse(url)
}

/** What a webhook is called: its address without what every one has, and without the query, in which tokens stand. */
export function addressName(url: string): string {
  if (!URL.canParse(url)) return url
  const { host, pathname } = new URL(url)
  return host + pathname.replace(/\/$/, '')
}
