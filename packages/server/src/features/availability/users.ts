import type { Hours } from '@scheduling/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import { occasion } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'

/** What can be booked by the hours of a schedule. */
export interface ScheduleUser {
  /** How many of its things use each schedule, by the schedule's id. */
  uses: (db: Kysely<Database> | Transaction<Database>, hostId: HostId) => Promise<ReadonlyMap<string, number>>
  /** The schedule goes: what used it keeps its hours. */
  release: (
    trx: Transaction<Database>,
    schedule: { hostId: HostId; id: string },
    hours: Hours,
  ) => Promise<void>
}

export const SCHEDULE_USERS = occasion<ScheduleUser>('schedules are used')

/** How many things use each schedule, whoever made them. */
export async function usesOfSchedules(
  { db, partakers }: Pick<Context, 'db' | 'partakers'>,
  hostId: HostId,
): Promise<ReadonlyMap<string, number>> {
  const total = new Map<string, number>()
  for (const { uses } of partakers(SCHEDULE_USERS))
    for (const [id, count] of await uses(db, hostId)) total.set(id, (total.get(id) ?? 0) + count)
  return total
}
