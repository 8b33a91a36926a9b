/**
 * An address that is safe to show in a sentence: protocol, host, port and path, never a user, a password or a
 * query. Undefined if it is not such an address, or if a password may be in its other parts.
 */
export function shownAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, host, pathname, search, hash, href } = new URL(text)
  // A slash or a hash in a password ends the host early; the rest of the password follows it.
  if (!href.startsWith(`${protocol}//`) || `${pathname}${search}${hash}`.includes('@')) return undefined
  return `${protocol}//${host}${pathname}`
}
