import type { PageData, RenderPage } from '@scheduling/contract'
import { ERRORS } from '@scheduling/contract'
import { factsOf } from '@scheduling/contract/public-pages'
import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { SendPage } from '../../../pages.ts'
import { contentPolicy } from './content-policy.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

// Higher levels cost more time than the saved bytes are worth.
const BROTLI_QUALITY = 7
const GZIP_LEVEL = 6

/** The address is a secret: caches must not keep the page, and other sites must not learn the address. */
export const SECRET = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

/** A rendered page. Each compressed form is made when a browser first asks for it. */
interface Document {
  html: Buffer
  stylesHash: string
  inlineHash: string | null
  br?: Promise<Buffer>
  gzip?: Promise<Buffer>
}

const ISOLATED = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'cross-origin',
}

const KEPT_BYTES_MAX = 8 * 1024 * 1024

/**
 * Rendering and compressing are most of the work for a page, and only its data decides the result. So a page that
 * many visitors see is cached by its data, and the cache can never be out of date.
 */
export function pageSender(render: RenderPage): SendPage {
  const kept = new LRUCache<string, Document>({
    maxSize: KEPT_BYTES_MAX,
    // The key's characters, the document, and about the same again for its compressed forms.
    sizeCalculation: ({ html }, key) => 2 * key.length + 2 * html.length,
  })

  return async (data, request, reply, framing = 'any') => {
    const { isForAll, isOfNow, isSecret } = factsOf(data)
    const document = isForAll?.(data) ? keptDocument(data) : documentOf(render, data)
    void reply
      .code(statusOf(data))
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': contentPolicy(data, document.stylesHash, framing, document.inlineHash),
        vary: 'accept-encoding, accept-language, sec-fetch-dest',
        // With `no-cache` alone, Back shows a document that the browser kept, of another day, too.
        'cache-control': `private, no-cache${isOfNow?.(data) ? ', no-store' : ''}`,
        ...(isSecret?.(data) && SECRET),
        // So that cross-origin isolated pages can show it, too.
        ...(data.options.embed !== null && ISOLATED),
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

function statusOf(data: PageData): number {
  const { refusal, status = 200 } = factsOf(data)
  const refused = refusal?.(data)
  return refused ? ERRORS[refused.code ?? 'invalid_input'].status : status
}

function documentOf(render: RenderPage, data: PageData): Document {
  const { html, styles, inline = null } = render(data)
  return {
    html: Buffer.from(html),
    stylesHash: hashOf(styles),
    inlineHash: inline === null ? null : hashOf(inline),
  }
}

/** The hash that a policy uses to allow this text in the document. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

function brotliParams(size: number) {
  return { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: size }
}
