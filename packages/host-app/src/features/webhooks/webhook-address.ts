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
  return addressHost(url) + addressPath(url)
}

export function addressHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}

/** Empty where there is none. */
export function addressPath(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname.replace(/\/$/, '') : ''
}
