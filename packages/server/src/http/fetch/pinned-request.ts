import type { LookupAddress } from 'node:dns'
import { BlockList } from 'node:net'
import { buildConnector, Client } from 'undici'
import type { Dispatcher } from 'undici'
import { hostById } from './named-address.ts'

export interface Asked {
  method: string
  headers: Record<string, string>
  body?: string
}

export interface Answered extends Pick<Dispatcher.ResponseData, 'statusCode' | 'headers' | 'body'> {
  /** Closes the connection, even if more is still to come. */
  close: () => void
}

/**
 * Requests a site on a new connection, only at one of these addresses. It does not look the name up again,
 * and sends nothing if the connection leads elsewhere. Rejects with the original error. Repeat: asks again.
 */
export async function pinnedRequest(
  url: URL,
  addresses: readonly LookupAddress[],
  asked: Asked,
  signal: AbortSignal,
): Promise<Answered> {
  const { ask, close } = pinnedConnection(url, addresses, signal, { isKept: false })
  try {
    return { ...(await ask(asked)), close }
  } catch (error) {
    close()
    throw error
  }
}

/** The same, for several requests in a row. */
export function pinnedConnection(
  url: URL,
  addresses: readonly LookupAddress[],
  signal: AbortSignal,
  { isKept = true } = {},
): { ask: (asked: Asked) => Promise<Omit<Answered, 'close'>>; close: () => void } {
  const host = hostById(url)
  const origin = `${url.protocol}//${host.includes(':') ? `[${host}]` : host}${url.port && `:${url.port}`}`
  const pipelining = isKept ? 1 : 0
  const client = new Client(origin, { connect: connectorTo(addresses), pipelining, allowH2: false })
  return {
    // Sends no user name or password from the address and no cookie, so it acts with nobody's rights.
    async ask(asked) {
      const { statusCode, headers, body } = await client.request({
        ...asked,
        path: url.pathname + url.search,
        signal,
      })
      // Closing it early is not an error.
      body.on('error', () => undefined)
      return { statusCode, headers, body }
    },
    close: () => void client.destroy().catch(() => undefined),
  }
}

function connectorTo(addresses: readonly LookupAddress[]): buildConnector.connector {
  const connect = buildConnector({
    allowH2: false,
    lookup: (_hostname, { all }, found) => {
      const [first] = addresses
      if (all) found(null, [...addresses])
      else found(null, first?.address ?? '', first?.family)
    },
  })
  const pinned = new BlockList()
  for (const { address, family } of addresses) pinned.addAddress(address, nameOf(family))
  return (options, done) =>
    connect(options, (error, socket) => {
      if (error) return done(error, null)
      const { remoteAddress, remoteFamily } = socket
      if (remoteAddress && pinned.check(remoteAddress, remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4'))
        return done(null, socket)
      socket.destroy()
      done(
        new Error(`Connected to ${remoteAddress}, expected ${addresses.map((a) => a.address).join(' or ')}`),
        null,
      )
    })
}

function nameOf(family: number): 'ipv4' | 'ipv6' {
  return family === 6 ? 'ipv6' : 'ipv4'
}
