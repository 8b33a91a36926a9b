import { dateOf, monthStart } from '@scheduling/domain'
import { minutesAllowanceOf } from '@scheduling/domain/entitlements'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { insertEntries, leadsWithoutEntry, secondsSince } from './minutes-store.ts'
import { planOf } from './plans.ts'

export { allEntries } from './minutes-store.ts'

// Minutes of personal videos. A lead whose link shows a video uses its length, by the second, once.

type Asking = Pick<Context, 'config' | 'db' | 'clock'>

interface Minutes {
  usedSeconds: number
  /** A month. Null: no limit. */
  max: number | null
}

/** Of this month, in UTC: months of hosts who travel have no other end. */
export async function minutesOf(context: Asking, hostId: HostId): Promise<Minutes> {
  const month = new Date(monthStart(dateOf('UTC', context.clock.now())))
  const [plan, usedSeconds] = await Promise.all([
    planOf(context, hostId),
    secondsSince(context.db, hostId, month),
  ])
  const max = minutesAllowanceOf({
    accountType: plan?.account_type ?? 'basic',
    planType: plan?.plan_type ?? 'Free',
    quantityMinutes: plan?.quantity_minutes ?? 0,
  })
  return { usedSeconds, max }
}

/** For how many more leads there is room, if each uses as many seconds. */
export async function leadsWithinMinutes(context: Asking, hostId: HostId, seconds: number): Promise<number> {
  const { usedSeconds, max } = await minutesOf(context, hostId)
  if (max === null || seconds === 0) return Infinity
  return Math.max(0, Math.floor((max * 60 - usedSeconds) / seconds))
}

/** Those of the leads that have used nothing. */
export async function withoutMinutes(
  trx: Transaction<Database>,
  { hostId, campaignId }: { hostId: HostId; campaignId: string },
  leadIds: readonly string[],
): Promise<string[]> {
  return leadIds.length === 0 ? [] : leadsWithoutEntry(trx, hostId, campaignId, leadIds)
}

/** Repeat: adds nothing. */
export async function useMinutes(
  { clock }: Pick<Context, 'clock'>,
  trx: Transaction<Database>,
  { hostId, campaignId }: { hostId: HostId; campaignId: string },
  { leadIds, seconds }: { leadIds: readonly string[]; seconds: number },
): Promise<void> {
  if (seconds === 0 || leadIds.length === 0) return
  await insertEntries(trx, hostId, campaignId, { leadIds, seconds, at: new Date(clock.now()) })
}
