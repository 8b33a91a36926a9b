import type { FileAnswer } from '@scheduling/contract'
import { DAY, limits, MINUTE } from '@scheduling/domain'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError, found } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { allow } from '../abuse/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import { EXPORTED } from './events.ts'
import { LIMITS } from './limits.ts'
import { EXPORTS } from './queues.ts'
import type { StoredExport } from './store.ts'
import {
  changeExport,
  chunkAt,
  claimFetching,
  deleteChunks,
  deleteExportsUntil,
  exportOf,
  putExport,
} from './store.ts'

/** The latest export, while it is valid. */
export async function newestExport(context: Context, hostId: HostId): Promise<StoredExport | undefined> {
  const row = await exportOf(context.db, hostId)
  return row && row.until.getTime() > context.clock.now() ? row : undefined
}

/** Repeat: replaces the export, except for one that still waits. Throws `rate_limited`. */
export async function askExport(context: Context, host: Acting): Promise<StoredExport> {
  const { db, clock } = context
  const { hostId } = host
  const before = await newestExport(context, hostId)
  if (before?.state === 'waiting') return before
  await allow(context, 'export', [[LIMITS.exports, host]])
  const [id, now] = [randomUUID(), clock.now()]
  return db.transaction().execute(async (trx) => {
    const row = await putExport(trx, {
      host_id: hostId,
      id,
      state: 'waiting',
      parts: context.hooks(EXPORTED).length,
      asked_at: new Date(now),
      until: new Date(now + limits.EXPORT_DAYS * DAY),
    })
    await recordActivity(context, trx, host, 'export_asked')
    await context.jobs.send(trx, EXPORTS, [{ id, data: { hostId, exportId: id } }])
    return row
  })
}

// How long a download may stall before others may fetch the file.
const PATIENCE = 5 * MINUTE

/**
 * The file, read while it is sent; deleted once its end is sent. A broken download can start again. Throws
 * `export_not_found`, `link_expired`, `export_fetching`.
 */
export async function exportFile(context: Context, host: Acting, id: string): Promise<FileAnswer> {
  const newest = await exportOf(context.db, host.hostId)
  const row = found(newest?.id === id ? newest : undefined, 'export_not_found', id)
  if (row.state === 'fetched' || row.until.getTime() <= context.clock.now())
    throw new AppError('link_expired')
  if (row.state !== 'ready') throw new AppError('export_not_found')
  const now = context.clock.now()
  if (!(await claimFetching(context.db, row, new Date(now), new Date(now + PATIENCE))))
    throw new AppError('export_fetching')
  const date = new Date(row.asked_at).toISOString().slice(0, 10)
  return { name: `export-${date}.zip`, content: contentOf(context, host, row) }
}

async function* contentOf(context: Context, host: Acting, row: StoredExport): AsyncGenerator<Uint8Array> {
  const ids = { hostId: host.hostId, exportId: row.id }
  try {
    for (let position = 0; ; position++) {
      const chunk = await chunkAt(context.db, row, position)
      if (!chunk) break
      await changeExport(context.db, ids, { fetching_until: new Date(context.clock.now() + PATIENCE) })
      yield chunk
    }
    await context.db.transaction().execute(async (trx) => {
      if (!(await changeExport(trx, ids, { state: 'fetched' }))) return
      await deleteChunks(trx, host.hostId)
      await recordActivity(context, trx, host, 'export_fetched')
    })
  } finally {
    await changeExport(context.db, ids, { fetching_until: null })
  }
}

/** Called by the daily job. Repeat: does nothing. */
export async function cleanUpExports({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteExportsUntil(db, new Date(clock.now()))
}
