export interface TextPart {
  text: string
  /** Where it leads: http(s) and mail addresses only, whatever a host types. */
  href: string | null
}

const WEB = /https?:\/\/[^\s<>"]+/gi
// What ends a sentence or closes a bracket is not part of the address.
const AFTER = ".,;:!?)]}'’"
// Whole words, with an address in them or not: begun anew at each letter, a long word would take its square.
const MAIL = /[^\s<>"@,;:()]+(@[^\s<>"@,;:()]+\.[a-z]{2,})?/gi

/** A host's text with its addresses found; line breaks stay as they are. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(WEB)) {
    const address = withoutEnd(found)
    if (address.endsWith('//')) continue
    parts.push(...mailParts(text.slice(at, index)), { text: address, href: address })
    at = index + address.length
  }
  return [...parts, ...mailParts(text.slice(at))]
}

function mailParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { 0: found, 1: isAddress, index } of text.matchAll(MAIL)) {
    if (!isAddress) continue
    if (index > at) parts.push({ text: text.slice(at, index), href: null })
    parts.push({ text: found, href: `mailto:${found}` })
    at = index + found.length
  }
  return at < text.length ? [...parts, { text: text.slice(at), href: null }] : parts
}

function withoutEnd(address: string): string {
  let end = address.length
  while (AFTER.includes(address.charAt(end - 1))) end--
  return address.slice(0, end)
}
