import type { SignInPort } from '../provider.ts'
import { ProviderError } from '../provider.ts'
import type { ProviderContext } from '../provider-context.ts'
import { soap, waysAt } from './soap.ts'
import type { Secret } from './wire.ts'
import { done, mainFolder } from './wire.ts'

const SERVICE = '/EWS/Exchange.asmx'

export function exchangeSignIn(here: ProviderContext): SignInPort {
  return {
    async open({ address, user: typed, password }, { hostId }) {
      const url = serviceAt(address)
      const user = typed.trim()
      const by = await waysAt(here, url)
      if (!by) throw new ProviderError('invalid', 'neither NTLM nor Basic')
      const secret: Secret = { url, user, password, by, hostId }
      const [message] = await soap(here, secret, 'GetFolder', mainFolder())
      const main = done(message).Folders[0]
      if (!main) throw new ProviderError('invalid', 'no calendar there')
      return {
        secret: JSON.stringify(secret),
        account: { id: `${url} ${user.toLowerCase()}`, name: `${user} (${new URL(url).hostname})` },
      }
    },
  }
}

/** The typed address may be only the server. */
function serviceAt(address: string): string {
  const url = new URL(address)
  return url.pathname === '/' ? new URL(SERVICE, url).href : url.href
}
