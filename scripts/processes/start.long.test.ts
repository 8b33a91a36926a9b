import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createClient } from '../../packages/contract/src/index.ts'
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded.ts'
import { migrateAt } from '../../packages/server/src/database/migrate.ts'
import { emptyTestDatabase } from '../../packages/server/src/database/test-database.ts'
import { freePortPair } from '../product.ts'
import { DEMO } from '../seed.ts'
import { withDatabase } from './database-facts.ts'
import { isReached, PUBLIC_URL, signInAsDemo, useStarts } from './starts.ts'

const starts = useStarts()

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

describe('the trial', () => {
  test('starts although the states of its stand-ins are torn, and sets them aside', async () => {
    const names = ['google', 'microsoft', 'zoom', 'exchange', 'caldav'].map(
      (name) => `stand-ins/${name}.json`,
    )
    const states = [...names, 'payments-stand-in.json'].map((name) => path.join(starts.dataDir, 'demo', name))
    await mkdir(path.join(starts.dataDir, 'demo', 'stand-ins'), { recursive: true })
    for (const state of states) await writeFile(state, '{"gra')
    expect(await signInAsDemo(await starts.start())).toBe(200)
    for (const state of states) expect(await readFile(`${state}.unreadable`, 'utf8')).toBe('{"gra')
  })

  test('asks a stand-in of the register about tax ids', async () => {
    const { origin } = await starts.start()
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
    const starting = starts.start({ PORT: String(port) })
    await untilReady(`http://localhost:${port}`)
    const answers = await isReached('127.0.0.1', port + 1)
    await starting
    expect(answers).toBe(true)
  })

  test('in the folder of production, as earlier versions had it, is refused, and says where to put it', async () => {
    await starts.stop(await starts.start())
    const demo = path.join(starts.dataDir, 'demo')
    for (const name of await readdir(demo))
      await rename(path.join(demo, name), path.join(starts.dataDir, name))
    const said = await starts.refusal({ PUBLIC_URL })
    expect(said).toContain(
      `DATA_DIR: "${starts.dataDir}". This database holds a trial, whose demo account has a password that everybody knows.`,
    )
    expect(said).toContain(`mv ${starts.dataDir}/cluster ${starts.dataDir}/*-password ${demo}/`)

    // Does what the message says.
    await mkdir(demo, { recursive: true })
    for (const name of ['cluster', 'superuser-password', 'application-password'])
      await rename(path.join(starts.dataDir, name), path.join(demo, name))
    expect(await signInAsDemo(await starts.start())).toBe(200)
  })

  test('on a database of yours marks it, and takes none with accounts', async () => {
    const { url, drop } = await emptyTestDatabase()
    const shown = new URL(url)
    const place = `DATABASE_URL: "postgres://${shown.host}${shown.pathname}"`
    try {
      const trial = await starts.start({ DATABASE_URL: url })
      expect(await signInAsDemo(trial)).toBe(200)
      await starts.stop(trial)
      const said = await starts.refusal({ DATABASE_URL: url, PUBLIC_URL })
      expect(said).toContain(`${place}. This database holds a trial`)
      expect(said).not.toContain(shown.password)
    } finally {
      await drop()
    }
  })
})

describe('tables of a version before the first release', () => {
  const REASON =
    'This database has the tables of a version before the first release, which cannot be upgraded.'
  const MADE_OLD = "update migrations set name = '0001_core.sql' where name = '0001_database.sql'"

  test('are refused in the folder, which can be moved away', async () => {
    await starts.stop(await starts.start({ PUBLIC_URL }))
    const database = await startEmbeddedPostgres(starts.dataDir)
    await withDatabase(database.url, async (client) => client.query(MADE_OLD))
    await database.stop()
    expect(await starts.refusal({ PUBLIC_URL })).toContain(
      `DATA_DIR: "${starts.dataDir}". ${REASON} Move this folder away to start anew: mv ${starts.dataDir} ${starts.dataDir}-old`,
    )

    // Does what the message says.
    await rename(starts.dataDir, `${starts.dataDir}-old`)
    try {
      await starts.start({ PUBLIC_URL })
    } finally {
      await rm(`${starts.dataDir}-old`, { recursive: true })
    }
  })

  test('are refused in a database of yours, and stay as they are', async () => {
    const { url, drop } = await emptyTestDatabase()
    const names = async () =>
      withDatabase(url, async (client) => (await client.query('select name from migrations order by 1')).rows)
    try {
      await migrateAt(url)
      await withDatabase(url, async (client) => client.query(MADE_OLD))
      const before = await names()
      const said = await starts.refusal({ DATABASE_URL: url, PUBLIC_URL })
      expect(said).toContain(`${REASON} Name another, empty database to start anew.`)
      expect(await names()).toEqual(before)
    } finally {
      await drop()
    }
  })
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
  const said = await starts.refusal(env)
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
  expect(
    await starts.refusal({ DATABASE_URL: `postgres://u:s3cret@localhost:${port}/x?sslmode=require` }),
  ).toMatch(new RegExp(`DATABASE_URL: no way into "postgres://localhost:${port}/x" \\(\\w.+\\); expected`))
  await new Promise((resolve) => other.close(resolve))
})

test('HOST that is no address of this machine is named', async () => {
  const said = await starts.refusal({ PUBLIC_URL, HOST: '203.0.113.9' })
  expect(said).toContain(
    'HOST: "203.0.113.9" is no address of this machine; expected one that is, or 0.0.0.0',
  )
})

test('a file where the data should lie is named', async () => {
  const file = path.join(starts.dataDir, 'file')
  await writeFile(file, '')
  expect(await starts.refusal({ DATA_DIR: file })).toContain(`DATA_DIR: "${file}`)
})
