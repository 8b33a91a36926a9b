/**
 * An address as a sentence may show it: protocol, host, port and path, never a user, a password or a query. Undefined
 * for what is no such address, and where a password may have got into its other parts.
 */
export function shownAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, host, pathname, search, hash, href } = new URL(text)
  // A password with a slash or a hash in it ends the host early: what follows is a part of it.
  if (!href.startsWith(`${protocol}//`) || `${pathname}${search}${hash}`.includes('@')) return undefined
  return `${protocol}//${host}${pathname}`
}
