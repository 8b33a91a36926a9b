import { limits } from '@scheduling/domain'
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import { AppError, found, notFound } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import type { Acting } from '../../../http/caller.ts'
import { lockProfile } from '../../hosts/operations.ts'
import type { CountedFolder } from '../record/folder-store.ts'
import { deleteFolder, foldersOf, holdFolder, insertFolder, renameFolder } from '../record/folder-store.ts'

export async function listFolders({ db }: Pick<Context, 'db'>, hostId: HostId): Promise<CountedFolder[]> {
  return foldersOf(db, hostId)
}

/** Throws `video_folder_limit_reached`. Repeat: another folder of this name. */
export async function addFolder(
  { db, clock }: Context,
  { hostId }: Acting,
  name: string,
): Promise<CountedFolder> {
  const folder = { host_id: hostId, id: randomUUID(), name, created_at: new Date(clock.now()) }
  await db.transaction().execute(async (trx) => {
    await lockProfile(trx, hostId)
    if ((await foldersOf(trx, hostId)).length >= limits.VIDEO_FOLDERS_MAX)
      throw new AppError('video_folder_limit_reached')
    await insertFolder(trx, folder)
  })
  return { ...folder, videos: 0 }
}

/** Throws `video_folder_not_found`. Repeat: the same. */
export async function changeFolder(
  { db }: Context,
  { hostId }: Acting,
  id: string,
  name: string,
): Promise<CountedFolder> {
  if (!(await renameFolder(db, hostId, id, name))) throw notFound('video_folder_not_found', id)
  const folders = await foldersOf(db, hostId)
  return found(
    folders.find((folder) => folder.id === id),
    'video_folder_not_found',
    id,
  )
}

/** Throws `video_folder_not_found`. Repeat: not found. */
export async function removeFolder({ db }: Context, { hostId }: Acting, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await deleteFolder(trx, hostId, id))) throw notFound('video_folder_not_found', id)
  })
}

/** Throws `video_folder_not_found`. Keeps the folder until the transaction ends. */
export async function requireFolder(
  trx: Transaction<Database>,
  hostId: HostId,
  id: string | null | undefined,
): Promise<void> {
  if (id) found(await holdFolder(trx, hostId, id), 'video_folder_not_found', id)
}
