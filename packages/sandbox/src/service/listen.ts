import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'

/** A call with its whole body. */
export interface Called {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
  /** Its connection: NTLM signs in once for all calls on it. */
  socket: Socket
}

export interface Listening {
  /** `http://127.0.0.1:PORT` */
  url: string
  close: () => Promise<void>
}

/** Listens on this machine only, at `port` if it is free. If the handler throws, the connection ends. */
export async function listen(
  answer: (called: Called, response: ServerResponse) => void | Promise<void>,
  port = 0,
): Promise<Listening> {
  const server = createServer((request, response) => {
    void answerOne(request, response).catch(() => response.destroy())
  })
  const answerOne = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', headers, url = '', socket } = request
    const { pathname: path, searchParams: query } = new URL(url, 'http://stand-in')
    await answer({ method, path, query, headers, socket, body: await text(request) }, response)
  }
  const listenAt = async (wanted: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(wanted, '127.0.0.1', resolve)
    })
  await listenAt(port).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    await listenAt(0)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
