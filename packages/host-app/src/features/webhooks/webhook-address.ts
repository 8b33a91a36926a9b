import { withScheme } from '@scheduling/domain'

/**
 * The format in which an address is sent and stored. People paste addresses with spaces around them, and leave out
 * https.
 */
export function settleAddress(typed: string): string {
  return withScheme(typed)
}

/** Why an address cannot be used. We would not send a user name and password in it. */
export function addressProblem(typed: string): 'webhooks.url_invalid' | 'webhooks.url_password' | undefined {
  const url = settleAddress(typed)
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return 'webhooks.url_invalid'
  const { username, password } = new URL(url)
  return username || password ? 'webhooks.url_password' : undefined
}

/** The display name of a webhook: its address without the scheme, and without the query, which may contain tokens. */
export function addressName(url: string): string {
  return addressHost(url) + addressPath(url)
}

export function addressHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}

/** Empty if there is none. */
export function addressPath(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname.replace(/\/$/, '') : ''
}
