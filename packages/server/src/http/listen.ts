import type { FastifyInstance } from 'fastify'
import type { Server } from 'node:http'
import type { ConnectionGuard } from './connections.ts'

/** The addresses of `localhost`, whatever the machine's hosts file says. */
export const LOCALHOST = ['127.0.0.1', '::1']

/** Listens on an address. False if this machine does not have it. Throws if it is not permitted. */
export async function opens(server: Server, host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(false)
      else reject(error)
    })
    server.listen({ host, port, ipv6Only: host !== '::' }, () => resolve(true))
  })
}

/**
 * Listens as configured. `localhost` means both its addresses: otherwise another program could take one of
 * them, and half of the visitors.
 */
export async function listen(
  app: FastifyInstance,
  guard: ConnectionGuard,
  { host, port }: { host: string; port: number },
): Promise<{ address: string; stop: () => Promise<void> }> {
  const [first = host, ...more] = host === 'localhost' ? LOCALHOST : [host]
  const address = await app.listen({ host: first, port })
  const others: Server[] = []
  const stop = async () => {
    const closing = Promise.all([app.close(), ...others.map(closed)])
    guard.endUnused()
    await closing
  }
  try {
    for (const other of more) {
      const server = guard.another()
      if (await opens(server, other, Number(new URL(address).port))) others.push(server)
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { address, stop }
}

async function closed(server: Server): Promise<void> {
  await new Promise((resolve) => server.close(resolve))
}
