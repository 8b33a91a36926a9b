import { createServer as createPlain } from 'node:http'
import type { Server } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { setDefaultCACertificates, getCACertificates } from 'node:tls'
import { afterAll, expect, test } from 'vitest'
import { reachBy } from './reach.ts'
import { CERTIFICATE, KEY } from './testing/certificate.ts'

let answer: { status: number; body: string } = { status: 200, body: '{"data":{"link":"ana"}}' }
const hosts: (string | undefined)[] = []

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  return String((server.address() as AddressInfo).port)
}
const port = await listen(
  createServer({ cert: CERTIFICATE, key: KEY }, (request, response) => {
    hosts.push(request.headers.host)
    response.writeHead(answer.status).end(answer.body)
  }),
)
const plain = await listen(createPlain((_request, response) => response.end()))

const trusted = getCACertificates('default')
const ask = (at = port, allowPrivate = true, addresses = ['127.0.0.1']) =>
  reachBy({ allowPrivate, port: at })('meet.firma.test', addresses, 'ana')

test('a certificate that nobody trusts is none', async () => {
  expect(await ask()).toEqual({ state: 'no_certificate', found: null })
  expect(await ask(plain)).toEqual({ state: 'no_certificate', found: null })
  expect(hosts).toEqual([])
})

test('with one that is trusted, the answer has to be this server’s, for this link', async () => {
  setDefaultCACertificates([...trusted, CERTIFICATE])
  afterAll(() => setDefaultCACertificates(trusted))
  expect(await ask()).toBeNull()
  expect(hosts).toEqual([`meet.firma.test:${port}`])
  for (const wrong of [
    { status: 421, body: '{}' },
    { status: 200, body: '{"data":{"link":"somebody-else"}}' },
    { status: 200, body: '<html>' },
    { status: 200, body: `{"data":{"link":"ana"},"more":"${'x'.repeat(2_000)}"}` },
  ]) {
    answer = wrong
    expect(await ask()).toMatchObject({ state: 'no_answer' })
  }
})

test('an address inside is not asked, nor one where nobody listens', async () => {
  hosts.length = 0
  expect(await ask(port, false)).toEqual({ state: 'no_answer', found: null })
  expect(await ask(port, true, ['127.0.0.1', '169.254.169.254'])).toEqual({ state: 'no_answer', found: null })
  expect(await ask(port, true, [])).toEqual({ state: 'no_answer', found: null })
  expect(await ask('1')).toEqual({ state: 'no_answer', found: null })
  expect(hosts).toEqual([])
})
