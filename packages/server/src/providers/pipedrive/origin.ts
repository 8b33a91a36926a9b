import { ProviderError } from '../provider.ts'
import type { Registration } from '../registration.ts'

const VENDOR = '.pipedrive.com'

/** The address of a company's API with the token that opens it. Together they are what opens the account. */
export interface Opened {
  origin: string
  token: string
}

/**
 * Where a company's API is. It comes in a response, so it is only followed below the vendor's own name, or to the configured
 * address. Throws `ProviderError`.
 */
export function apiOriginIn(apiDomain: string, { apiOrigin }: Pick<Registration, 'apiOrigin'>): string {
  const url = URL.parse(apiDomain)
  const isOwn = url?.protocol === 'https:' && url.hostname.endsWith(VENDOR) && url.port === ''
  if (url && (url.origin === apiOrigin || isOwn)) return url.origin
  throw new ProviderError('invalid', 'an API at an address of somebody else')
}

export function sealedIn({ origin, token }: Opened): string {
  return `${origin} ${token}`
}

export function openedFrom(access: string): Opened {
  const [origin = '', token = ''] = access.split(' ')
  return { origin, token }
}
