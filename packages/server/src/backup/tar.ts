import { pipeline } from 'node:stream/promises'
import { extract, pack } from 'tar-stream'
import type { Pack } from 'tar-stream'
import type { Files } from '../storage/files.ts'

type Stored = Pick<Files, 'open'>

/** The files of these names. Leaves out those that were deleted meanwhile, and adds their names to `missing`. */
export function tarOf(files: Stored, names: readonly string[], missing: string[]): AsyncIterable<Uint8Array> {
  const tar = pack()
  addFiles(tar, files, names, missing).then(
    () => tar.finalize(),
    (error: Error) => tar.destroy(error),
  )
  return tar as AsyncIterable<Uint8Array>
}

async function addFiles(
  tar: Pack,
  files: Stored,
  names: readonly string[],
  missing: string[],
): Promise<void> {
  for (const name of names) {
    const file = await openToRead(files, name)
    if (file) await pipeline(file.content, tar.entry({ name, size: file.bytes, mode: 0o600 }))
    else missing.push(name)
  }
}

/** Reads its beginning: a file may be deleted between opening and reading. */
async function openToRead(
  files: Stored,
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
  return { bytes: opened.bytes, content: continued(name, first, chunks, opened.bytes) }
}

async function* continued(
  name: string,
  first: IteratorResult<Buffer>,
  chunks: AsyncIterator<Buffer>,
  expected: number,
): AsyncGenerator<Buffer> {
  let bytes = 0
  for (let next = first; !next.done; next = await chunks.next()) {
    bytes += next.value.length
    if (bytes > expected) break
    yield next.value
  }
  if (bytes !== expected)
    throw new Error(`"${name}" changed while it was read: ${bytes} of ${expected} bytes`)
}

export interface TarFile {
  name: string
  bytes: number
  /** Has to be read before the next file. */
  content: AsyncIterable<Uint8Array>
}

export async function* filesOfTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarFile> {
  const files = extract()
  const reading = pipeline(source, files)
  // The loop ends with the same error.
  reading.catch(() => {})
  for await (const content of files) {
    const { name, size: bytes } = content.header
    yield { name, bytes, content: content as AsyncIterable<Uint8Array> }
  }
  await reading
}
