import net from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

export interface Link {
  roundTripMs: number
  bitsPerSecond: number
}

/** A link to a server, as long and as narrow as a visitor's. */
export interface SlowLink {
  origin: string
  /** Bytes that came down the link so far. */
  bytes(): number
  stop(): Promise<void>
}

// Connecting (TCP) and the key exchange (TLS 1.3) take one round trip each. Leaves out DNS.
const SET_UP_ROUND_TRIPS = 2
// What a sender may send before the first acknowledgment, RFC 6928. Doubles with each round trip.
const FIRST_FLIGHT_BYTES = 10 * 1460

/**
 * A proxy in front of a local server. Browsers only slow down requests; here, connections cost round trips too.
 */
export async function startSlowLink(port: number, { roundTripMs, bitsPerSecond }: Link): Promise<SlowLink> {
  const oneWay = roundTripMs / 2
  const sockets = new Set<Socket>()
  let bytes = 0
  // All connections of the visitor share one line.
  let lineFreeAt = 0

  function down(visitor: Socket) {
    let flightAt = 0
    let flight = FIRST_FLIGHT_BYTES
    let room = 0
    return (data: Buffer) => {
      for (let rest = data; rest.length > 0;) {
        const now = performance.now()
        if (room === 0 || now > flightAt + roundTripMs) {
          // The window was used up, so it doubles with the next acknowledgment.
          if (room === 0 && flightAt > 0) flight *= 2
          flightAt = Math.max(now, flightAt && room === 0 ? flightAt + roundTripMs : now)
          room = flight
        }
        const part = rest.subarray(0, room)
        rest = rest.subarray(part.length)
        room -= part.length
        lineFreeAt = Math.max(lineFreeAt, flightAt, now) + (part.length * 8_000) / bitsPerSecond
        setTimeout(
          () => {
            bytes += part.length
            visitor.write(part)
          },
          lineFreeAt + oneWay - now,
        )
      }
    }
  }

  const server = net.createServer((visitor) => {
    const upstream = net.connect(port, 'localhost')
    const readyAt = performance.now() + SET_UP_ROUND_TRIPS * roundTripMs
    visitor.on('data', (data) => {
      const now = performance.now()
      setTimeout(() => upstream.write(data), Math.max(readyAt - now, 0) + oneWay)
    })
    upstream.on('data', down(visitor))
    for (const [socket, other] of [
      [visitor, upstream],
      [upstream, visitor],
    ] as const) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    bytes: () => bytes,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
