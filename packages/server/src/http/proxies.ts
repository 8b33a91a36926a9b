import { BlockList, isIP } from 'node:net'

/** Whether a proxy is there that is believed about who called. */
export type IsProxy = (address: string) => boolean

/** Those on this machine always, and the named addresses and networks; anybody else could lie. */
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
