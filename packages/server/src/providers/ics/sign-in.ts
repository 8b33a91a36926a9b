import { DAY } from '@scheduling/domain'
import { createHash } from 'node:crypto'
import type { SignInPort } from '../provider.ts'
import type { ProviderContext } from '../provider-context.ts'
import { askFeed, readFeed } from './feed.ts'

export function feedSignIn(here: ProviderContext): SignInPort {
  return {
    async open({ address }, { hostId, email }) {
      const secret = { address, hostId, email }
      const feed = await askFeed(here, secret)
      const now = here.now()
      const { name } = await readFeed(here, feed, secret, { start: now, end: now + DAY }, 'UTC')
      const { hostname } = new URL(address)
      // The address itself opens the calendar, so it must not appear in anything that is shown or stored
      // unencrypted.
      const id = createHash('sha256').update(address).digest('base64url')
      return {
        secret: JSON.stringify(secret),
        account: { id, name: name && name !== hostname ? `${name} (${hostname})` : hostname },
      }
    },
  }
}
