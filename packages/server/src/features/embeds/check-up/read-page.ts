import type { Attributes } from '../../../http/fetch/scan-html.ts'
import { scanHtml } from '../../../http/fetch/scan-html.ts'

/** Our parts of a page, or what looks like them; addresses as they are written there. */
export interface PageParts {
  /** The base of the page's addresses. */
  base: string | undefined
  embeds: EmbedElement[]
  scripts: ScriptElement[]
  /** Content security policies within the page. */
  policies: string[]
}

export interface ScriptElement {
  address: string
  nonce: string | null
  integrity: string | null
}

export interface EmbedElement {
  kind: 'inline' | 'iframe' | 'popup_widget' | 'popup_text'
  address: string
  attributes: Attributes
  /** Shows something without the script. */
  worksAlone: boolean
}

// More embeds than any page has. Reading a page that is made to keep us busy ends here.
const EMBEDS_MAX = 50

// Browsers with scripts ignore what is inside, or do not show it yet.
const IGNORED = new Set(['noscript', 'template'])

const SCRIPT = /\/external\/scheduling\.js$/

const POLICIES_MAX = 5

/** Reads a page's HTML as it was sent: what scripts add later cannot be seen. */
export function readParts(html: string): PageParts {
  const parts: PageParts = { base: undefined, embeds: [], scripts: [], policies: [] }
  const ignored = new Map([...IGNORED].map((name) => [name, 0]))
  scanHtml(html, {
    onOpen(name, attributes) {
      if ([...ignored.values()].every((open) => open === 0)) readElement(parts, name, attributes)
      const open = ignored.get(name)
      if (open !== undefined) ignored.set(name, open + 1)
    },
    onClose(name) {
      const open = ignored.get(name)
      if (open) ignored.set(name, open - 1)
    },
  })
  return parts
}

function readElement(parts: PageParts, name: string, attributes: Attributes): void {
  const { href } = attributes
  if (name === 'base' && href !== undefined) parts.base ??= href
  const isPolicy = attributes['http-equiv']?.toLowerCase() === 'content-security-policy'
  if (name === 'meta' && isPolicy && parts.policies.length < POLICIES_MAX)
    parts.policies.push(attributes.content ?? '')
  if (name === 'script') readScript(parts, attributes)
  const embed = embedOf(name, attributes)
  if (embed && parts.embeds.length < EMBEDS_MAX) parts.embeds.push({ ...embed, attributes })
}

function readScript(parts: PageParts, attributes: Attributes): void {
  const address = scriptAddress(attributes)
  if (address === undefined || parts.scripts.length >= EMBEDS_MAX) return
  const { nonce = null, integrity = null } = attributes
  parts.scripts.push({ address, nonce, integrity })
}

/** Optimizers and consent tools move a script's address into another attribute until they load it. */
function scriptAddress(attributes: Attributes): string | undefined {
  const { 'data-url': _, 'data-widget': __, ...named } = attributes
  return Object.values(named).find((value) => SCRIPT.test(value.trim().split(/[?#]/, 1)[0] ?? ''))
}

function embedOf(name: string, attributes: Attributes): Omit<EmbedElement, 'attributes'> | undefined {
  const { 'data-schedule': schedule, 'data-url': url, 'data-widget': widget, href } = attributes
  if (name === 'script')
    return widget !== undefined && scriptAddress(attributes) !== undefined
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

/** Pages that load frames late keep the address in another attribute. */
function frameSource({ src, ...more }: Attributes): string | undefined {
  if (src && src !== 'about:blank') return src
  return more['data-src'] ?? more['data-lazy-src'] ?? more['data-url']
}
