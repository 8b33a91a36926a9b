import { slugProblem } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { Host } from './store.ts'
import { hostById, hostByLink } from './store.ts'

export type { Host } from './store.ts'

// Hosts as other capabilities need them.

export async function findHost(context: Context, id: string): Promise<Host | undefined> {
  return hostById(context.db, id)
}

/** By the public address: the first path segment of the booking pages. */
export async function findHostByLink(context: Context, link: string): Promise<Host | undefined> {
  // What can be nobody's address is not looked for; PostgreSQL would refuse some of it.
  return slugProblem(link, 'owner') ? undefined : hostByLink(context.db, link)
}

/** How many events, embeds and pendings the host's plan allows; null is unlimited. */
export async function eventNumbersOf(context: Context, hostId: string): Promise<number | null> {
  const host = await hostById(context.db, hostId)
  return host?.event_numbers ?? null
}
