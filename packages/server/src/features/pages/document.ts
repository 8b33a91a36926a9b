import type { PageData, RenderPage } from '@scheduling/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

// Higher levels cost more time than their bytes save on the way.
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6

const STATUS: Record<PageData['kind'], number> = {
  booking_list: 200,
  event: 200,
  booking: 200,
  not_found: 404,
  link_expired: 410,
  event_off: 410,
  unavailable: 503,
}

/** Sends a public page as a visitor's browser takes it. */
export type SendPage = (data: PageData, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** A rendered page, compressed when somebody first takes it so. */
interface Document {
  html: Buffer
  stylesHash: string
  br?: Promise<Buffer>
  gzip?: Promise<Buffer>
}

const KEPT_BYTES_MAX = 16 * 1024 * 1024

/**
 * Rendering and compressing are most of the work for a page, and the data is all that decides it: what many visitors
 * see is kept under its data, so that nothing kept can be out of date.
 */
export function pageSender(render: RenderPage): SendPage {
  const kept = new LRUCache<string, Document>({
    maxSize: KEPT_BYTES_MAX,
    // The key's characters, the document, and about as much again for its compressed forms.
    sizeCalculation: ({ html }, key) => 2 * key.length + 2 * html.length,
  })

  return async (data, request, reply) => {
    const document = isForAll(data) ? keptDocument(data) : documentOf(render, data)
    const isRefused = 'refused' in data && data.refused !== null
    void reply
      .code(isRefused ? (data.refused?.code ? 409 : 422) : STATUS[data.kind])
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': policyOf(data, document.stylesHash),
        'cache-control': 'private, no-cache',
        vary: 'accept-encoding, accept-language',
        // Manage links are secrets: other sites learn the origin at most.
        'referrer-policy': data.kind === 'booking' ? 'no-referrer' : 'strict-origin-when-cross-origin',
      })
    const accepted = request.headers['accept-encoding'] ?? ''
    if (/\bbr\b/.test(accepted)) {
      document.br ??= brotli(document.html, { params: brotliParams(document.html.length) })
      return reply.header('content-encoding', 'br').send(await document.br)
    }
    if (/\bgzip\b/.test(accepted)) {
      document.gzip ??= zip(document.html, { level: GZIP_LEVEL })
      return reply.header('content-encoding', 'gzip').send(await document.gzip)
    }
    return reply.send(document.html)
  }

  function keptDocument(data: PageData): Document {
    const key = JSON.stringify(data)
    const known = kept.get(key)
    if (known) return known
    const document = documentOf(render, data)
    kept.set(key, document)
    return document
  }
}

/** Pages with a form carry a key of their own, or what was typed; those behind a manage link are somebody's. */
function isForAll(data: PageData): boolean {
  if (data.kind === 'event') return data.idempotencyKey === null && data.refused === null
  return data.kind === 'booking_list'
}

function documentOf(render: RenderPage, data: PageData): Document {
  const { html, styles } = render(data)
  const stylesHash = createHash('sha256').update(styles).digest('base64')
  return { html: Buffer.from(html), stylesHash }
}

function brotliParams(size: number) {
  return { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: size }
}

/** Nothing but our own script and the page's own styles; any site may show it in a frame, that is what it is for. */
function policyOf(data: PageData, stylesHash: string): string {
  // A form's redirect counts too: after booking it may lead to the owner's page.
  const { confirmation } = data.kind === 'event' ? data.event : { confirmation: null }
  const origin = confirmation?.kind === 'redirect' ? new URL(confirmation.url).origin : ''
  // A host name may hold a semicolon, which would begin another rule.
  const redirect = /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? ` ${origin}` : ''
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${stylesHash}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    `form-action 'self'${redirect}`,
    "base-uri 'none'",
    'frame-ancestors *',
  ].join('; ')
}
