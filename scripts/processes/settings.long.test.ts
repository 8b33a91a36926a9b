import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createClient } from '../../packages/contract/src/index.ts'
import { emptyTestDatabase } from '../../packages/server/src/database/test-database.ts'
import { freePortPair } from '../product.ts'
import { DEMO } from '../seed.ts'
import { PUBLIC_URL, signInAsDemo, useStarts } from './starts.ts'

// Every setting that docs/self-hosting.md names, each in a fresh folder.

const SETTINGS_DOC = path.resolve(import.meta.dirname, '../../docs/self-hosting.md')
const starts = useStarts()

const registration = (provider: string) => ({
  [`${provider}_CLIENT_ID`]: 'client-1',
  [`${provider}_CLIENT_SECRET`]: 'secret-1',
})

/** Those of a kind start together. The demo is added where there is no public address. */
const SETTINGS: readonly Record<string, string>[] = [
  { PLANS: 'limited' },
  { PLANS: 'limited', PUBLIC_URL },
  {
    ...registration('GOOGLE'),
    ...registration('MICROSOFT'),
    ...registration('ZOOM'),
    ZOOM_WEBHOOK_SECRET: 'secret-2',
    ...registration('HUBSPOT'),
    ...registration('PIPEDRIVE'),
    HEYREACH_API_URL: 'http://127.0.0.1:1',
    LAGROWTHMACHINE_API_URL: 'http://127.0.0.1:1',
    INSTANTLY_API_URL: 'http://127.0.0.1:1',
  },
  {
    BROWSER_PATH: '/usr/bin/chromium',
    CONTENT_URL: 'https://cdn.example.com',
    TRANSCRIPTION_URL: 'http://127.0.0.1:1/v1/audio/transcriptions?model=small',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'meet@example.test',
    OPERATOR_EMAIL: 'operator@example.test',
    OPERATOR_PASSWORD: 'for a product under test',
    MARKETING_URL: 'https://www.example.test/try',
    SECRET_KEYS: '0123456789abcdef'.repeat(4),
    BLACK_FRIDAY_UNTIL: '2026-11-30',
    CHROME_EXTENSION_IDS: '',
    LOG_LEVEL: 'error',
  },
  {
    PUBLIC_URL,
    HOST: '0.0.0.0',
    ROLE: 'web',
    STORAGE_URL: 'http://key:secret@127.0.0.1:1/bucket?region=eu-central-1',
    TRUSTED_PROXIES: '10.0.0.0/8',
    ALLOW_PRIVATE_FETCH: '1',
  },
  {
    PUBLIC_URL,
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_test1',
  },
]

/** Those that need something of their own, below. */
const ALONE = ['PORT', 'DATA_DIR', 'DATABASE_URL', 'DATABASE_DIRECT_URL', 'KNOWN_HOSTS']

test('every setting of the docs is tried', async () => {
  const rows = (await readFile(SETTINGS_DOC, 'utf8')).split('\n').filter((line) => /^\| `[A-Z]/.test(line))
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  )
  const tried = new Set([...ALONE, ...SETTINGS.flatMap((setting) => Object.keys(setting))])
  expect(named.filter((name) => !tried.has(String(name)))).toEqual([])
})

describe('in a fresh folder starts with', () => {
  test.each(SETTINGS.map((env) => [Object.keys(env).join(', '), env] as const))('%s', async (_, env) => {
    const product = await starts.start(env)
    expect((await fetch(`${product.origin}/readyz`)).status).toBe(200)
    expect(await signInAsDemo(product)).toBe(env.PUBLIC_URL ? 401 : 200)
  })

  test('a name that it is known by besides', async () => {
    const port = await freePortPair()
    const product = await starts.start({ PUBLIC_URL, PORT: String(port), KNOWN_HOSTS: `localhost:${port}` })
    expect((await fetch(`${product.origin}/login`)).status).toBe(200)
  })

  test('a PORT of its own, and this folder as DATA_DIR', async () => {
    const port = await freePortPair()
    const product = await starts.start({ PORT: String(port), DATA_DIR: starts.dataDir })
    expect(product.origin).toBe(`http://localhost:${port}`)
    expect(await signInAsDemo(product)).toBe(200)
  })

  test('a DATABASE_URL, and a DATABASE_DIRECT_URL beside it', async () => {
    const { url, drop } = await emptyTestDatabase()
    try {
      const product = await starts.start({ DATABASE_URL: url, DATABASE_DIRECT_URL: url })
      expect(await signInAsDemo(product)).toBe(200)
      await starts.stop(product)
    } finally {
      await drop()
    }
  })
})

test('with plans, the demo host has a trial with everything that is sold, and an organization', async () => {
  const { origin } = await starts.start({ PLANS: 'limited' })
  const body = { email: DEMO.email, password: DEMO.password }
  const { token } = await createClient({ origin })('POST /users/login', { body })
  const call = createClient({ origin, headers: () => ({ authorization: `Bearer ${token}` }) })
  expect(await call('GET /users/aboutme')).toMatchObject({ account_type: 'prime', plan_type: 'entry_trial' })
  expect((await call('GET /organizations')).organizations).toHaveLength(1)
})
