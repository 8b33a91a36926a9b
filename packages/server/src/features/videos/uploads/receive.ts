import { FileStore } from '@tus/file-store'
import type { Lock } from '@tus/server'
import { Server, Upload } from '@tus/server'
import { UPLOADS } from '@scheduling/contract/video-uploads'
import { limits } from '@scheduling/domain'
import { writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { Context } from '../../../context.ts'
import { leaseOf } from './lease.ts'
import { completeUpload, noteReceived, refuseWrongType, removeUpload } from './operations.ts'
import { bytesAt, placeOfUpload, uploadFileName, uploadsFolder } from './places.ts'
import type { StoredUpload } from '../record/upload-store.ts'
import { updateOpenUpload, uploadById } from '../record/upload-store.ts'
import { TusRefusal } from './tus-refusal.ts'
import { writeBody } from './write-body.ts'

// How long a request that another one replaces may go on: its connection is most often dead.
const DRAIN_MS = 300

/** Headers of a request that the protocol reads. */
const READ = ['tus-resumable', 'content-type', 'content-length', 'upload-offset', 'upload-length']

/** Answers the protocol for one upload, whose owner calls. https://tus.io/protocols/resumable-upload */
export async function receive(
  context: Context,
  upload: StoredUpload,
  request: IncomingMessage,
): Promise<Response> {
  const name = uploadFileName(upload.host_id, upload.id)
  const replaced = new AbortController()
  const server = new Server({
    path: UPLOADS,
    datastore: new UploadStore(context, upload, { body: request, signal: replaced.signal }),
    // No other name ever reaches the folder.
    getFileIdFromRequest: () => name,
    locker: {
      newLock: (): Lock =>
        leaseOf(context, upload, () => setTimeout(() => replaced.abort(), DRAIN_MS).unref()),
    },
    lockDrainTimeout: DRAIN_MS,
    maxSize: limits.VIDEO_BYTES_MAX,
    allowedOrigins: () => false,
    onUploadFinish: async (_request, { size = 0 }) => {
      await completeUpload(context, upload, size)
      return {}
    },
  })
  const headers = READ.flatMap((header): [string, string][] => {
    const value = request.headers[header]
    return typeof value === 'string' ? [[header, value]] : []
  })
  // Without the body: the streams of the protocol's server would hold most of it.
  return server.handleWeb(
    new Request(`http://localhost${UPLOADS}/${name}`, { method: request.method ?? '', headers }),
  )
}

/** The bytes of one request. */
interface Arriving {
  body: Readable
  /** Another request for the same upload has come. */
  signal: AbortSignal
}

/** Keeps the bytes in a file, and everything else in the row of the upload. */
class UploadStore extends FileStore {
  readonly #context: Context
  readonly #upload: StoredUpload
  readonly #arriving: Arriving
  #bytes: number

  constructor(context: Context, upload: StoredUpload, arriving: Arriving) {
    super({ directory: uploadsFolder(context.config), configstore: rowOf(context, upload) })
    this.#context = context
    this.#upload = upload
    this.#arriving = arriving
    this.#bytes = Number(upload.bytes ?? limits.VIDEO_BYTES_MAX)
  }

  override async declareUploadLength(name: string, bytes: number): Promise<void> {
    await super.declareUploadLength(name, bytes)
    this.#bytes = bytes
  }

  override async write(nothing: Readable, _name: string, offset: number): Promise<number> {
    nothing.resume()
    let received
    try {
      received = await this.#write(offset)
    } finally {
      await noteReceived(this.#context, this.#upload)
    }
    if (await refuseWrongType(this.#context, this.#upload, offset)) throw new TusRefusal(415, 'video_type')
    return received
  }

  async #write(offset: number): Promise<number> {
    const { config } = this.#context
    const { body, signal } = this.#arriving
    const place = placeOfUpload(config, this.#upload.host_id, this.#upload.id)
    const bytesMax = this.#bytes - offset
    return writeBody(body, place, { offset, bytesMax, signal }).catch((error: unknown) => {
      // Errors of the disk name folders.
      throw error instanceof TusRefusal
        ? error
        : new TusRefusal(500, 'Something went wrong receiving the file')
    })
  }

  override async remove(): Promise<void> {
    await removeUpload(this.#context, this.#upload)
  }
}

/** What the protocol keeps of an upload. The file is made when the first request comes. */
function rowOf(context: Context, { host_id: hostId, id }: StoredUpload) {
  const { db, config } = context
  return {
    async get(name: string): Promise<Upload | undefined> {
      const row = await uploadById(db, hostId, id)
      if (row?.state !== 'open') return undefined
      const place = placeOfUpload(config, hostId, id)
      if (Number(row.received) === 0 && (await bytesAt(place)) === undefined) await writeFile(place, '')
      return new Upload({ id: name, offset: 0, ...(row.bytes !== null && { size: Number(row.bytes) }) })
    },
    async set(_name: string, { size }: Upload): Promise<void> {
      await updateOpenUpload(db, hostId, id, { bytes: size ?? null })
    },
    async delete(): Promise<void> {},
  }
}
