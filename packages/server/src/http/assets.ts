import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { byteRangeOf } from './byte-range.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
}

/** A built file with its compressed variants. */
export interface Asset {
  type: string
  etag: string
  plain: Buffer
  br: Buffer | undefined
  gzip: Buffer | undefined
}

const WORKER = /-worker-[\w-]{8}\.js$/
// A worker follows the policy of its own file, not of its page.
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

const FOR_EVER = 'public, max-age=31536000, immutable'
const DOWNLOADS = [
  { folder: 'embed-loader', file: 'scheduling-wordpress.zip' },
  { folder: 'extension', file: 'scheduling-extension.zip' },
]
// These addresses never change, so browsers must check whether the content did.
export const FOR_AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400'

/** The built browser packages, read once and served from memory. */
export async function mountAssets(app: FastifyInstance, dist: string): Promise<void> {
  await mountFolder(app, path.join(dist, 'booking-ui', 'assets'), '/assets/')
  await mountFolder(app, path.join(dist, 'host-app'), '/assets/host-app/')
  for (const script of ['scheduling.js', 'popup.js', 'floating-button.js', 'conversions.js']) {
    const asset = await readAsset(path.join(dist, 'embed-loader'), script)
    app.get(`/external/${script}`, (request, reply) => {
      // Pages under cross-origin isolation may load it too, and modules are always requested this way.
      void reply.headers({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      })
      return send(asset, FOR_AN_HOUR, request, reply)
    })
  }
  for (const { folder, file } of DOWNLOADS) {
    const download = await readAsset(path.join(dist, folder), file)
    app.get(`/external/${file}`, (request, reply) => {
      void reply.header('content-disposition', `attachment; filename="${file}"`)
      return send(download, FOR_AN_HOUR, request, reply)
    })
  }
}

async function mountFolder(app: FastifyInstance, folder: string, prefix: string): Promise<void> {
  const files = (await readdir(folder)).filter(
    (file) => TYPES[path.extname(file)] && path.extname(file) !== '.html',
  )
  for (const file of files) {
    const asset = await readAsset(folder, file)
    app.get(prefix + file, (request, reply) => {
      if (WORKER.test(file)) void reply.header('content-security-policy', WORKER_POLICY)
      return send(asset, FOR_EVER, request, reply)
    })
  }
}

export async function readAsset(folder: string, file: string): Promise<Asset> {
  const name = path.join(folder, file)
  const optional = (suffix: string) => readFile(name + suffix).catch(() => undefined)
  const [plain, br, gzip] = await Promise.all([readFile(name), optional('.br'), optional('.gz')])
  return {
    type: TYPES[path.extname(file)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`,
    plain,
    br,
    gzip,
  }
}

export function send(
  asset: Asset,
  cacheControl: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  void reply.headers({ 'cache-control': cacheControl, etag: asset.etag, vary: 'accept-encoding' })
  if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send()
  void reply.type(asset.type)
  const accepted = request.headers['accept-encoding'] ?? ''
  if (asset.br && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(asset.br)
  if (asset.gzip && /\bgzip\b/.test(accepted))
    return reply.header('content-encoding', 'gzip').send(asset.gzip)
  return sendPlain(asset, request, reply)
}

/**
 * Sends the whole file or the range that a player asks for: some players need a server that supports ranges.
 */
function sendPlain({ plain, etag }: Asset, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { range: asked, 'if-range': of = etag } = request.headers
  const range = byteRangeOf(of === etag ? asked : undefined, plain.length)
  void reply.header('accept-ranges', 'bytes')
  if (range === null) return reply.send(plain)
  if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${plain.length}`).send()
  const { first, last } = range
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${plain.length}`)
    .send(plain.subarray(first, last + 1))
}
