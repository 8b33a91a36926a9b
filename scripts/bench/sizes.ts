import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { Figure } from './figure.ts'

const dist = path.resolve(import.meta.dirname, '../../dist')

/** Bytes over the wire of the built files, and of the booking page as the running server sends it. */
export async function benchSizes(origin: string): Promise<Figure[]> {
  const page = await fetchRaw(`${origin}/demo/30min`)
  const scripts = await scriptsOf(brotliDecompressSync(page).toString())
  return [
    bytes('loader, brotli', await brotliSize('embed-loader', 'scheduling.js'), 1_700, 14_818),
    bytes('booking page document, brotli', page.length, 14_000),
    bytes('booking page scripts, brotli', sum(scripts), 22_000),
    ...[...scripts].map(([name, size]) => bytes(`booking page script ${name}, brotli`, size)),
    bytes('dashboard first screen, JavaScript, brotli', await firstScreen(), 170_000),
  ]
}

function bytes(name: string, value: number, target?: number, comparison?: number): Figure {
  return { name, unit: 'bytes', value, target, comparison }
}

/**
 * Bytes by name, without the hash, of what a first visit loads: the scripts that the document names, and those that they
 * import at once. Others come when they are needed.
 */
async function scriptsOf(html: string): Promise<Map<string, number>> {
  const folder = 'booking-ui/assets'
  const files = new Set(namesIn(html, /<(?:script|link)[^>]+(?:src|href)="\/assets\/([^"/]+\.js)"/g))
  if (files.size === 0)
    throw new Error('The document of the booking page names no script; expected at least one.')
  // A set that grows while it is read is read to its end.
  for (const file of files) {
    const script = await readFile(path.join(dist, folder, file), 'utf8')
    for (const name of namesIn(script, /\b(?:from|import)"\.\/([^"]+\.js)"/g)) files.add(name)
  }
  const sizes = await Promise.all([...files].map((file) => brotliSize(folder, file)))
  return new Map([...files].map((file, at) => [file.replace(/-[\w-]{8}\.js$/, ''), sizes[at] ?? 0]))
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}

function sum(sizes: ReadonlyMap<string, number>): number {
  return [...sizes.values()].reduce((total, size) => total + size, 0)
}

/** Of the file with this name, with or without its hash. */
export async function brotliSize(folder: string, name: string): Promise<number> {
  const files = await readdir(path.join(dist, folder))
  const file = files.find((each) => each === name || each.replace(/-[\w-]{8}\.js$/, '') === name)
  if (!file) throw new Error(`dist/${folder} has no ${name}; expected a build`)
  return brotliCompressSync(await readFile(path.join(dist, folder, file))).length
}

/** The entry script and what its document preloads. */
async function firstScreen(): Promise<number> {
  const html = await readFile(path.join(dist, 'host-app/index.html'), 'utf8')
  const files = [...html.matchAll(/(?:src|href)="\/assets\/host-app\/([^"]+\.js)"/g)].map(
    (match) => match[1] ?? '',
  )
  const sizes = await Promise.all([...new Set(files)].map((file) => brotliSize('host-app', file)))
  return sizes.reduce((total, size) => total + size, 0)
}

/** The raw body: `fetch` unpacks it, so we pack it again as the server did. */
export async function fetchRaw(url: string): Promise<Buffer> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        brotliDecompressSync(body)
        resolve(body)
      })
    })
      .once('error', reject)
      .end()
  })
}
