import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FetchRules } from './guarded-fetch.ts'
import { checkedTarget, fetchAny } from './guarded-fetch.ts'

export interface GuardedProxy {
  /** On this machine. */
  port: number
  close: () => Promise<void>
}

// Ten times what the median page loads.
const BYTES_MAX = 30_000_000
const CONNECTIONS_MAX = 60

/**
 * A proxy for a program that opens a page that somebody entered. It leads only where the guarded fetch may go: each address is
 * looked up once, checked, and connected to exactly as checked. After `BYTES_MAX` it leads nowhere.
 */
export async function openGuardedProxy(rules: FetchRules): Promise<GuardedProxy> {
  const open = new Set<Duplex>()
  const keep = (socket: Duplex) => {
    open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => open.delete(socket))
  }
  let left = BYTES_MAX
  const count = (chunk: Buffer) => {
    left -= chunk.length
    if (left <= 0) for (const socket of open) socket.destroy()
  }

  async function tunnel(request: IncomingMessage, client: Duplex): Promise<void> {
    if (left <= 0 || open.size > CONNECTIONS_MAX) return void client.destroy()
    const site = await tunnelTo(`https://${request.url}`, rules).catch(() => undefined)
    if (!site) return void client.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    keep(site)
    site.once('close', () => client.destroy())
    client.once('close', () => site.destroy())
    site.on('data', count)
    client.write('HTTP/1.1 200 Connection established\r\n\r\n')
    site.pipe(client)
    client.pipe(site)
  }

  const server = createServer((request, response) => void forward(request, response, { rules, count }))
  server.on('connection', keep)
  server.on('connect', (request: IncomingMessage, client: Duplex) => void tunnel(request, client))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Throws `FetchRefused`, or the error of the connection. */
async function tunnelTo(address: string, rules: FetchRules): Promise<Socket> {
  const { target, addresses } = await checkedTarget(address, rules)
  const [first] = addresses
  return new Promise((resolve, reject) => {
    const socket = connect({ host: first?.address ?? '', port: Number(target.port || 443) })
    socket.setTimeout(rules.timeMs ?? 0, () => socket.destroy())
    socket.once('error', reject)
    socket.once('connect', () => resolve(socket))
  })
}

/** Pages without TLS. Only reads. */
async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { rules, count }: { rules: FetchRules; count: (chunk: Buffer) => void },
): Promise<void> {
  try {
    if (request.method !== 'GET') return void response.writeHead(405).end()
    const accept = request.headers.accept ?? '*/*'
    const { status, headers, body } = await fetchAny(
      request.url ?? '',
      { method: 'GET', headers: { accept } },
      rules,
    )
    count(body)
    const type = headers.get('content-type')
    response.writeHead(status, type === null ? {} : { 'content-type': type }).end(body)
  } catch {
    response.writeHead(403).end()
  }
}
