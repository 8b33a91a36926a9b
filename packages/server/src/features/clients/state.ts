import type { Client } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import type { StoredClient } from './store.ts'

/** The state by the clock. */
export function stateOf({ state, ends_at }: StoredClient, now: Instant): Client['state'] {
  return state === 'asked' && ends_at.getTime() <= now ? 'expired' : state
}

/** Whether the link in the mail still leads somewhere. While a calendar is connected, it does not end. */
export function isOpen(client: StoredClient, now: Instant): boolean {
  return ['asked', 'connected'].includes(stateOf(client, now))
}
