import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'

/** Serves an example page with a change, on a separate origin until the test ends. */
export async function serveChanged(
  example: string,
  change: (html: string) => string,
  headers: Record<string, string> = {},
): Promise<string> {
  const html = change(await (await fetch(example)).text())
  const server = createServer((request, response) => {
    const isPage = request.url === '/'
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...headers })
    response.end(isPage ? html : '')
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://localhost:${(server.address() as AddressInfo).port}/`
}
