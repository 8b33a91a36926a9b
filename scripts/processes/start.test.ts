import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createClient } from '../../packages/contract/src/index.ts'
import { emptyTestDatabase } from '../../packages/server/src/database/test-database.ts'
import type { Product } from '../product.ts'
import { freePortPair, startProduct } from '../product.ts'
import { DEMO } from '../seed.ts'

// `npm start` with all kinds of settings that an operator may have.

let dataDir: string
const running: Product[] = []
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'scheduling-start-'))
})
afterEach(async () => {
  for (const product of running.splice(0)) await product.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(env: Record<string, string> = {}): Promise<Product> {
  const product = await startProduct({ DATA_DIR: dataDir, ...env })
  running.push(product)
  return product
}

async function stop(product: Product): Promise<void> {
  running.splice(running.indexOf(product), 1)
  await product.stop()
}

/** What it prints if it does not start. */
async function refusal(env: Record<string, string>): Promise<string> {
  return start(env).then(
    () => {
      throw new Error('It started')
    },
    (error: Error) => error.message,
  )
}

async function signInAsDemo({ origin }: Product): Promise<number> {
  const body = JSON.stringify({ email: DEMO.email, password: DEMO.password })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/api/v1/users/login`, { method: 'POST', headers, body })
  return answer.status
}

const statusOf = async (address: string) => (await fetch(address)).status

/** An address under which other machines reach this one. */
const outside = Object.values(os.networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

async function isReached(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port })
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
    setTimeout(() => socket.destroy(), 500).unref()
  })
}

async function reached(port: number): Promise<Record<string, boolean>> {
  const hosts = ['127.0.0.1', '::1', ...(outside ? [outside] : [])]
  return Object.fromEntries(await Promise.all(hosts.map(async (host) => [host, await isReached(host, port)])))
}

async function untilReady(origin: string): Promise<void> {
  for (;;) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const HERE = { '127.0.0.1': true, '::1': true }
const here = outside ? { ...HERE, [outside]: false } : HERE
const everywhere = outside ? { ...HERE, [outside]: true } : HERE
const PUBLIC_URL = 'https://meet.example.test'

describe('the trial', () => {
  test('is for this machine alone, and production after it knows nothing of it', async () => {
    const trial = await start()
    const port = Number(new URL(trial.origin).port)
    expect(await reached(port)).toEqual(here)
    expect(await reached(port + 1)).toEqual(here)
    expect(await signInAsDemo(trial)).toBe(200)
    for (const place of ['/dev/mailbox', '/admin', '/demo/30min'])
      expect([place, await statusOf(trial.origin + place)]).toEqual([place, 200])
    await stop(trial)

    const real = await start({ PUBLIC_URL })
    expect(await signInAsDemo(real)).toBe(401)
    for (const place of ['/dev/mailbox', '/dev/mailbox.json', '/admin', '/demo/30min'])
      expect([place, await statusOf(real.origin + place)]).toEqual([place, 404])
    expect(await reached(Number(new URL(real.origin).port))).toEqual(here)
    expect(await isReached('127.0.0.1', Number(new URL(real.siteOrigin).port))).toBe(false)
  })

  test('starts although the states of its stand-ins are torn, and sets them aside', async () => {
    const names = ['google', 'microsoft', 'zoom', 'exchange', 'caldav'].map(
      (name) => `stand-ins/${name}.json`,
    )
    const states = [...names, 'payments-stand-in.json'].map((name) => path.join(dataDir, 'demo', name))
    await mkdir(path.join(dataDir, 'demo', 'stand-ins'), { recursive: true })
    for (const state of states) await writeFile(state, '{"gra')
    expect(await signInAsDemo(await start())).toBe(200)
    for (const state of states) expect(await readFile(`${state}.unreadable`, 'utf8')).toBe('{"gra')
  })

  test('asks a stand-in of the register about tax ids', async () => {
    const { origin } = await start()
    const body = { email: DEMO.email, password: DEMO.password }
    const { token } = await createClient({ origin })('POST /users/login', { body })
    const call = createClient({ origin, headers: () => ({ authorization: `Bearer ${token}` }) })
    const ask = async (tax_id: string) =>
      call('POST /stripe/validateEUVAT', { body: { tax_id, key: randomUUID() } })
    expect(await ask('DE123456780')).toMatchObject({ valid: true, checked: true })
    expect(await ask('DE123456789')).toMatchObject({ valid: false, checked: true })
  })

  test('is ready only when its third-party site answers too', async () => {
    const port = await freePortPair()
    const starting = start({ PORT: String(port) })
    await untilReady(`http://localhost:${port}`)
    const answers = await isReached('127.0.0.1', port + 1)
    await starting
    expect(answers).toBe(true)
  })

  test('in the folder of production, as earlier versions had it, is refused, and says where to put it', async () => {
    await stop(await start())
    const demo = path.join(dataDir, 'demo')
    for (const name of await readdir(demo)) await rename(path.join(demo, name), path.join(dataDir, name))
    const said = await refusal({ PUBLIC_URL })
    expect(said).toContain(
      `DATA_DIR: "${dataDir}". This database holds a trial, whose demo account has a password that everybody knows.`,
    )
    expect(said).toContain(`mv ${dataDir}/cluster ${dataDir}/*-password ${demo}/`)

    // Does what the message says.
    await mkdir(demo, { recursive: true })
    for (const name of ['cluster', 'superuser-password', 'application-password'])
      await rename(path.join(dataDir, name), path.join(demo, name))
    expect(await signInAsDemo(await start())).toBe(200)
  })

  test('on a database of yours marks it, and takes none with accounts', async () => {
    const { url, drop } = await emptyTestDatabase()
    const shown = new URL(url)
    const place = `DATABASE_URL: "postgres://${shown.host}${shown.pathname}"`
    try {
      const trial = await start({ DATABASE_URL: url })
      expect(await signInAsDemo(trial)).toBe(200)
      await stop(trial)
      const said = await refusal({ DATABASE_URL: url, PUBLIC_URL })
      expect(said).toContain(`${place}. This database holds a trial`)
      expect(said).not.toContain(shown.password)
    } finally {
      await drop()
    }
  })
})

