import { startGoogle } from '@scheduling/sandbox/google'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../testing/app.ts'
import { checkedServer, problemsFound } from '../testing/checked-server.ts'
import { doctorText, examine, exitCodeOf } from './doctor.ts'
import type { Check, Finding } from './finding.ts'
import { finding } from './finding.ts'
import { registrationsCheck } from './registrations.ts'
import { withoutSecrets } from './secrets.ts'

const app = await startTestApp({ operatorPassword: 's3cret-operator' })
const server = checkedServer(app, {
  smtpUrl: 'smtp://mailer:s3cret%2Fmail@mail.example',
  secretKeys: [Buffer.alloc(32, 7)],
})
const finds = (name: string, ...findings: Finding[]): Check => ({ name, run: async () => findings })
const ABSENT: Check = { name: 'certificate', run: async () => undefined }
const NOTE = finding('note', 'Perhaps.', 'Nobody knows.', 'Look.')
const WARNING = finding('warning', 'Soon.', 'Seen.', 'Mend it.')
const ERROR = finding('error', 'Now.', 'Heard.', 'Mend it now.')

test.each([
  [0, []],
  [0, [NOTE]],
  [1, [NOTE, WARNING]],
  [2, [WARNING, ERROR]],
])('exits with %d by the worst of %o', async (code, findings) => {
  expect(exitCodeOf(await examine(server, [finds('one', ...findings)]))).toBe(code)
})

test('says the worst first, then what is well', async () => {
  const results = await examine(server, [
    finds('mail', WARNING),
    finds('clock'),
    ABSENT,
    finds('disk', ERROR),
  ])
  expect(doctorText(results)).toBe(
    'error: Now.\n  Heard.\n  Mend it now.\n\nwarning: Soon.\n  Seen.\n  Mend it.\n\nNo problem found: clock.\nNot checked here: certificate.',
  )
})

test('a check that fails hides no other, and no text has a secret', async () => {
  const quotes = `535 s3cret/mail, s3cret%2Fmail, ${'07'.repeat(32)}, s3cret-operator`
  const fails: Check = { name: 'mail', run: async () => Promise.reject(new Error(quotes)) }
  const results = await examine(server, [fails, finds('disk', ERROR)])
  expect(results[0]?.findings).toEqual([
    finding(
      'note',
      'The check “mail” could not be made.',
      '535 ***, ***, ***, ***.',
      'Correct what the others say, and check again.',
    ),
  ])
  expect(exitCodeOf(results)).toBe(2)
})

const ELSEWHERE = { authOrigin: 'https://a', tokenOrigin: 'https://t', apiOrigin: 'https://api' }
const SHOP = {
  secretKey: 'sk_live_1234567',
  publishableKey: 'pk',
  webhookSecrets: ['whsec_old', 'whsec_new'],
  apiOrigin: 'https://pay',
  scriptUrl: 'https://js',
  registerOrigin: 'https://tax',
  timeoutMs: 1,
  isStandIn: false,
}

test.each<[string, Partial<typeof server.config>, string]>([
  ['the database', { databaseUrl: 'postgres://app:p4ssword@db.example/app' }, 'p4ssword'],
  ['its direct address', { databaseDirectUrl: 'postgres://app:p4ssword@db.example/app' }, 'p4ssword'],
  ['the bucket', { storageUrl: 'https://key:b%2Fcket%2B@s3.example/files' }, 'b/cket+'],
  ['transcription', { transcriptionUrl: 'https://any:sp33ch@stt.example' }, 'sp33ch'],
  [
    'a provider',
    { registrations: { zoom: { clientId: 'id', clientSecret: 'z00m-secret', ...ELSEWHERE } } },
    'z00m-secret',
  ],
  [
    'a provider’s webhooks',
    {
      registrations: {
        zoom: { clientId: 'id', clientSecret: 's', webhookSecret: 'z00m-hook', ...ELSEWHERE },
      },
    },
    'z00m-hook',
  ],
  ['payments', { billing: SHOP }, 'sk_live_1234567'],
  ['payment webhooks', { billing: SHOP }, 'whsec_new'],
])('takes the secret of %s out of every text', (_of, change, secret) => {
  const { config } = checkedServer(app, change)
  expect(withoutSecrets(`refused ${secret}.`, config)).toBe('refused ***.')
})

test('the operator’s page runs them, and nobody else’s', async () => {
  const page = `${app.url}/admin/doctor`
  expect((await fetch(page)).status).toBe(401)
  const authorization = `Basic ${Buffer.from('x:s3cret-operator').toString('base64')}`
  const response = await fetch(page, { headers: { authorization } })
  expect(response.status).toBe(200)
  const text = await response.text()
  expect(text).toContain('<strong>PUBLIC_URL cannot be reached.</strong>')
  expect(text).not.toMatch(/s3cret|postgres:\/\//)
})

test('finds a registration whose redirect address or id the provider refuses', async () => {
  const client = { clientId: 'client', clientSecret: 'secret' }
  const google = await startGoogle({
    ...client,
    redirectUris: ['https://meet.example.test/calendar-connections/google'],
  })
  afterAll(() => google.close())
  const { url } = google
  const at = (publicUrl: string, clientId = 'client') => {
    const registration = { ...client, clientId, authOrigin: url, tokenOrigin: url, apiOrigin: url }
    return checkedServer(app, { publicUrl, registrations: { google: registration } })
  }
  expect(await problemsFound(registrationsCheck, at('https://meet.example.test'))).toEqual([])
  expect(await problemsFound(registrationsCheck, at('https://new.example.test'))).toEqual([
    ['error', 'Nobody can connect google: its redirect address is not registered.'],
  ])
  expect(await problemsFound(registrationsCheck, at('https://meet.example.test', 'another'))).toEqual([
    ['error', 'Nobody can connect google: it does not know your registration.'],
  ])
  await google.close()
  expect(await problemsFound(registrationsCheck, at('https://meet.example.test'))).toEqual([
    ['note', 'The registration at google could not be checked.'],
  ])
})
