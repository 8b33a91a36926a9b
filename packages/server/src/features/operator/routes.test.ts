import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, book, openAccount, PASSWORD } from '../../testing/hosts.ts'

const SECRETS = { smtpUrl: 'smtp://mailer:s3cret-mail@mail.example', operatorPassword: 's3cret-operator' }
const app = await startTestApp({
  ...SECRETS,
  mails: 'waiting',
  roles: ['web', 'worker'],
  publicUrl: 'http://meet.example.test',
  knownHosts: ['127.0.0.1:*', 'old<b>.example.test'],
})
const headers = { authorization: `Basic ${Buffer.from(`x:${SECRETS.operatorPassword}`).toString('base64')}` }

async function page(language = 'en') {
  const response = await fetch(`${app.url}/admin`, { headers: { ...headers, 'accept-language': language } })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const textOf = (markup: string) =>
  markup.replaceAll(/<style>[^]*<\/style>|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('says how it stands, and what is wrong', async () => {
  const { status, text } = await page()
  expect(status).toBe(200)
  const words = textOf(text)
  expect(words).toContain('2 things are wrong Nobody gets any email: SMTP_URL is not set. Set it,')
  expect(words).toMatch(
    /Version \d+\.\d+\.\d+ This process answers requests sends emails, reminders and webhooks/,
  )
  expect(words).toContain(
    'Other names 127.0.0.1:* old&lt;b&gt;.example.test Trusted proxies those on this machine',
  )
  expect(words).toMatch(
    /Version PostgreSQL \d+[\d.]* Size [\d.]+ MB Role application Newest migration \d{4}_\w+\.sql Newest backup never/,
  )
})

test('counts mails that wait, and since when', async () => {
  expect(textOf((await page()).text)).toContain('Status waiting Waiting now none')
  const host = await openAccount(app)
  await book(app, host, await addEvent(host), '2027-03-02T09:00:00Z')
  // The database's clock runs, but the test's clock stands still.
  app.clock.set(new Date(Date.now() + 3_600_000).toISOString())
  await expect
    .poll(async () => textOf((await page()).text))
    .toMatch(/Waiting now \d+, since \w+, \w+ \d+, 20\d\d, \d+:\d\d/)
})

test('says so where secrets are kept beside the key that opens them', async () => {
  expect(textOf((await page()).text)).not.toContain('SECRET_KEYS')
  const { api } = await openAccount(app)
  await api.call('POST /users/two-factor', { body: { current: PASSWORD } })
  expect(textOf((await page()).text)).toContain('Set SECRET_KEYS to 64 hexadecimal digits')
})

// Its tools are only looked for, so files of their names will do.
const withTools = await mkdtemp(path.join(tmpdir(), 'tools-'))
for (const tool of ['ffmpeg', 'ffprobe']) await writeFile(path.join(withTools, tool), '', { mode: 0o755 })
afterAll(async () => rm(withTools, { recursive: true }))

test.each([
  [[withTools], 'This process has ffmpeg'],
  [[], 'Install ffmpeg, and start the server again.'],
])('says whether videos are converted, and what else there is', async (ffmpegFolders, said) => {
  const other = await startTestApp({ ...SECRETS, ffmpegFolders })
  const text = await (await fetch(`${other.url}/admin`, { headers })).text()
  expect(textOf(text)).toContain(said)
})

test('tells nobody a secret', async () => {
  const { text } = await page()
  for (const secret of ['s3cret', 'mailer', 'postgres://', app.context.config.dataDir])
    expect(text).not.toContain(secret)
})

test('speaks the language of the reader', async () => {
  expect((await page('de')).text).toContain('<h1>Serverstatus</h1>')
  expect((await page('he')).text).toContain('<html lang="he" dir="rtl">')
})

test('is kept by nobody, framed by nobody, and runs nothing', async () => {
  const { headers: answered, text } = await page()
  expect(answered.get('cache-control')).toBe('no-store')
  const hash = createHash('sha256')
    .update(/<style>([^]*)<\/style>/.exec(text)?.[1] ?? '')
    .digest('base64')
  expect(answered.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
  )
  expect(text).not.toMatch(/<script|<form|javascript:|\son\w+=/)
})
