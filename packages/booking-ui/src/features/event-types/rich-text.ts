export interface TextPart {
  text: string
  /** Where it leads: http(s) and mail addresses only, whatever a host types. */
  href: string | null
}

// What ends a sentence or closes a bracket is not part of the address.
const ADDRESS = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}'’]|[^\s<>"@,;:()]+@[^\s<>"@,;:()]+\.[a-z]{2,}/gi

/** A host's text with its addresses found; line breaks stay as they are. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    if (index > at) parts.push({ text: text.slice(at, index), href: null })
    parts.push({ text: found, href: found.includes('://') ? found : `mailto:${found}` })
    at = index + found.length
  }
  if (at < text.length) parts.push({ text: text.slice(at), href: null })
  return parts
}
