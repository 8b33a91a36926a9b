import { BlockList, isIP } from 'node:net'

/** Whether this is a proxy whose word about the caller we trust. */
export type IsProxy = (address: string) => boolean

/** Always trusts this machine, plus the configured addresses and networks. Anybody else could lie. */
export function proxiesAt(networks: readonly string[]): IsProxy {
  const list = new BlockList()
  for (const network of ['127.0.0.0/8', '::1', ...networks]) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => {
    const version = isIP(address)
    return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4')
  }
}
