import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Web } from '../../../capability.ts'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { byteRangeOf } from '../../../http/byte-range.ts'
import type { OpenFile } from '../../../storage/files.ts'
import { STORAGE } from '../../../storage/storage.ts'
import { storedFile } from './files.ts'
import { isSigned } from './sign.ts'

interface MediaRequest {
  Params: { file: string }
  Querystring: { e?: unknown; s?: unknown }
}

const SECOND = 1_000
// Whoever has the address may see the file until it ends, and nobody between us may keep it.
const HEADERS = {
  'accept-ranges': 'bytes',
  'cache-control': 'private, max-age=21600, immutable',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
}

/** Serves the files of videos, whole or in parts, at signed addresses. */
export function mountMedia(app: FastifyInstance, { context }: Web): void {
  app.get<MediaRequest>('/media/:file', async (request, reply) => {
    const { file } = request.params
    const stored = storedFile(file)
    if (!stored) throw new AppError('route_not_found')
    const expires = requireSigned(context, file, request.query)
    const storage = context.kept(STORAGE)
    if (storage.directAddress) {
      const seconds = Math.max(1, Math.floor(expires - context.clock.now() / SECOND))
      return reply
        .header('cache-control', 'private, no-store')
        .redirect(await storage.directAddress(stored.name, seconds), 302)
    }
    const open = await storage.open(stored.name)
    if (!open) throw new AppError('route_not_found')
    return send(open, { ...stored, etag: `"${file.slice(33, 65)}"` }, request, reply)
  })
}

/** Throws `not_allowed`. Answers when the address ends. */
function requireSigned(context: Context, file: string, { e, s }: MediaRequest['Querystring']): number {
  const expires = Number(e)
  if (typeof s !== 'string' || !isSigned(context, file, expires, s, context.clock.now()))
    throw new AppError('not_allowed', { detail: 'The address has ended, or is not signed' })
  return expires
}

async function send(
  { bytes, read }: OpenFile,
  { type, etag }: { type: string; etag: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.headers({ ...HEADERS, etag })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const { range: wanted, 'if-range': of = etag } = request.headers
  const range = byteRangeOf(of === etag ? wanted : undefined, bytes)
  if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${bytes}`).send()
  void reply.type(type)
  if (range === null) return reply.header('content-length', bytes).send(await read())
  const { first, last } = range
  return reply
    .code(206)
    .headers({ 'content-range': `bytes ${first}-${last}/${bytes}`, 'content-length': last - first + 1 })
    .send(await read(range))
}
