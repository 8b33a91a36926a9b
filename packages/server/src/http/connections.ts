import type { RequestListener, Server } from 'node:http'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { networkOf } from './network.ts'
import type { IsProxy } from './proxies.ts'

/** How long we wait for slow clients, and how many connections may be open. */
export interface ConnectionLimits {
  /** From the connection, or the first byte of a further request, to the end of the head. */
  headMs: number
  /** To the end of the body. */
  requestMs: number
  /** How long a connection may stay silent while there is something to read or write. */
  silentMs: number
  /** How long an idle connection is kept for a further request. */
  keptMs: number
  /** How often we check the first two limits. */
  checkMs: number
  requestsPerConnection: number
  /**
   * Requests that may arrive before the first one is answered: responses that a client does not read take
   * memory.
   */
  requestsAhead: number
  all: number
  /** Per IPv4 address, or per 64 bits of IPv6. Trusted proxies have no such limit. */
  perNetwork: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headMs: 15_000,
  // The longest body, 256 kB, over a bad phone line.
  requestMs: 30_000,
  // Longer than our longest task for a waiting client: asking another site.
  silentMs: 60_000,
  // Longer than proxies keep theirs: if we closed first, a request on its way would be lost.
  keptMs: 72_000,
  checkMs: 5_000,
  requestsPerConnection: 10_000,
  // Browsers and proxies send one.
  requestsAhead: 8,
  all: 4_000,
  // A large office behind one address, with six connections per visitor.
  perNetwork: 256,
}

export interface ConnectionGuard {
  /** Makes a server with these limits. They count across all servers of one guard. */
  serve(handler: RequestListener): Server
  /** Another server with the same handler, for another address. */
  another(): Server
  /**
   * Call it when the servers stop. Ends connections without a request under way, and takes no new ones. Node only ends those
   * that had a request: a browser that connects ahead would hold up the stop until it is silent for too long.
   */
  endUnused(): void
}

export function connectionGuard(limits: ConnectionLimits, isProxy: IsProxy): ConnectionGuard {
  const open = new Map<string, number>()
  const sockets = new Set<Socket>()
  let total = 0
  let isEnding = false
  let handler: RequestListener | undefined

  /** Closes excess connections without a response: a response would cost what is scarce. */
  function admit(socket: Socket): void {
    const { remoteAddress = '' } = socket
    const network = isProxy(remoteAddress) ? null : networkOf(remoteAddress)
    const ofNetwork = network === null ? 0 : (open.get(network) ?? 0)
    if (isEnding || total >= limits.all || ofNetwork >= limits.perNetwork) {
      socket.destroy()
      return
    }
    total++
    sockets.add(socket)
    if (network !== null) open.set(network, ofNetwork + 1)
    socket.once('close', () => {
      total--
      sockets.delete(socket)
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
    response.once('close', () => {
      const left = (unanswered.get(socket) ?? 1) - 1
      unanswered.set(socket, left)
      // Its head may have been sent before the stop, and promised to keep the connection.
      if (isEnding && left === 0) socket.destroySoon()
    })
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
    endUnused() {
      isEnding = true
      for (const socket of sockets) if (!unanswered.get(socket)) socket.destroy()
    },
  }
}

const STATUS: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Handles what is not a request, or took too long to become one. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  const status = STATUS[error.code ?? ''] ?? '400 Bad Request'
  if (error.code !== 'ECONNRESET' && socket.writable)
    socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  socket.destroy()
}
