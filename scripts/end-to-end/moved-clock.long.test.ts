/// <reference lib="esnext.temporal" />
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError } from '../../packages/server/src/config.ts'
import { withDatabase } from '../processes/database-facts.ts'
import { clockOffset } from '../start/clock-offset.ts'
import { momentOf, movedClock, OFFSET_VARIABLE, realTime } from '../start/now.mjs'
import { useBrowser } from './browser.ts'
import { openHost } from './host-api.ts'
import { mailsTo } from './mailbox.ts'
import { NOW } from './now.ts'
import { dataDir, origin, site } from './product.ts'

const browser = useBrowser()
const offset = Number(process.env[OFFSET_VARIABLE])
const WORD = '--now=2026-11-28T14:30:00Z'

test.each([
  ['2026-11-28T14:30:00Z', '2026-11-28T14:30:00.000Z'],
  ['2026-11-28T14:30Z', '2026-11-28T14:30:00.000Z'],
  ['2026-11-28T14:30:00.5+05:45', '2026-11-28T08:45:00.500Z'],
])('%s is the moment %s', (text, moment) => {
  expect(momentOf(text)).toBe(Date.parse(moment))
})

test.each([
  '',
  'tomorrow',
  '2026-11-28',
  '2026-11-28T14:30:00',
  '2026-02-30T14:30:00Z',
  '2026-11-28T25:00:00Z',
])('--now=%s is refused with what would be accepted, and moves nothing', (text) => {
  const words = [`--now=${text}`]
  expect(movedClock(words, {})).toEqual({ flags: [], environment: {} })
  expect(() => clockOffset(words, {})).toThrow(
    new ConfigError([`--now: "${text}"; expected a date with time and zone, such as 2026-11-28T14:30:00Z.`]),
  )
})

test.each([
  ['PUBLIC_URL', 'https://meet.example.com'],
  ['DATABASE_URL', 'postgres://user:password@localhost/name'],
])('--now is refused if %s is set', (name, value) => {
  const env = { ...movedClock([WORD], {}).environment, [name]: value }
  expect(() => clockOffset([WORD], env)).toThrow(`--now: ${name} is set; expected no ${name}`)
})

test('without --now, Node gets no other flags and no other environment', () => {
  expect(movedClock(['--small-demo'], {})).toEqual({ flags: [], environment: {} })
  expect(clockOffset(['--small-demo'], {})).toBeUndefined()
})

test('a product that is started again with its offset goes on in the same time', () => {
  const environment = { [OFFSET_VARIABLE]: '123' }
  expect(movedClock([WORD], environment).environment).toEqual(environment)
  expect(clockOffset([WORD], environment)).toBe(123)
})

test('the moved Date is like any other', () => {
  expect(Math.abs(Date.now() - realTime() - offset)).toBeLessThan(60_000)
  expect(Math.abs(Number(new Date()) - Date.now())).toBeLessThan(60_000)
  expect(Date()).toBe(String(new Date(Date())))
  expect(new Date(0)).toBeInstanceOf(Date)
  expect(new Date(0).constructor).toBe(Date)
  expect(new Date(2026, 10, 28).getDate()).toBe(28)
  expect(Math.abs(Temporal.Now.instant().epochMilliseconds - Date.now())).toBeLessThan(60_000)
  expect(new (class Day extends Date {})()).toBeInstanceOf(Date)
})

test('the server, its mails, jobs, database and stand-ins, and the pages with their frames, all have the moved time', async () => {
  const { email, call } = await openHost(origin)
  const [mail] = await mailsTo(origin, email, 1)
  const { created, sent, applied, now } = await factsOf(email)
  for (const at of [created, sent, applied, now, mail?.date]) {
    expect(Number(new Date(String(at)))).toBeGreaterThanOrEqual(Date.parse(NOW) - 1_000)
    expect(Number(new Date(String(at)))).toBeLessThanOrEqual(Date.now())
  }

  const { provider } = await call('GET /stripe/getBilling')
  const payments = await (await fetch(new URL('/', String(provider?.scriptUrl)))).text()
  const [, today = ''] = /It is ([\d-]+) here/.exec(payments) ?? []
  // Other tests let months pass there.
  expect(Date.parse(today)).toBeGreaterThanOrEqual(Date.parse(NOW.slice(0, 10)))

  const page = await browser.open(`${site}/inline.html`)
  await page.frameLocator('iframe').getByRole('main').first().waitFor()
  for (const frame of page.frames()) {
    const at = await frame.evaluate(() => Date.now())
    expect(Math.abs(at - Date.now())).toBeLessThan(60_000)
  }
})

/** When the account was made, its first mail's job was done, and the tables were: by the database's own clock. */
async function factsOf(email: string): Promise<Record<'created' | 'sent' | 'applied' | 'now', Date>> {
  const folder = path.join(dataDir, 'demo-moved-clock')
  const [, , , port] = (await readFile(path.join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n')
  const password = (await readFile(path.join(folder, 'application-password'), 'utf8')).trim()
  const url = `postgres://application:${password}@127.0.0.1:${port}/postgres`
  return withDatabase(url, async (client) => {
    const { rows } = await client.query(
      `select now() as now, (select created_at from accounts where email = $1) as created,
        (select min(applied_at) from migrations) as applied,
        (select max(completed_on) from jobs.job where state = 'completed') as sent`,
      [email],
    )
    return rows[0]
  })
}
