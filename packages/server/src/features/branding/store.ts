import type { ImageKind } from '@scheduling/contract/images'
import type { Selectable, Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'

export type FormerImage = Selectable<Database['former_images']>

/** Repeat: the first time counts. */
export async function insertFormerImage(trx: Transaction<Database>, image: FormerImage): Promise<void> {
  await trx
    .insertInto('former_images')
    .values(image)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteFormerImage(
  db: Db,
  { host_id, kind, file }: { host_id: HostId; kind: ImageKind; file: string },
): Promise<void> {
  await db
    .deleteFrom('former_images')
    .where('host_id', '=', host_id)
    .where('kind', '=', kind)
    .where('file', '=', file)
    .execute()
}

/** Locks the rows, so nobody uses these pictures again before the transaction ends. */
export async function formerImagesBefore(trx: Transaction<Database>, before: Date): Promise<FormerImage[]> {
  return trx
    .selectFrom('former_images')
    .selectAll()
    .where('replaced_at', '<', before)
    .orderBy('replaced_at')
    .forUpdate()
    .execute()
}
