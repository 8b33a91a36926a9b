const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost']

/** Names no scheme of browsers: private schemes of native apps are reversed domain names (RFC 8252, section 7.1). */
const PRIVATE_SCHEME = /^[a-z][a-z\d+-]*(?:\.[a-z\d+-]+)+:$/

/** Whether answers may be sent to this address: https, a program on the same machine, or a native app's own scheme. */
export function isRedirect(address: string): boolean {
  if (!URL.canParse(address) || address.includes('#')) return false
  const { protocol, username, password } = new URL(address)
  if (username || password) return false
  return protocol === 'https:' || isLoopback(address) || PRIVATE_SCHEME.test(protocol)
}

/** Exact, but native apps choose their port anew at each start (RFC 8252, section 7.3). */
export function isSameRedirect(registered: string, wanted: string): boolean {
  if (registered === wanted) return true
  return isLoopback(registered) && isLoopback(wanted) && withoutPort(registered) === withoutPort(wanted)
}

function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && LOOPBACK.includes(hostname)
}

function withoutPort(address: string): string {
  const url = new URL(address)
  url.port = ''
  return url.href
}
