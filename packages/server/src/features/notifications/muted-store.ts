import type { HostMails } from '@scheduling/contract'
import type { Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { HostMailKind } from './tables.ts'

export async function mutedMails(db: Db, hostId: HostId): Promise<ReadonlySet<HostMailKind>> {
  const rows = await db.selectFrom('muted_mails').select('kind').where('host_id', '=', hostId).execute()
  return new Set(rows.map(({ kind }) => kind))
}

/** Repeat: does nothing. */
export async function mute(trx: Transaction<Database>, hostId: HostId, kind: HostMailKind): Promise<void> {
  await trx
    .insertInto('muted_mails')
    .values({ host_id: hostId, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Repeat: does nothing. */
export async function unmute(trx: Transaction<Database>, hostId: HostId, kind: HostMailKind): Promise<void> {
  await trx.deleteFrom('muted_mails').where('host_id', '=', hostId).where('kind', '=', kind).execute()
}

export async function watchedPaceOf(db: Db, hostId: HostId): Promise<HostMails['watchedPace']> {
  const row = await db
    .selectFrom('watched_mails')
    .select('pace')
    .where('host_id', '=', hostId)
    .executeTakeFirst()
  return row?.pace ?? 'daily'
}

/** Repeat: the same. */
export async function setWatchedPace(
  trx: Transaction<Database>,
  hostId: HostId,
  pace: HostMails['watchedPace'],
): Promise<void> {
  await trx
    .insertInto('watched_mails')
    .values({ host_id: hostId, pace })
    .onConflict((conflict) => conflict.column('host_id').doUpdateSet({ pace }))
    .execute()
}
