export interface TextPart {
  text: string
  /** Only http(s) and email addresses, whatever the host types. */
  href: string | null
}

const WEB = /https?:\/\/[^\s<>"]+/gi
// Punctuation after an address, and closing brackets, are not part of it.
const AFTER = ".,;:!?)]}'’"
// Match whole words, with or without an address in them. Starting again at each letter would take quadratic time for a
// long word.
const MAIL = /[^\s<>"@,;:()]+(@[^\s<>"@,;:()]+\.[a-z]{2,})?/gi

/** Finds the addresses in a host's text. Line breaks stay. */
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
