import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { mailedTo, openAccount, PASSWORD, signUp, someAddress } from '../../testing/hosts.ts'

const app = await startTestApp()

const resend = (host: TestHost, email?: string, headers = someAddress()) =>
  host.api.try('POST /users/verify/resend', { body: { email }, headers })

async function mailsAskedFor(host: TestHost): Promise<number> {
  const { rows } = await app.context.pool.query(
    `select data from jobs.job where name = 'registrations' and data->>'hostId' = $1`,
    [host.me.userID],
  )
  return rows.length
}

test('has another mail sent, and none once the address is confirmed', async () => {
  const host = await signUp(app)
  expect((await resend(host)).body).toEqual(host.me)
  expect(await mailsAskedFor(host)).toBe(2)
  const active = await openAccount(app)
  expect((await resend(active)).body).toEqual(active.me)
  expect(await mailsAskedFor(active)).toBe(1)
})

test('a mistyped address can be changed; what was sent to the former one proves nothing then', async () => {
  const host = await signUp(app, { email: 'rbin@example.test' })
  const toFormer = await mailedTo(app, host)
  expect((await resend(host, 'robin@example.test')).body).toMatchObject({ userEmail: 'robin@example.test' })
  const refused = await host.api.refusal('POST /users/verify', { body: { code: toFormer.code } })
  expect(refused.code).toBe('code_invalid')
  const { id, codex } = toFormer
  const link = await host.api.refusal('GET /users/verify', { query: { id, codex }, headers: someAddress() })
  expect(link.code).toBe('verification_invalid')
  const { code } = await mailedTo(app, host)
  await host.api.call('POST /users/verify', { body: { code } })
  const session = await app.visitor.call('POST /users/login', {
    body: { email: 'robin@example.test', password: PASSWORD },
  })
  expect(session.me.userID).toBe(host.me.userID)
})

test('the email of an account that people sign in to is not changed here', async () => {
  const host = await signUp(app)
  await app.context.pool.query('delete from sign_ups where account_id = $1', [host.accountId])
  expect((await resend(host, 'other@example.test')).body).toMatchObject({ code: 'not_allowed' })
  expect((await resend(host)).status).toBe(200)
})

test('429 for the sixth mail of an hour to one address from one network, with the time to wait', async () => {
  const host = await signUp(app)
  const headers = { 'x-forwarded-for': '203.0.113.40' }
  for (let time = 0; time < 5; time++) expect((await resend(host, undefined, headers)).status).toBe(200)
  const { body, headers: answered } = await resend(host, undefined, headers)
  expect(body).toMatchObject({ code: 'rate_limited' })
  expect(Number(answered.get('retry-after'))).toBeLessThanOrEqual(3_600)
  expect((await resend(host)).status).toBe(200)
})

test('429 for mails to ever other addresses from one network', async () => {
  const host = await signUp(app)
  const headers = { 'x-forwarded-for': '203.0.113.41' }
  for (let time = 0; time < 10; time++)
    expect((await resend(host, `victim-${time}@example.test`, headers)).status).toBe(200)
  expect((await resend(host, 'victim-10@example.test', headers)).body).toMatchObject({ code: 'proof_needed' })
})
