import { Parser } from 'htmlparser2'

export type Attributes = Readonly<Record<string, string>>

/** What is ours on a page, or looks like it; addresses as they stand there. */
export interface PageParts {
  /** Against which the page's addresses are meant. */
  base: string | undefined
  embeds: EmbedElement[]
  scripts: Attributes[]
  /** Content security policies within the page. */
  policies: string[]
}

export interface EmbedElement {
  kind: 'inline' | 'iframe' | 'popup_widget' | 'popup_text'
  address: string
  attributes: Attributes
  /** Shows something without the script. */
  worksAlone: boolean
}

// More embeds than any page has; a page that is made to keep us busy ends here.
const EMBEDS_MAX = 50

// What is inside is not there for a browser with scripts, or not yet.
const IGNORED = new Set(['noscript', 'template'])

const SCRIPT = /\/external\/scheduling\.js$/

/** Reads a page's HTML as it was sent: what scripts add later cannot be seen. */
export function readParts(html: string): PageParts {
  const parts: PageParts = { base: undefined, embeds: [], scripts: [], policies: [] }
  let ignored = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      if (IGNORED.has(name)) ignored++
      if (ignored === 0) readElement(parts, name, attributes)
    },
    onclosetag(name) {
      if (IGNORED.has(name)) ignored--
    },
  })
  parser.end(html)
  return parts
}

function readElement(parts: PageParts, name: string, attributes: Attributes): void {
  const { href } = attributes
  if (name === 'base' && href !== undefined) parts.base ??= href
  if (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy')
    parts.policies.push(attributes.content ?? '')
  if (name === 'script' && isOurScript(attributes)) parts.scripts.push(attributes)
  const embed = embedOf(name, attributes)
  if (embed && parts.embeds.length < EMBEDS_MAX) parts.embeds.push({ ...embed, attributes })
}

function isOurScript({ src = '' }: Attributes): boolean {
  return SCRIPT.test(src.trim().split(/[?#]/, 1)[0] ?? '')
}

function embedOf(name: string, attributes: Attributes): Omit<EmbedElement, 'attributes'> | undefined {
  const { 'data-schedule': schedule, 'data-url': url, 'data-widget': widget, href } = attributes
  if (name === 'script')
    return widget !== undefined && isOurScript(attributes)
      ? { kind: 'popup_widget', address: widget, worksAlone: false }
      : undefined
  if (name === 'iframe') {
    const address = frameSource(attributes)
    const kind = schedule === undefined ? 'iframe' : 'inline'
    return address === undefined ? undefined : { kind, address, worksAlone: true }
  }
  if (schedule === undefined) return undefined
  const isLink = name === 'a' && href !== undefined
  const kind = isLink || schedule === 'popup' ? 'popup_text' : 'inline'
  return { kind, address: url ?? href ?? '', worksAlone: isLink }
}

/** Pages that load frames late keep the address beside. */
function frameSource({ src, ...more }: Attributes): string | undefined {
  if (src && src !== 'about:blank') return src
  return more['data-src'] ?? more['data-lazy-src'] ?? more['data-url']
}
