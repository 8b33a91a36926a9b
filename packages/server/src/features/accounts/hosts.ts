import { slugProblem } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { emailKey } from './email-key.ts'
import type { Host } from './store.ts'
import { accountByEmail, hostById, hostByLink } from './store.ts'

export type { Host } from './store.ts'
export { setTrackingId } from './store.ts'

// Hosts as other capabilities need them.

export async function findHost(context: Context, id: string): Promise<Host | undefined> {
  return hostById(context.db, id)
}

/** By the public address: the first path segment of the booking pages. */
export async function findHostByLink(context: Context, link: string): Promise<Host | undefined> {
  // What can be nobody's address is not looked for; PostgreSQL would refuse some of it.
  return slugProblem(link, 'owner') ? undefined : hostByLink(context.db, link)
}

/** Who signs in with the e-mail. */
export async function findAccount(context: Context, email: string): Promise<Host | undefined> {
  return accountByEmail(context.db, emailKey({ email }))
}

/** How many events, embeds and pendings the host's plan allows; null is unlimited. */
export async function eventNumbersOf(context: Context, hostId: string): Promise<number | null> {
  const host = await hostById(context.db, hostId)
  return host?.event_numbers ?? null
}
