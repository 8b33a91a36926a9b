import type { PointBalance, PointEntry, PointEntryKind } from '@scheduling/domain'
import { pointBalance } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { StoredEntry } from './points-store.ts'
import { entriesOf, putEntry } from './points-store.ts'

/** The changes of a host's points, the newest first. */
export async function pointEntries(db: Db, hostId: HostId): Promise<PointEntry[]> {
  return (await entriesOf(db, hostId)).map(entryOf)
}

export function entryOf({ kind, points, at, referral_id, claim_id }: StoredEntry): PointEntry {
  return { kind, points, at: at.getTime(), subject: referral_id ?? claim_id ?? '' }
}

export async function balanceOf(
  { clock }: Pick<Context, 'clock'>,
  db: Db,
  hostId: HostId,
): Promise<PointBalance> {
  return pointBalance(await pointEntries(db, hostId), clock.now())
}

type Subject = { referral_id: string; claim_id?: never } | { claim_id: string; referral_id?: never }

/** Call it under the lock of the host. */
export async function recordPoints(
  { clock }: Pick<Context, 'clock'>,
  trx: Transaction<Database>,
  { hostId, kind, points, ...subject }: { hostId: HostId; kind: PointEntryKind; points: number } & Subject,
): Promise<void> {
  await putEntry(trx, {
    host_id: hostId,
    id: randomUUID(),
    kind,
    points,
    referral_id: subject.referral_id ?? null,
    claim_id: subject.claim_id ?? null,
    at: new Date(clock.now()),
  })
}
