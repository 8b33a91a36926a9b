import { BlockList, isIP } from 'node:net'

// https://www.iana.org/assignments/iana-ipv4-special-registry and …/iana-ipv6-special-registry

/** This machine and its network: refused, unless the operator allows it. */
const PRIVATE = listOf([
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10', // between carriers and their customers
  '::1/128',
  'fc00::/7',
])

/**
 * Never a public page, whatever is allowed: not routed, multicast, or metadata services with a cloud's
 * secrets.
 */
const NEVER = listOf([
  '0.0.0.0/8',
  '169.254.0.0/16', // link-local; 169.254.169.254 is the metadata service of most clouds
  '100.100.100.200/32', // metadata, Alibaba
  '168.63.129.16/32', // metadata, Azure
  'fd00:ec2::/32', // metadata, AWS
  '192.0.0.0/24',
  '192.0.2.0/24', // documentation, like the two below
  '198.51.100.0/24',
  '203.0.113.0/24',
  '192.88.99.0/24',
  '198.18.0.0/15',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '2001::/23', // protocol assignments such as Teredo, which embed another address
  '2001:db8::/32',
  '2002::/16', // 6to4, which embeds another address
  '3fff::/20',
])

// Everything that is routed today. Excludes mapped, translated, link-local and multicast addresses.
const GLOBAL_IPV6 = listOf(['2000::/3'])

const MAPPED = listOf(['::ffff:0:0/96'])

/**
 * Whether this server may connect there on somebody's behalf. `address` is a resolved address, never a name.
 */
export function mayConnect(address: string, { allowPrivate }: { allowPrivate: boolean }): boolean {
  const version = isIP(address)
  if (version === 0 || address.includes('%')) return false
  const family = version === 6 ? 'ipv6' : 'ipv4'
  if (NEVER.check(address, family)) return false
  // The IPv4 rules also apply to such addresses, and here they would allow one.
  if (version === 6 && MAPPED.check(address, 'ipv6')) return false
  if (PRIVATE.check(address, family)) return allowPrivate
  return version === 4 || GLOBAL_IPV6.check(address, 'ipv6')
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    list.addSubnet(address, Number(prefix), address.includes(':') ? 'ipv6' : 'ipv4')
  }
  return list
}
