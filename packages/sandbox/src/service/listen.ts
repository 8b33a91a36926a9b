import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A call, with its whole body. */
export interface Called {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

export interface Listening {
  /** `http://127.0.0.1:PORT` */
  url: string
  close: () => Promise<void>
}

/** Listens on this machine alone. What throws ends its connection. */
export async function listen(
  answer: (called: Called, response: ServerResponse) => void | Promise<void>,
  port = 0,
): Promise<Listening> {
  const server = createServer((request, response) => {
    void answerOne(request, response).catch(() => response.destroy())
  })
  const answerOne = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', headers, url = '' } = request
    const { pathname: path, searchParams: query } = new URL(url, 'http://stand-in')
    await answer({ method, path, query, headers, body: await text(request) }, response)
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
