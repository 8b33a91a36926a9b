import type { RequestListener, Server } from 'node:http'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { networkOf } from './network.ts'
import type { IsProxy } from './proxies.ts'

/** How long slow visitors are waited for, and how many connections may be open. */
export interface ConnectionLimits {
  /** From the connection, or the first byte of a further request, to the end of its head. */
  headMs: number
  /** To the end of its body. */
  requestMs: number
  /** Nothing is read or written any more, while there is something to read or to write. */
  silentMs: number
  /** A connection that is kept for a further request. */
  keptMs: number
  /** How often is looked who is over the first two. */
  checkMs: number
  requestsPerConnection: number
  /** Requests that may come before the first of them is answered: answers to who does not read them take memory. */
  requestsAhead: number
  all: number
  /** One IPv4 address, or 64 bits of IPv6. Proxies that are believed have no such limit. */
  perNetwork: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headMs: 15_000,
  // The longest body, 256 kB, at the speed of a bad phone line.
  requestMs: 30_000,
  // Longer than the longest thing that is done for somebody who waits: asking another site.
  silentMs: 60_000,
  // Longer than proxies keep theirs: who closes first loses no request that is on its way.
  keptMs: 72_000,
  checkMs: 5_000,
  requestsPerConnection: 10_000,
  // Browsers and proxies send one.
  requestsAhead: 8,
  all: 4_000,
  // A large office behind one address, six connections for each who looks at it just now.
  perNetwork: 256,
}

export interface ConnectionGuard {
  /** A server on which those limits hold; they count over all that one guard makes. */
  serve(handler: RequestListener): Server
  /** One more with the same handler, for another address. */
  another(): Server
}

export function connectionGuard(limits: ConnectionLimits, isProxy: IsProxy): ConnectionGuard {
  const open = new Map<string, number>()
  let total = 0
  let handler: RequestListener | undefined

  /** A connection too many is closed without a word: an answer would cost what is short. */
  function admit(socket: Socket): void {
    const { remoteAddress = '' } = socket
    const network = isProxy(remoteAddress) ? null : networkOf(remoteAddress)
    const ofNetwork = network === null ? 0 : (open.get(network) ?? 0)
    if (total >= limits.all || ofNetwork >= limits.perNetwork) {
      socket.destroy()
      return
    }
    total++
    if (network !== null) open.set(network, ofNetwork + 1)
    socket.once('close', () => {
      total--
      if (network === null) return
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  }

  const unanswered = new WeakMap<Socket, number>()

  const answer: RequestListener = (request, response) => {
    const { socket } = request
    const ahead = unanswered.get(socket) ?? 0
    if (ahead >= limits.requestsAhead) {
      socket.destroy()
      return
    }
    unanswered.set(socket, ahead + 1)
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    handler?.(request, response)
  }

  function another(): Server {
    const server = createServer(
      {
        headersTimeout: limits.headMs,
        requestTimeout: limits.requestMs,
        keepAliveTimeout: limits.keptMs,
        connectionsCheckingInterval: limits.checkMs,
      },
      answer,
    )
    server.maxRequestsPerSocket = limits.requestsPerConnection
    server.setTimeout(limits.silentMs)
    server.on('connection', admit)
    server.on('clientError', refuseUnreadable)
    return server
  }

  return {
    serve(given) {
      handler = given
      return another()
    },
    another,
  }
}

const STATUS: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** What is no request, or took too long to become one. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  const status = STATUS[error.code ?? ''] ?? '400 Bad Request'
  if (error.code !== 'ECONNRESET' && socket.writable)
    socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  socket.destroy()
}
