import type { FastifyInstance } from 'fastify'
import type { Server } from 'node:http'
import type { ConnectionGuard } from './connections.ts'

/** What `localhost` is, whatever a machine's own list of names says. */
export const LOCALHOST = ['127.0.0.1', '::1']

/** Listens on an address; false where this machine has none such. Throws where it may not. */
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
 * Listens where the configuration says, on `localhost` by both its addresses: with one of them left to another program
 * half of the visitors would be that one's.
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
    await Promise.all([app.close(), ...others.map(closed)])
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
