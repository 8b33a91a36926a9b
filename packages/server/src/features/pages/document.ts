import type { PageData, RenderPage } from '@scheduling/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
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

/** Renders a public page and sends it, compressed as the visitor's browser takes it. */
export async function sendPage(
  render: RenderPage,
  data: PageData,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const nonce = randomBytes(12).toString('base64')
  const html = Buffer.from(render(data, nonce))
  const isRefused = 'refused' in data && data.refused !== null
  void reply
    .code(isRefused ? (data.refused?.code ? 409 : 422) : STATUS[data.kind])
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policyOf(data, nonce),
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, accept-language',
      // Manage links are secrets: other sites learn the origin at most.
      'referrer-policy': data.kind === 'booking' ? 'no-referrer' : 'strict-origin-when-cross-origin',
    })
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    }
    return reply.header('content-encoding', 'br').send(await brotli(html, { params }))
  }
  if (/\bgzip\b/.test(accepted))
    return reply.header('content-encoding', 'gzip').send(await zip(html, { level: GZIP_LEVEL }))
  return reply.send(html)
}

/** Nothing but our own script and the page's own styles; any site may show it in a frame, that is what it is for. */
function policyOf(data: PageData, nonce: string): string {
  // A form's redirect counts too: after booking it may lead to the owner's page.
  const { confirmation } = data.kind === 'event' ? data.event : { confirmation: null }
  const origin = confirmation?.kind === 'redirect' ? new URL(confirmation.url).origin : ''
  // A host name may hold a semicolon, which would begin another rule.
  const redirect = /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? ` ${origin}` : ''
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    `form-action 'self'${redirect}`,
    "base-uri 'none'",
    'frame-ancestors *',
  ].join('; ')
}
