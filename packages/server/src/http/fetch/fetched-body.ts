import type { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { FetchRefused } from './fetch-refused.ts'
import type { Answered } from './pinned-request.ts'

// The page itself, unpacked. Ten times the median of the web.
const BYTES_MAX = 1_000_000
// The response to a `post`: enough for a sentence or the top of a stack trace. We do not wait for slow
// bodies.
const TEXT_MAX = { bytes: 2_048, timeMs: 1_000 }

/**
 * Unpacks the body. Throws `FetchRefused` if it is longer than `bytesMax` or has an encoding that we did not
 * ask for.
 */
export async function bodyOf(
  { headers, body }: Pick<Answered, 'headers' | 'body'>,
  { bytesMax = BYTES_MAX }: { bytesMax?: number },
): Promise<Buffer> {
  return readBody(body, unpackerFor(first(headers['content-encoding'])), bytesMax)
}

async function readBody(
  body: AsyncIterable<Buffer>,
  unpack: Transform | undefined,
  bytesMax: number,
): Promise<Buffer> {
  const packed = bounded(body, bytesMax)
  try {
    if (!unpack) return await whole(packed)
    return await pipeline(packed, unpack, async (unpacked) => whole(bounded(unpacked, bytesMax)))
  } catch (error) {
    throw error instanceof FetchRefused ? error : new FetchRefused('no_answer')
  }
}

/** Returns what arrives within a moment, without an incomplete character at the end. */
export async function beginningOf({ body }: Pick<Answered, 'body'>): Promise<string> {
  const chunks: Buffer[] = []
  const read = async (): Promise<void> => {
    let size = 0
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= TEXT_MAX.bytes) return
    }
  }
  const moment = wait(TEXT_MAX.timeMs, undefined, { ref: false })
  await Promise.race([read(), moment]).catch(() => undefined)
  const known = Buffer.concat(chunks).subarray(0, TEXT_MAX.bytes)
  // PostgreSQL cannot store text with a zero byte.
  return new TextDecoder().decode(known, { stream: true }).replaceAll('\0', '\uFFFD')
}

/** Counts bytes while they arrive. */
async function* bounded(source: AsyncIterable<Buffer>, bytesMax: number): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > bytesMax) throw new FetchRefused('too_large')
    yield chunk
  }
}

async function whole(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of source) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function unpackerFor(encoding: string | undefined): Transform | undefined {
  switch (encoding?.trim().toLowerCase()) {
    case undefined:
    case '':
    case 'identity':
      return undefined
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'br':
      return createBrotliDecompress()
    default:
      throw new FetchRefused('not_a_page', encoding?.slice(0, 80))
  }
}

/** Joins headers of the same name, as `Headers` does. */
export function headersOf(received: Answered['headers']): Headers {
  const headers = new Headers()
  for (const [name, values] of Object.entries(received))
    for (const value of [values ?? []].flat()) headers.append(name, value)
  return headers
}

export function first(value: string | string[] | undefined): string | undefined {
  return typeof value === 'object' ? value[0] : value
}
