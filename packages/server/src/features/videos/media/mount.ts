import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Web } from '../../../capability.ts'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { byteRangeOf } from '../../../http/byte-range.ts'
import type { OpenFile } from '../../../storage/files.ts'
import { STORAGE } from '../../../storage/storage.ts'
import { storedFile } from './files.ts'
import { isSigned, publicName } from './sign.ts'

interface MediaRequest {
  Params: { file: string }
  Querystring: { e?: unknown; s?: unknown; p?: unknown }
}

const SECOND = 1_000
// Whoever has the address may see the file until it ends.
const HEADERS = {
  'accept-ranges': 'bytes',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
}

/** Serves the files of videos, whole or in parts, at signed addresses. */
export function mountMedia(app: FastifyInstance, { context }: Web): void {
  app.get<MediaRequest>('/media/:file', async (request, reply) => {
    const { file } = request.params
    const stored = storedFile(file)
    if (!stored) throw new AppError('route_not_found')
    const isPublic = request.query.p !== undefined
    const signed = isPublic ? publicName(stored.signed) : stored.signed
    const expires = requireSigned(context, signed, request.query)
    const seconds = Math.max(1, Math.floor(expires - context.clock.now() / SECOND))
    const storage = context.service(STORAGE)
    // A content host keeps what we send, and not where we lead.
    if (storage.directAddress && !isPublic) {
      return reply
        .header('cache-control', 'private, no-store')
        .redirect(await storage.directAddress(stored.name, seconds), 302)
    }
    const open = await storage.open(stored.name)
    if (!open) throw new AppError('route_not_found')
    // Nobody between us may keep another.
    void reply.header(
      'cache-control',
      isPublic ? `public, max-age=${seconds}, immutable` : 'private, max-age=21600, immutable',
    )
    return send(open, stored, request, reply)
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
  if (range === 'beyond')
    return (
      reply
        .code(416)
        // Or a content host might answer it to others.
        .headers({ 'cache-control': 'no-store', 'content-range': `bytes */${bytes}` })
        .send()
    )
  void reply.type(type)
  if (range === null) return reply.header('content-length', bytes).send(await read())
  const { first, last } = range
  return reply
    .code(206)
    .headers({ 'content-range': `bytes ${first}-${last}/${bytes}`, 'content-length': last - first + 1 })
    .send(await read(range))
}
