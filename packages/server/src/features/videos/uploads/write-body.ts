import { on } from 'node:events'
import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { isMarkedAsUntransferable } from 'node:worker_threads'
import { TusRefusal } from './tus-refusal.ts'

interface Writing {
  /** Where in the file the first byte goes. */
  offset: number
  /** Of the body. More is refused. */
  bytesMax: number
  /** Ends the writing with what has been written. */
  signal: AbortSignal
}

/**
 * Writes a body to a file that is there. The connection waits while a chunk is written, and the chunk's memory is free
 * right after: a hundred uploads at once hold a few chunks each. Resolves with where it stopped. Rejects when the connection
 * or the disk fails.
 */
export async function writeBody(
  body: Readable,
  place: string,
  { offset, bytesMax, signal }: Writing,
): Promise<number> {
  const file = await open(place, 'r+')
  let at = offset
  try {
    if (body.destroyed) throw new Error('The connection has ended')
    const chunks = on(body, 'data', { signal, close: ['end', 'close'], highWaterMark: 1, lowWaterMark: 1 })
    for await (const [chunk] of chunks as AsyncIterable<[Buffer<ArrayBuffer>]>) {
      if (at - offset + chunk.length > bytesMax) throw new TusRefusal(413, 'More bytes than were said')
      at = await writeAll(file, chunk, at)
      release(chunk)
    }
    return at
  } catch (error) {
    if (signal.aborted) return at
    throw error
  } finally {
    await file.close()
  }
}

/**
 * Frees the memory of a chunk that nobody reads any more. The garbage collector sees small objects only, so it would come
 * after a hundred megabytes of chunks.
 */
function release({ buffer, byteLength }: Buffer<ArrayBuffer>): void {
  // Small chunks share their memory with others.
  if (byteLength === buffer.byteLength && !isMarkedAsUntransferable(buffer)) buffer.transfer(0)
}

/** The position after it. The system may write less than it was given. */
async function writeAll(file: FileHandle, chunk: Buffer, position: number): Promise<number> {
  for (let written = 0; written < chunk.length;)
    written += (await file.write(chunk, written, chunk.length - written, position + written)).bytesWritten
  return position + chunk.length
}
