import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export interface Received {
  method: string | undefined
  path: string | undefined
  headers: Record<string, string | string[] | undefined>
  body: string
}

export interface Receiver {
  /** Ends with a slash. */
  url: string
  /** Requests in order of arrival. */
  received: Received[]
  /** How it responds from now on. At first with 204, at once. */
  answer: {
    status: number
    headers?: Record<string, string>
    body?: string
    afterMs?: number
    when?: Promise<unknown>
  }
  /** The highest number of parallel requests so far. */
  mostAtOnce: number
}

/** A program that receives webhooks, until the tests end. */
export async function startReceiver(): Promise<Receiver> {
  const receiver: Receiver = { url: '', received: [], answer: { status: 204 }, mostAtOnce: 0 }
  let open = 0
  const server = createServer((request, response) => {
    receiver.mostAtOnce = Math.max(receiver.mostAtOnce, ++open)
    response.once('close', () => open--)
    const { method, url: path, headers } = request
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (text: string) => (body += text))
    request.once('end', () => {
      receiver.received.push({ method, path, headers, body })
      const { status, headers: answered, body: said, afterMs = 0, when } = receiver.answer
      const answer = () => response.writeHead(status, answered).end(said)
      if (when) return void when.then(answer)
      const answering = setTimeout(answer, afterMs)
      response.once('close', () => clearTimeout(answering))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return receiver
}
