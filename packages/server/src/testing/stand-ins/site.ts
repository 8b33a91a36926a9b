import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export interface Site {
  port: number
  /** Requested paths, in order. */
  asked: string[]
}

/** A web site on an address of this machine, until the tests end. */
export async function startSite(address: string, answer: RequestListener, port = 0): Promise<Site> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(String(request.url))
    answer(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, address, resolve)
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return { port: (server.address() as AddressInfo).port, asked }
}
