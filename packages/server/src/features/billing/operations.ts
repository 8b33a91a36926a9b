import { DAY, HOUR } from '@scheduling/domain'
import { GRACE_DAYS } from '@scheduling/domain/entitlements'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { OwnedObject } from '../../providers/payments.ts'
import type { EndingOrganization } from '../organizations/events.ts'
import { endTrial, holdTrial, hostsOnTrial } from '../plans/trial.ts'
import { SELLER, sellerOf } from './payments.ts'
import { GONE_CUSTOMERS, OBJECTS_HEARD, SYNCS } from './queues.ts'
import {
  customersAfter,
  deleteCustomerOf,
  forgetEventsBefore,
  hearEvents,
  hostsOfCustomers,
  hostsUnpaidSince,
} from './store.ts'
import { tellOnce } from './tell.ts'

// Longer than the time between two rounds.
const LOOKED_BACK_MS = 2 * HOUR
const COMPARED_AT_ONCE = 500
const EVENTS_KEPT_DAYS = 30
const REMINDED_DAYS_BEFORE = 3

/** An event of the provider: something happened to a customer or to one of their objects. */
export interface ProviderEvent {
  id: string
  /** Null if the event names only an object, as thin events and those about disputes do. */
  customerId: string | null
  about: OwnedObject | null
}

/** Queues a sync of the hosts that the events are about. Repeat: does nothing. */
export async function receiveEvents(
  context: Context,
  providerEvents: readonly ProviderEvent[],
): Promise<void> {
  const hosts = await hostsOfCustomers(
    context.db,
    providerEvents.flatMap(({ customerId }) => customerId ?? []),
  )
  const ours = providerEvents
    .map(({ id, customerId, about }) => ({
      id,
      hostId: hosts.get(customerId ?? ''),
      // A job must first ask whose object it is.
      about: customerId === null ? about : null,
    }))
    .filter(({ hostId, about }) => hostId !== undefined || about !== null)
  if (ours.length === 0) return
  const now = new Date(context.clock.now())
  await context.db.transaction().execute(async (trx) => {
    const ids = ours.map(({ id }) => id)
    const first = await hearEvents(trx, ids, now)
    const news = ours.filter(({ id }, place) => first.has(id) && ids.indexOf(id) === place)
    const asked = new Set(news.flatMap(({ hostId }) => hostId ?? []))
    await context.jobs.send(
      trx,
      SYNCS,
      [...asked].map((hostId) => ({ data: { hostId } })),
    )
    const objects = new Map(news.flatMap(({ about }) => (about ? [[about.id, about] as const] : [])))
    await context.jobs.send(
      trx,
      OBJECTS_HEARD,
      [...objects.values()].map(({ type, id }) => ({ data: { type, id } })),
    )
  })
}

/** Answers a line for each change. Throws `billing_off`. Repeat: changes nothing. */
export async function putCatalog(context: Context): Promise<string[]> {
  return sellerOf(context).payments.putCatalog()
}

/** Called in the transaction that deletes a host. */
export async function clearHost(context: Context, trx: Transaction<Database>, hostId: HostId): Promise<void> {
  const customers = await deleteCustomerOf(trx, hostId)
  await context.jobs.send(
    trx,
    GONE_CUSTOMERS,
    customers.map((customerId) => ({ data: { customerId } })),
  )
}

/** Called when an organization is to be deleted: nobody pays for the days until its data are gone. */
export async function endSubscription(
  context: Context,
  trx: Transaction<Database>,
  { hostId }: EndingOrganization,
): Promise<boolean> {
  await clearHost(context, trx, hostId)
  return false
}

/** Called by the daily job. Syncs every customer, and deletes old event ids. Repeat: the same. */
export async function cleanUpBillings(context: Context): Promise<void> {
  const { db, clock } = context
  await forgetEventsBefore(db, new Date(clock.now() - EVENTS_KEPT_DAYS * DAY))
  if (!context.service(SELLER)) return
  for (let after = ''; ;) {
    const page = await customersAfter(db, after, COMPARED_AT_ONCE)
    if (page.length === 0) return
    await db.transaction().execute(async (trx) =>
      context.jobs.send(
        trx,
        SYNCS,
        page.map(({ for_host }) => ({ data: { hostId: for_host, looksAtCard: true } })),
      ),
    )
    after = page.at(-1)?.customer_id ?? ''
  }
}

/**
 * Called every hour. Tells hosts whose trial ends soon, and ends trials that are over. Each host has its own transaction, so
 * one failure does not stop the others. Throws if one failed. Repeat: nobody is told twice.
 */
export async function checkTrials(context: Context): Promise<void> {
  const { config, db, clock } = context
  await checkGracePeriods(context)
  if (!config.hasPlans) return
  const now = clock.now()
  const soon: TrialNotice = {
    change: 'trial_ending',
    from: new Date(now),
    until: new Date(now + REMINDED_DAYS_BEFORE * DAY),
  }
  // No lower bound, because the job may not have run for a while.
  const over: TrialNotice = { change: 'trial_ended', from: new Date(0), until: new Date(now) }
  const failures: unknown[] = []
  for (const notice of [soon, over])
    for (const hostId of await hostsOnTrial(db, notice.from, notice.until))
      await db
        .transaction()
        .execute(async (trx) => tellOfTrial(context, trx, hostId, notice))
        .catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'not every trial could be looked after')
}

/** Syncs hosts as soon as their grace period is over, not only at night. Repeat: the same. */
async function checkGracePeriods(context: Context): Promise<void> {
  const { db, clock, jobs } = context
  if (!context.service(SELLER)) return
  const over = clock.now() - GRACE_DAYS * DAY
  const hosts = await hostsUnpaidSince(db, new Date(over - LOOKED_BACK_MS), new Date(over))
  await jobs.send(
    db,
    SYNCS,
    hosts.map((hostId) => ({ data: { hostId } })),
  )
}

interface TrialNotice {
  change: 'trial_ending' | 'trial_ended'
  from: Date
  until: Date
}

async function tellOfTrial(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
  { change, from, until }: TrialNotice,
): Promise<void> {
  // Read again: the host may have bought a plan since the hosts were listed.
  const end = await holdTrial(trx, hostId, from, until)
  if (!end) return
  if (change === 'trial_ended') await endTrial(trx, hostId)
  const occasion = `${change} ${hostId} ${end.toISOString()}`
  await tellOnce(context, trx, { occasion, hostId, change, until: end.toISOString() })
}
