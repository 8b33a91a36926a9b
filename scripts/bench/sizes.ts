import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { Figure } from './figure.ts'

const dist = path.resolve(import.meta.dirname, '../../dist')

/** Bytes over the wire of the built files, and of the booking page as the running server sends it. */
export async function benchSizes(origin: string): Promise<Figure[]> {
  const page = await fetchRaw(`${origin}/demo/30min`)
  return [
    bytes('loader, brotli', await brotliSize('embed-loader', 'scheduling.js'), 1_700, 14_818),
    bytes('booking page document, brotli', page.length, 14_000),
    bytes('booking page script, brotli', await brotliSize('booking-ui/assets', 'booking-'), 22_000),
    bytes('dashboard first screen, JavaScript, brotli', await firstScreen(), 170_000),
  ]
}

function bytes(name: string, value: number, target: number, comparison?: number): Figure {
  return { name, unit: 'bytes', value, target, comparison }
}

export async function brotliSize(folder: string, prefix: string): Promise<number> {
  const files = await readdir(path.join(dist, folder))
  const file = files.find((name) => name.startsWith(prefix) && name.endsWith('.js'))
  if (!file) throw new Error(`dist/${folder} has no ${prefix}*.js; expected a build`)
  return brotliCompressSync(await readFile(path.join(dist, folder, file))).length
}

/** The entry script and what its document preloads. */
async function firstScreen(): Promise<number> {
  const html = await readFile(path.join(dist, 'host-app/index.html'), 'utf8')
  const files = [...html.matchAll(/(?:src|href)="\/assets\/host-app\/([^"]+\.js)"/g)].map(
    (match) => match[1] ?? '',
  )
  const sizes = await Promise.all([...new Set(files)].map((file) => brotliSize('host-app', file)))
  return sizes.reduce((sum, size) => sum + size, 0)
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
