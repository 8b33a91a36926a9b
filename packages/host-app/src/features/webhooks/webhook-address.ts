import { withScheme } from '@scheduling/domain'

/** As it is sent and kept: addresses are pasted with spaces around them, and typed without https. */
export function settleAddress(typed: string): string {
  return withScheme(typed)
}

/** What keeps it from being told of bookings. A user name and a password in it would not be sent. */
export function addressProblem(typed: string): 'webhooks.url_invalid' | 'webhooks.url_password' | undefined {
  const url = settleAddress(typed)
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return 'webhooks.url_invalid'
  const { username, password } = new URL(url)
  return username || password ? 'webhooks.url_password' : undefined
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
