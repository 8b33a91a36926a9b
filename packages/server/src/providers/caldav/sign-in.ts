import type { SignInPort } from '../provider.ts'
import { ProviderError } from '../provider.ts'
import type { ProviderContext } from '../provider-context.ts'
import type { Asking } from './dav.ts'
import { placeOf, told } from './dav.ts'
import type { Secret } from './wire.ts'
import { HOME, PRINCIPAL } from './wire.ts'

/** RFC 6764, starting at the address that was typed. */
export function davSignIn(here: ProviderContext): SignInPort {
  return {
    async open({ address, user: typed, password }, { hostId, email }) {
      const user = typed.trim()
      const asking = { user, password, hostId }
      const principal = await principalAt(here, asking, address)
      const [{ home, addresses } = {}, url] = await homeOf(here, asking, principal)
      if (!home || url === undefined) throw new ProviderError('invalid', 'no calendars there')
      const own = [email, user, ...(addresses ?? [])].flatMap(addressIn)
      const secret: Secret = { home: placeOf(home, url), addresses: [...new Set(own)], ...asking }
      return {
        secret: JSON.stringify(secret),
        account: { id: principal, name: `${user} (${new URL(principal).hostname})` },
      }
    },
  }
}

async function homeOf(here: ProviderContext, asking: Asking, principal: string) {
  const { told: found, url } = await told(here, asking, {
    method: 'PROPFIND',
    url: principal,
    depth: '0',
    body: HOME,
  })
  return [found[0], url] as const
}

/**
 * The address may be the server, its calendars or one of them. Otherwise, a well-known path says where they are.
 */
async function principalAt(here: ProviderContext, asking: Asking, address: string): Promise<string> {
  const places = [address, new URL('/.well-known/caldav', address).href, new URL('/', address).href]
  let reason: unknown
  for (const place of new Set(places))
    try {
      const found = await told(here, asking, { method: 'PROPFIND', url: place, depth: '0', body: PRINCIPAL })
      const principal = found.told[0]?.principal
      if (principal) return placeOf(principal, found.url)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      // If the password is wrong here, it is wrong elsewhere too, and too many attempts lock accounts.
      if (error.failure === 'unauthorized' || error.failure === 'unavailable') throw error
      reason ??= error
    }
  throw new ProviderError('invalid', reason instanceof ProviderError ? reason.found : 'no calendars there')
}

function addressIn(text: string): string[] {
  const address = text.replace(/^mailto:/i, '').toLowerCase()
  return /^[^\s@/]+@[^\s@/]+$/.test(address) ? [address] : []
}
