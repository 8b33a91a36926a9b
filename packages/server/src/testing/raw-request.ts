import { request } from 'node:http'
import { connect } from 'node:net'
import * as consumers from 'node:stream/consumers'

export interface RawRequest {
  method: string
  /** Sent as it is, whatever is in it. */
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
}

export interface RawAnswer {
  status: number
  headers: Headers
  text: string
}

/** For what `fetch` would set right before it sends it. */
export async function rawRequest(origin: string, { body = '', ...options }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin)
  const headers = { ...options.headers, 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    // A kept connection may be closed by the server at the moment in which the next request takes it.
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

/** What comes back, status line and all, for a request that no client would write so; the server has to close. */
export async function rawText(origin: string, lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return consumers.text(socket)
}
