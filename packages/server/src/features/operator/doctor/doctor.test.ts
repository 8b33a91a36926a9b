import { startGoogle } from '@scheduling/sandbox/google'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../testing/app.ts'
import { checkedServer, problemsFound } from '../testing/checked-server.ts'
import { doctorText, examine, exitCodeOf } from './doctor.ts'
import type { Check, Finding } from './finding.ts'
import { finding } from './finding.ts'
import { registrationsCheck } from './registrations.ts'

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
