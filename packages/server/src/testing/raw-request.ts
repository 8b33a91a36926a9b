import { Agent, request } from 'node:http'

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

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** For what `fetch` would set right before it sends it. */
export async function rawRequest(origin: string, wanted: RawRequest): Promise<RawAnswer> {
  try {
    return await send(origin, wanted)
  } catch (error) {
    // The server may close a kept connection at the moment in which the next request takes it.
    if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET') return send(origin, wanted)
    throw error
  }
}

async function send(origin: string, { body = '', ...options }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin)
  const headers = { ...options.headers, 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const outgoing = request({ ...options, headers, hostname, port, agent }, (response) => {
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
