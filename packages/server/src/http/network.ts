import { isIP } from 'node:net'

/**
 * The network of an address: an IPv4 address, or the 64 bits of IPv6 that one customer gets. Null for this
 * machine: all clients behind a proxy that does not name them would count as one.
 */
export function networkOf(ip: string): string | null {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (plain === '::1' || plain.startsWith('127.')) return null
  return isIP(plain) === 6 ? sixtyFourBits(plain) : plain
}

function sixtyFourBits(ip: string): string {
  const [head = '', tail] = (ip.split('%', 1)[0] ?? '').toLowerCase().split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail === undefined ? [] : tail.split(':').filter(Boolean)
  // An IPv4 address at the end counts as two groups.
  const written = first.length + last.length + (last.at(-1)?.includes('.') ? 1 : 0)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - written)
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
