import { limits } from '@scheduling/domain'
import { pageText } from '../../../http/page-text.ts'
import { scanHtml } from '../../../http/fetch/scan-html.ts'

export interface SentSite {
  /** The address after redirects. */
  url: string
  /** Its `content-type`. */
  type: string
  body: Uint8Array
}

// https://ogp.me and https://developer.x.com/en/docs/x-for-websites/cards: what a page gives for previews of its links, the best
// first.
const NAMES = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src']

/** Pure: the address of the picture that a page gives for previews. Null: none. */
export function previewOf({ url, type, body }: SentSite): string | null {
  const found = new Map<string, string>()
  let base = url
  scanHtml(pageText(body, type), {
    onOpen(element, { href, property, name = property, content }) {
      if (element === 'base' && href !== undefined) base = URL.parse(href, url)?.href ?? base
      const known = element === 'meta' ? (property ?? name)?.trim().toLowerCase() : undefined
      if (known === undefined || content === undefined || !NAMES.includes(known)) return
      if (!found.has(known)) found.set(known, content.trim())
    },
    onClose() {},
  })
  for (const name of NAMES) {
    const address = webAddress(found.get(name), base)
    if (address !== undefined) return address
  }
  return null
}

function webAddress(written: string | undefined, base: string): string | undefined {
  if (!written || written.length > limits.URL_MAX) return undefined
  const address = URL.parse(written, base)
  return address && /^https?:$/.test(address.protocol) ? address.href : undefined
}
