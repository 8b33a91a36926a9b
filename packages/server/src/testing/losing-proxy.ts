import type { AddressInfo } from 'node:net'
import { createServer, request } from 'node:http'
import { once } from 'node:events'

/** A way to a server on which answers are lost: the server has done what it was asked, and the caller never hears. */
export interface LosingProxy extends AsyncDisposable {
  origin: string
  /** Loses the next answer to this method and path. */
  loseNext(method: string, path: string): void
  /** How many calls were sent there. */
  callsOf(method: string, path: string): number
}

export async function losingProxy(target: string): Promise<LosingProxy> {
  const calls: string[] = []
  const losing = new Set<string>()
  const server = createServer((incoming, answer) => {
    const key = `${incoming.method} ${incoming.url?.replace('/api/v1', '').split('?', 1)[0]}`
    calls.push(key)
    const { method, headers } = incoming
    const outgoing = request(new URL(incoming.url ?? '/', target), { method, headers }, (response) => {
      if (losing.delete(key)) return void response.resume().once('end', () => incoming.socket.destroy())
      answer.writeHead(response.statusCode ?? 500, response.headers)
      response.pipe(answer)
    })
    incoming.pipe(outgoing)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    loseNext: (method, path) => void losing.add(`${method} ${path}`),
    callsOf: (method, path) => calls.filter((each) => each === `${method} ${path}`).length,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
