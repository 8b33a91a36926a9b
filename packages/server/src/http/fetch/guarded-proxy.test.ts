import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect, createServer as createTcpServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { openGuardedProxy } from './guarded-proxy.ts'

const site = createServer((request, response) => response.end(`page at ${request.url}`))
const echo = createTcpServer((socket) => socket.pipe(socket))
await Promise.all([site, echo].map(async (server) => once(server.listen(0, '127.0.0.1'), 'listening')))
const portOf = ({ address }: { address: () => unknown }) => (address() as AddressInfo).port
const [sitePort, echoPort] = [
  portOf({ address: () => site.address() }),
  portOf({ address: () => echo.address() }),
]
const rules = { allowPrivate: true, userAgent: 'Test', notPublicAfterMs: 0 }
const [open, strict] = [
  await openGuardedProxy(rules),
  await openGuardedProxy({ ...rules, allowPrivate: false }),
]
afterAll(async () => {
  await Promise.all([open.close(), strict.close()])
  site.close()
  echo.close()
})

/** What the proxy answers to the first lines of a request. */
async function ask({ port }: { port: number }, request: string, then = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const answer = text(socket)
  socket.write(request)
  if (then !== '') {
    await once(socket, 'readable')
    socket.write(then)
  }
  setTimeout(() => socket.end(), 300)
  return answer
}

test('it leads to sites that may be fetched, with TLS and without', async () => {
  const plain = await ask(open, `GET http://127.0.0.1:${sitePort}/a HTTP/1.1\r\nhost: x\r\n\r\n`)
  expect(plain).toContain('page at /a')
  const tunnel = await ask(open, `CONNECT 127.0.0.1:${echoPort} HTTP/1.1\r\nhost: x\r\n\r\n`, 'hello')
  expect(tunnel).toContain('200 Connection established')
  expect(tunnel).toContain('hello')
})

test.each([
  ['this machine', () => `127.0.0.1:${echoPort}`],
  ['its name', () => `localhost:${echoPort}`],
  ['the metadata of a cloud', () => '169.254.169.254:443'],
  ['another port than those of sites', () => '93.184.216.34:25'],
  ['nonsense', () => 'a b'],
])('it does not lead to %s', async (_what, place) => {
  const answer = await ask(strict, `CONNECT ${place()} HTTP/1.1\r\nhost: x\r\n\r\n`)
  expect(answer).not.toContain('200')
})

test('it reads, and writes nothing', async () => {
  const asked = `POST http://127.0.0.1:${sitePort}/a HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n`
  expect(await ask(open, asked)).toContain('405')
})