test.skipIf(!outside)('HOST opens the port, of a server with a public address', async () => {
  const product = await start({ PUBLIC_URL, HOST: '0.0.0.0' })
  const port = Number(new URL(product.origin).port)
  expect(await reached(port)).toEqual({ ...everywhere, '::1': false })
  expect(await statusOf(`http://${outside}:${port}/healthz`)).toBe(200)
  expect(await statusOf(`http://${outside}:${port}/login`)).toBe(421)
})

test('a port of which another program has only the other address is in use', async () => {
  const port = await freePortPair()
  const other = net.createServer().listen(port, '::1')
  expect(await refusal({ PUBLIC_URL, PORT: String(port) })).toContain(
    `PORT: ${port} is in use by another program; set PORT to a free one.`,
  )
  await new Promise((resolve) => other.close(resolve))
})

test.each([
  ['PUBLIC_URL: not set; expected the address under which people reach', { HOST: '0.0.0.0' }],
  ['PUBLIC_URL: not set; expected the address under which people reach', { ROLE: 'worker' }],
  ['OPERATOR_PASSWORD: 6 characters; expected at least 12.', { OPERATOR_PASSWORD: 's3cret' }],
  [
    'DATABASE_URL: "mysql://db/x"; expected one such as postgres://',
    { DATABASE_URL: 'mysql://u:s3cret@db/x' },
  ],
  [
    'DATABASE_URL: no way into "postgres://127.0.0.1:1/x"',
    { DATABASE_URL: 'postgres://u:s3cret@127.0.0.1:1/x' },
  ],
  [
    'DATABASE_URL: no way into "postgres://nowhere.invalid/x"',
    { DATABASE_URL: 'postgres://u:s3cret@nowhere.invalid/x' },
  ],
  [
    'SMTP_URL: "imap://mail.example"; expected one such as smtp://',
    { SMTP_URL: 'imap://u:s3cret@mail.example' },
  ],
  [
    'DATA_DIR: "/proc/scheduling" cannot be used (ENOENT); expected a folder',
    { DATA_DIR: '/proc/scheduling' },
  ],
  ['DATA_DIR: "/dev/null/', { DATA_DIR: '/dev/null' }],
])('%s …', async (sentence, env: Record<string, string>) => {
  const said = await refusal(env)
  expect(said).toContain(sentence)
  expect(said).not.toMatch(/s3cret|\n +at /)
})

test('a server at DATABASE_URL that is no PostgreSQL is named, and what it did', async () => {
  const port = await freePortPair()
  const other = net.createServer((socket) => {
    // It must also read, to notice that the caller is gone.
    socket
      .on('error', () => {})
      .resume()
      .end('HTTP/1.1 400 Bad Request\r\n\r\n')
  })
  other.listen(port)
  expect(await refusal({ DATABASE_URL: `postgres://u:s3cret@localhost:${port}/x?sslmode=require` })).toMatch(
    new RegExp(`DATABASE_URL: no way into "postgres://localhost:${port}/x" \\(\\w.+\\); expected`),
  )
  await new Promise((resolve) => other.close(resolve))
})

test('HOST that is no address of this machine is named', async () => {
  const said = await refusal({ PUBLIC_URL, HOST: '203.0.113.9' })
  expect(said).toContain(
    'HOST: "203.0.113.9" is no address of this machine; expected one that is, or 0.0.0.0',
  )
})

test('a file where the data should lie is named', async () => {
  const file = path.join(dataDir, 'file')
  await writeFile(file, '')
  expect(await refusal({ DATA_DIR: file })).toContain(`DATA_DIR: "${file}`)
})
