/**
 * The server at a typed address: `meet.example.com` or a pasted link. https, except on this computer. Undefined if it is no
 * such address.
 */
export function originOf(typed: string): string | undefined {
  const text = typed.trim()
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, origin, username } = new URL(address)
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1'
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isHere)
  return isSafe && !username && (isHere || hostname.includes('.')) ? origin : undefined
}
