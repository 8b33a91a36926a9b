import { slugProblem } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import type { Host } from './host-store.ts'
import { configsIn, planIn } from './plans.ts'
import { hostById, hostByLink, planOf } from './host-store.ts'

export type { Host } from './host-store.ts'
export { changeBranding, holdHost, missingHosts, setTrackingId } from './host-store.ts'
export { hidesProductName } from './plans.ts'

// Hosts as other capabilities need them.

export async function findHost(context: Context, id: string): Promise<Host | undefined> {
  return inPlan(context, await hostById(context.db, id))
}

/** The same within a transaction. */
export async function hostIn(db: Db, id: string): Promise<Host | undefined> {
  return hostById(db, id)
}

/** By the public address, the first path segment of the booking pages, or by one that it has had until lately. */
export async function findHostByLink(context: Context, link: string): Promise<Host | undefined> {
  // What can be nobody's address is not looked for; PostgreSQL would refuse some of it.
  if (slugProblem(link, 'owner')) return undefined
  return inPlan(context, await hostByLink(context.db, link, new Date(context.clock.now())))
}

function inPlan({ config, clock }: Context, host: Host | undefined): Host | undefined {
  return host && { ...host, configs: configsIn(config, host, clock.now()) }
}

/** Where links to the host's pages begin: the custom domain that works, else this server. Never what a request asks by. */
export function originOf({ config }: Pick<Context, 'config'>, { domain }: Pick<Host, 'domain'>): string {
  return domain === null ? config.publicUrl : `https://${domain}`
}

/** On a plan that was bought. */
export async function isPaying(
  { config, db }: Pick<Context, 'config' | 'db'>,
  hostId: string,
): Promise<boolean> {
  const plan = config.hasPlans ? await planOf(db, hostId) : undefined
  return plan?.account_type === 'prime' && (plan.lifetime || plan.subscription !== null)
}

/** How many events, embeds and pendings the host's plan allows; null is unlimited. */
export async function eventNumbersOf(context: Context, hostId: string): Promise<number | null> {
  const plan = planIn(context.config, await planOf(context.db, hostId), context.clock.now())
  return plan?.event_numbers ?? null
}
