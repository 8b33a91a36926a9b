import type { Context } from '../../context.ts'
import { EXPORT_READY, EXPORTED } from './events.ts'
import type { ExportJob } from './queues.ts'
import { changeExport, deleteChunks, exportOf, putChunk } from './store.ts'
import { exportZip, writePart } from './write.ts'

// How much of a file is in memory at once, while it is written and while it is fetched.
const CHUNK_BYTES = 1_000_000

/** The host requested another export meanwhile. */
class Overtaken extends Error {}

/** Writes the file of an export and tells its host. Repeat: starts again; does nothing if it is written. */
export async function makeExport(context: Context, job: ExportJob): Promise<void> {
  const found = await exportOf(context.db, job.hostId)
  if (found?.id !== job.exportId || (found.state !== 'waiting' && found.state !== 'failed')) return
  try {
    await write(context, job)
  } catch (error) {
    if (error instanceof Overtaken) return
    await changeExport(context.db, job, { state: 'failed' })
    throw error
  }
}

async function write(context: Context, job: ExportJob): Promise<void> {
  const { db } = context
  const parts = context.hooks(EXPORTED)
  await keepOn(context, job, { state: 'waiting', done: 0, parts: parts.length })
  await deleteChunks(db, job.hostId)
  const file = fileOf(context, job)
  const zip = exportZip(file.add)
  for (const [index, part] of parts.entries()) {
    await writePart(zip, part, context, job.hostId, () => file.putAway(CHUNK_BYTES))
    await keepOn(context, job, { done: index + 1 })
  }
  zip.end()
  await file.putAway(1)
  await db.transaction().execute(async (trx) => {
    const isOurs = await changeExport(trx, job, { state: 'ready', bytes: file.bytes() })
    if (isOurs) await context.events.record(trx, EXPORT_READY, job)
  })
}

async function keepOn(context: Context, job: ExportJob, change: Parameters<typeof changeExport>[2]) {
  if (!(await changeExport(context.db, job, change))) throw new Overtaken()
}

/** Collects pieces until there are enough to store. */
function fileOf({ db }: Context, job: ExportJob) {
  let pieces: Uint8Array[] = []
  let [waiting, bytes, position] = [0, 0, 0]
  return {
    bytes: () => bytes,
    add: (piece: Uint8Array) => {
      pieces.push(piece)
      waiting += piece.length
      bytes += piece.length
    },
    putAway: async (least: number) => {
      if (waiting < least) return
      const content = Buffer.concat(pieces)
      ;[pieces, waiting] = [[], 0]
      await putChunk(db, job, position++, content)
    },
  }
}
