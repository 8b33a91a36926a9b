import { POPUP_LINK, POPUP_TAGS } from '@scheduling/domain/entitlements'
import { Parser } from 'htmlparser2'

// Their content is no text for people.
const WITH_CONTENT = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'textarea',
  'title',
  'svg',
  'math',
])
const TAGS: ReadonlySet<string> = new Set(POPUP_TAGS)

/** The operator's text with nothing in it that can run, load or look like the dashboard. Repeat: the same. */
export function cleanPopup(html: string): string {
  let clean = ''
  let inside = 0
  const parser = new Parser({
    onopentag(name, { href }) {
      if (WITH_CONTENT.has(name)) inside++
      else if (inside === 0 && TAGS.has(name)) clean += `<${name}${name === 'a' ? linkTo(href) : ''}>`
    },
    ontext(text) {
      if (inside === 0) clean += escaped(text)
    },
    onclosetag(name) {
      if (WITH_CONTENT.has(name)) inside = Math.max(0, inside - 1)
      else if (inside === 0 && TAGS.has(name) && name !== 'br') clean += `</${name}>`
    },
  })
  parser.end(html)
  return clean.trim()
}

function linkTo(href = ''): string {
  // Browsers ignore tabs and line ends in addresses: with them, a path could hide another host.
  const address = href.replace(/\p{Cc}/gu, '').trim()
  return POPUP_LINK.test(address) ? ` href="${escaped(address).replaceAll('"', '&quot;')}"` : ''
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
