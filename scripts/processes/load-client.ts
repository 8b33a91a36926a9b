import { Agent, request } from 'node:http'

export interface Reply {
  status: number
  /** The parsed body. Undefined if there is none. */
  body: unknown
  milliseconds: number
}

/** One of many callers, with a kept-alive connection like browsers and proxies. Throws if it breaks. */
export interface Caller {
  send(method: string, path: string, options?: SendOptions): Promise<Reply>
  close(): void
}

export interface SendOptions {
  body?: unknown
  headers?: Record<string, string>
}

const PATIENCE_MS = 30_000

export function openCaller(origin: string): Caller {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    send: (method, path, { body, headers = {} } = {}) => {
      const text = body === undefined ? '' : JSON.stringify(body)
      const began = performance.now()
      return new Promise((resolve, reject) => {
        const outgoing = request(
          {
            agent,
            hostname,
            port,
            method,
            path: `/api/v1${path}`,
            timeout: PATIENCE_MS,
            headers: {
              ...headers,
              ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
            },
          },
          (response) => {
            let answer = ''
            response.setEncoding('utf8')
            response.on('data', (chunk: string) => (answer += chunk))
            response.once('error', reject)
            response.once('end', () => {
              const parsed: unknown = answer ? JSON.parse(jsonIn(answer)) : undefined
              resolve({
                status: response.statusCode ?? 0,
                body: parsed,
                milliseconds: performance.now() - began,
              })
            })
          },
        )
        outgoing.once('timeout', () => outgoing.destroy(new Error(`No answer within ${PATIENCE_MS} ms`)))
        outgoing.once('error', reject)
        outgoing.end(text)
      })
    },
    close: () => agent.destroy(),
  }
}

/** An answer of MCP is a stream with one event. */
function jsonIn(answer: string): string {
  return /^data: (.*)$/m.exec(answer)?.[1] ?? answer
}
