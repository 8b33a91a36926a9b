import { createServer, request as send } from 'node:http'
import type { OutgoingHttpHeaders } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { DAY } from '@scheduling/domain'
import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../testing/app.ts'
import { CERTIFICATE, KEY } from '../../domains/testing/certificate.ts'
import { checkedServer, problemsFound } from '../testing/checked-server.ts'
import { addressCheck, certificateCheck, certificateFindings, forwardingFindings } from './address.ts'
import { PROBE_HEADER, PROBE_PATH, probeRequest } from './probe.ts'

const app = await startTestApp()

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  return (server.address() as AddressInfo).port
}

/** A proxy in front of the server that sends other headers than it got. */
async function proxyWith(change: OutgoingHttpHeaders): Promise<string> {
  const { hostname, port } = new URL(app.url)
  const proxy = createServer(({ url = '/', method, headers }, response) => {
    send({ hostname, port, path: url, method, headers: { ...headers, ...change } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    }).end()
  })
  return `http://127.0.0.1:${await portOf(proxy)}`
}

const at = (publicUrl: string) => checkedServer(app, { publicUrl })

test('finds nothing wrong where the address leads here, through a proxy or not', async () => {
  expect(await problemsFound(addressCheck, at(app.url))).toEqual([])
  expect(await problemsFound(addressCheck, at(await proxyWith({})))).toEqual([])
})

test('finds a proxy that changes Host', async () => {
  expect(await problemsFound(addressCheck, at(await proxyWith({ host: 'upstream.internal' })))).toEqual([
    ['error', 'The proxy in front does not pass on the Host header.'],
  ])
})

test('finds an address that leads to another server, to something else, or nowhere', async () => {
  const elsewhere = [['error', 'PUBLIC_URL does not lead to this server.']]
  // Test databases are copies of one, so all servers have one key.
  const anotherDatabase = { query: async () => ({ rows: [{ value: Buffer.alloc(32, 9) }] }) }
  const database = anotherDatabase as unknown as pg.Pool
  expect(await problemsFound(addressCheck, { ...at(app.url), database })).toEqual(elsewhere)
  const page = createServer((_request, response) => response.end('{"proof":"<html>"}'))
  expect(await problemsFound(addressCheck, at(`http://127.0.0.1:${await portOf(page)}`))).toEqual(elsewhere)
  expect(await problemsFound(addressCheck, at('http://127.0.0.1:1'))).toEqual([
    ['error', 'PUBLIC_URL cannot be reached.'],
  ])
})

test('asks nobody before a server has started on the database', async () => {
  await app.context.pool.query("update secrets set name = 'doctor before' where name = 'doctor'")
  expect(await problemsFound(addressCheck, checkedServer(app))).toEqual([
    ['note', 'Whether PUBLIC_URL leads here could not be checked.'],
  ])
  await app.context.pool.query("update secrets set name = 'doctor' where name = 'doctor before'")
})

test.each([
  [{ peer: '172.18.0.2', isForwarded: true }, 'The proxy in front is not trusted, so'],
  [{ peer: '::ffff:172.18.0.2', isForwarded: true }, 'The proxy in front is not trusted, so'],
  [{ peer: '127.0.0.1', isForwarded: false }, 'The proxy in front does not say who visits, so'],
])('finds that visitors look like one: %o', (answer, beginning) => {
  const config = { publicUrl: 'https://meet.example.com', trustedProxies: ['10.0.0.0/8'] }
  expect(forwardingFindings(config, answer)).toMatchObject([
    { severity: 'error', problem: expect.stringMatching(`^${beginning}`) as string },
  ])
})

test.each([
  ['https://meet.example.com', { peer: '10.1.2.3', isForwarded: true }],
  ['https://meet.example.com', { peer: '127.0.0.1', isForwarded: true }],
  ['https://meet.example.com', { peer: '203.0.113.9', isForwarded: false }],
  ['http://localhost:3000', { peer: '127.0.0.1', isForwarded: false }],
])('visitors of %s are told apart: %o', (publicUrl, answer) => {
  expect(forwardingFindings({ publicUrl, trustedProxies: ['10.0.0.0/8'] }, answer)).toEqual([])
})

test('the server answers the doctor alone', async () => {
  const ask = async (header: string) => {
    const { status } = await fetch(`${app.url}${PROBE_PATH}`, { headers: { [PROBE_HEADER]: header } })
    return status
  }
  const { rows } = await app.context.pool.query<{ value: Buffer }>(
    "select value from secrets where name = 'doctor'",
  )
  const { header, nonce } = probeRequest(rows[0]?.value ?? Buffer.alloc(0))
  expect(await ask(header)).toBe(200)
  for (const wrong of [
    '',
    nonce,
    `${nonce}.`,
    `${nonce}0.${header.split('.')[1]}`,
    probeRequest(Buffer.alloc(32)).header,
  ])
    expect(await ask(wrong)).toBe(404)
})

test('finds a certificate that browsers do not trust, and an address without one', async () => {
  const secure = createSecureServer({ cert: CERTIFICATE, key: KEY }, (_request, response) => response.end())
  const port = await portOf(secure)
  expect(await problemsFound(certificateCheck, at(`https://localhost:${port}`))).toEqual([
    ['error', 'Browsers do not trust the certificate of PUBLIC_URL.'],
  ])
  expect(await problemsFound(certificateCheck, at('http://meet.example.com'))).toEqual([
    ['error', 'Passwords and names travel unencrypted.'],
  ])
  expect(await certificateCheck.run(at('http://localhost:3000'))).toBeUndefined()
})

test('finds a certificate that ends soon', () => {
  const now = Date.parse('2027-03-01T00:00:00Z')
  expect(certificateFindings({ endsAt: now + 14 * DAY }, now)).toEqual([])
  expect(certificateFindings({ endsAt: now + 14 * DAY - 1 }, now)).toMatchObject([
    { severity: 'warning', evidence: 'It ends in 13 days.' },
  ])
})
