import { buffer } from 'node:stream/consumers'
import type { Files } from '../storage/files.ts'

// The format of POSIX 1003.1 (ustar): any tar can list and unpack it.
const BLOCK = 512
const NAME_MAX = 100
const PREFIX_MAX = 155

/** The files of these names. Leaves out those that were deleted meanwhile, and adds their names to `missing`. */
export async function* tarOf(
  files: Pick<Files, 'open'>,
  names: readonly string[],
  missing: string[],
): AsyncGenerator<Uint8Array> {
  for (const name of names) {
    const file = await openToRead(files, name)
    if (!file) {
      missing.push(name)
      continue
    }
    yield headerOf(name, file.bytes)
    let bytes = 0
    for await (const chunk of file.content) {
      bytes += chunk.length
      yield chunk
    }
    if (bytes !== file.bytes)
      throw new Error(`"${name}" changed while it was read: ${bytes} of ${file.bytes} bytes`)
    yield Buffer.alloc(paddingOf(bytes))
  }
  yield Buffer.alloc(2 * BLOCK)
}

/** Reads its beginning: a file may be deleted between opening and reading. */
async function openToRead(
  files: Pick<Files, 'open'>,
  name: string,
): Promise<{ bytes: number; content: AsyncIterable<Buffer> } | undefined> {
  const opened = await files.open(name)
  if (!opened) return undefined
  const chunks = ((await opened.read()) as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
  const first = await chunks.next().catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!first) return undefined
  return { bytes: opened.bytes, content: continued(first, chunks) }
}

async function* continued(
  first: IteratorResult<Buffer>,
  chunks: AsyncIterator<Buffer>,
): AsyncGenerator<Buffer> {
  for (let next = first; !next.done; next = await chunks.next()) yield next.value
}

function headerOf(name: string, bytes: number): Buffer {
  const [prefix, rest] = splitName(name)
  const header = Buffer.alloc(BLOCK)
  const octal = (value: number, at: number, length: number) =>
    header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at)
  header.write(rest, 0)
  octal(0o600, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(bytes, 124, 12)
  octal(0, 136, 12)
  // The checksum counts its own place as spaces.
  header.write('        ', 148)
  header.write('0ustar\x0000', 156)
  header.write(prefix, 345)
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

function splitName(name: string): [prefix: string, rest: string] {
  if (name.length <= NAME_MAX) return ['', name]
  const at = name.indexOf('/', name.length - NAME_MAX - 1)
  if (at < 0 || at > PREFIX_MAX) throw new Error(`"${name}" is too long for a backup`)
  return [name.slice(0, at), name.slice(at + 1)]
}

function checksumOf(header: Buffer): number {
  return header.reduce((sum, byte) => sum + byte, 0)
}

function paddingOf(bytes: number): number {
  return (BLOCK - (bytes % BLOCK)) % BLOCK
}

export interface TarFile {
  name: string
  bytes: number
  /** Has to be read before the next file. */
  content: AsyncIterable<Uint8Array>
}

export async function* filesOfTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarFile> {
  const reader = byteReader(source)
  for (;;) {
    const header = await reader.all(BLOCK)
    if (header.every((byte) => byte === 0)) return
    const textAt = (at: number, length: number) =>
      /^[^\0]*/.exec(header.toString('utf8', at, at + length))?.[0] ?? ''
    const bytes = Number.parseInt(textAt(124, 12), 8)
    const prefix = textAt(345, PREFIX_MAX)
    yield {
      name: prefix === '' ? textAt(0, NAME_MAX) : `${prefix}/${textAt(0, NAME_MAX)}`,
      bytes,
      content: reader.next(bytes),
    }
    await reader.all(paddingOf(bytes))
  }
}

function byteReader(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Uint8Array = new Uint8Array()
  async function* next(bytes: number): AsyncGenerator<Uint8Array> {
    for (let wanted = bytes; wanted > 0;) {
      if (rest.length === 0) {
        const { done, value } = (await chunks.next()) as IteratorResult<Uint8Array, undefined>
        if (done) throw new Error('the archive of files ends too early')
        rest = value
      }
      const part = rest.subarray(0, wanted)
      rest = rest.subarray(part.length)
      wanted -= part.length
      yield part
    }
  }
  return { next, all: async (bytes: number) => buffer(next(bytes)) }
}
