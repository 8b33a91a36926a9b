import type { Hours } from '@scheduling/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import { hook } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'

/** A capability whose things use the hours of a schedule. */
export interface ScheduleUser {
  /** How many of its things use each schedule, by schedule id. */
  uses: (db: Kysely<Database> | Transaction<Database>, hostId: HostId) => Promise<ReadonlyMap<string, number>>
  /** Called before a schedule is deleted. Its users keep its hours. */
  release: (
    trx: Transaction<Database>,
    schedule: { hostId: HostId; id: string },
    hours: Hours,
  ) => Promise<void>
  /** Called after its hours have changed, in the same transaction. */
  follow?: (
    context: Context,
    trx: Transaction<Database>,
    schedule: { hostId: HostId; id: string },
  ) => Promise<void>
}

export const SCHEDULE_USERS = hook<ScheduleUser>('schedules are used')

/** How many things use each schedule, over all capabilities. */
export async function usesOfSchedules(
  { db, hooks }: Pick<Context, 'db' | 'hooks'>,
  hostId: HostId,
): Promise<ReadonlyMap<string, number>> {
  const total = new Map<string, number>()
  for (const { uses } of hooks(SCHEDULE_USERS))
    for (const [id, count] of await uses(db, hostId)) total.set(id, (total.get(id) ?? 0) + count)
  return total
}
