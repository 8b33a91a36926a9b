import { request } from 'node:http'
import { connect } from 'node:net'
import * as consumers from 'node:stream/consumers'

export interface RawRequest {
  method: string
  /** Sent unchanged. */
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
}

export interface RawAnswer {
  status: number
  headers: Headers
  text: string
}

/** For requests that `fetch` would correct before sending. */
export async function rawRequest(origin: string, { body = '', ...options }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin)
  const headers = { ...options.headers, 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    // The server may close a kept connection just as the next request uses it.
    const outgoing = request({ ...options, headers, hostname, port, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.once('error', reject)
      response.once('end', () => {
        const received = new Headers()
        for (const [name, value] of Object.entries(response.headers)) received.set(name, String(value))
        resolve({ status: response.statusCode ?? 0, headers: received, text })
      })
    })
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

/** The raw response to a request that no client would write. The server must close the connection. */
export async function rawText(origin: string, lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return consumers.text(socket)
}
