import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStripe } from '../../packages/sandbox/src/stripe/server.ts'
import { NODE_ENVIRONMENT, NODE_FLAGS } from '../node-flags.mjs'
import type { Product } from '../product.ts'
import { startProduct } from '../product.ts'
import { DEMO } from '../seed.ts'

// `pnpm admin` on the trial's data, with and without a running server.

const ADMIN = path.resolve(import.meta.dirname, '../admin.ts')

let dataDir: string
let product: Product
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'scheduling-admin-'))
  product = await startProduct({ DATA_DIR: dataDir })
})
afterAll(async () => {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function admin(...words: string[]): Promise<string> {
  return adminWith({}, ...words)
}

async function adminWith(more: Record<string, string>, ...words: string[]): Promise<string> {
  const env = { ...process.env, ...NODE_ENVIRONMENT, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...more }
  const said = await promisify(execFile)(process.execPath, [...NODE_FLAGS, ADMIN, ...words], { env }).catch(
    (error: { stderr: string }) => ({ stdout: '', stderr: error.stderr }),
  )
  return said.stdout + said.stderr
}

async function signIn(): Promise<number> {
  const response = await fetch(`${product.origin}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: DEMO.email, password: DEMO.password }),
  })
  return response.status
}

test('says what it does where nothing it knows was typed', async () => {
  expect(await admin()).toMatch(/^Expected one of these behind `pnpm admin`:\n {2}list \[WORD\]/)
  expect(await admin('plan', DEMO.email, 'royal')).toBe(
    'Expected: pnpm admin plan EMAIL prime|basic PLAN EVENTS|unlimited [PEOPLE]\n',
  )
  expect(await admin('disable', 'nobody@example.test', 'Spam')).toMatch(
    /^No account has the email address "nobody@example.test"/,
  )
  expect(await admin('delete', DEMO.email, 'Asked by letter')).toMatch(/--now/)
  expect(await admin('popup', 'teleport', 'Soon')).toMatch(
    /^"teleport" is not a feature; expected one of hide-/,
  )
  expect(await admin('gift-cards')).toBe(
    'No gift cards wait.\nIn stock: none. Each card waits until you send it by hand.\n',
  )
  expect(await admin('gift-card', 'burn', 'x')).toMatch(/^"burn" is not a step; expected sent, hold, /)
})

test('what Stripe sells is brought in line with the table of plans', async () => {
  const stripe = await startStripe({ secretKey: 'sk_test_admin', publishableKey: 'pk_test_admin' })
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_admin',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_admin',
    STRIPE_WEBHOOK_SECRET: 'whsec_admin',
    STRIPE_API_URL: stripe.url,
  }
  expect(await adminWith(keys, 'catalog')).toContain('added the price growth_yearly\n')
  expect(await admin('log')).toMatch(
    / {2}Catalog synced with the payment provider {2}no account {2}on the server {2}added the product/,
  )
  await stripe.close()
})

test('an account is listed, disabled and enabled while the server runs, and the log has it', async () => {
  expect(await admin('list', DEMO.email)).toContain(`${DEMO.email}  `)
  expect(await admin('disable', DEMO.email, 'Sends', 'spam')).toContain('  disabled')
  expect(await signIn()).toBe(403)
  await admin('enable', DEMO.email)
  expect(await signIn()).toBe(200)
  expect(await admin('plan', DEMO.email, 'prime', 'growth_yearly', '12')).toContain(
    'prime, growth_yearly, 12 events',
  )
  expect(await admin('operator', DEMO.email)).toContain('  operator')
  expect(await admin('log')).toMatch(
    /Made an operator.*\n.*Plan changed.*on the server.*\n.*Account enabled.*\n.*Account disabled.*Sends spam\n/,
  )
})

test('a backup of the running server is restored elsewhere, which sends nothing until it is resumed', async () => {
  const [backups, elsewhere] = [path.join(dataDir, 'backups'), { DATA_DIR: path.join(dataDir, 'elsewhere') }]
  await mkdir(backups)
  expect(await admin('backup')).toMatch(/^Expected: pnpm admin backup FOLDER/)
  expect(await admin('backup', backups, '--keep', '7d')).toMatch(
    /^Wrote .*\.backup: \d+ tables with \d+ rows, \d+ files, [\d.]+ MB\. Read again: it is as it was written\.\n$/,
  )
  const [name = ''] = await readdir(backups)
  expect(await admin('restore', path.join(backups, name))).toMatch(/^The database is not empty: /)
  expect(await adminWith(elsewhere, 'restore', path.join(backups, name))).toMatch(
    /^Restored the backup of .*\nThe server sends no emails and calls nobody until you run/,
  )
  expect(await adminWith(elsewhere, 'list', DEMO.email)).toContain(`${DEMO.email}  `)
  expect(await adminWith(elsewhere, 'resume')).toMatch(/^Due jobs: .*\nRestored from the backup of /)
  expect(await adminWith(elsewhere, 'resume', '--now')).toContain('Resumed.')
  expect(await adminWith(elsewhere, 'resume')).toMatch(/^Nothing waits for you/)
})

test('and when it does not run; deleted is gone', async () => {
  await product.stop()
  expect(await admin('delete', DEMO.email, 'Asked by letter', '--now')).toBe(`Deleted ${DEMO.email}.\n`)
  expect(await admin('list', DEMO.email)).toBe('No accounts found.\n')
})
