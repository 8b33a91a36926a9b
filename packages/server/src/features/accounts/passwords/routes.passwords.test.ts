import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { startTestApp } from '../../../testing/app.ts'
import type { TestHost } from '../../../testing/hosts.ts'
import { openAccount, PASSWORD, signUp, someAddress } from '../../../testing/hosts.ts'
import { findAccountByEmail } from '../accounts.ts'
import { newReset, sweepResets } from './operations.ts'

const app = await startTestApp()
const OTHER = 'Another-horse-2'

const signIn = (host: TestHost, password: string) =>
  app.visitor.try('POST /users/login', {
    body: { email: host.me.userEmail, password },
    headers: someAddress(),
  })

const isSignedIn = async ({ api }: TestHost) => (await api.try('GET /users/aboutme')).status === 200

/** What stands in the mail to somebody who has forgotten the password. */
async function mailedTo({ me }: TestHost) {
  const found = await findAccountByEmail(app.context, me.userEmail)
  if (!found) throw new Error(`${me.userEmail} has no account`)
  return newReset(app.context, found.account)
}

const addKey = ({ accountId }: TestHost, name: string) =>
  app.context.db
    .insertInto('passkeys')
    .values({
      account_id: accountId,
      credential_id: randomUUID(),
      public_key: Buffer.alloc(1),
      counter: '0',
      transports: [],
      name,
      created_at: new Date(app.clock.now()),
    })
    .execute()

const reset = (body: Record<string, string | boolean>) =>
  app.visitor.try('POST /users/changepassword', { body, headers: someAddress() })

test('another password is taken with the current one, and ends every session but this', async () => {
  const host = await openAccount(app)
  const elsewhere = (await signIn(host, PASSWORD)).body as { token: string }
  await host.api.call('POST /users/password', { body: { current: PASSWORD, password: OTHER } })
  expect(await isSignedIn(host)).toBe(true)
  expect((await app.as(`Bearer ${elsewhere.token}`).refusal('GET /users/aboutme')).code).toBe('not_signed_in')
  expect((await signIn(host, PASSWORD)).status).toBe(401)
  expect((await signIn(host, OTHER)).status).toBe(200)
  const { activity } = await host.api.call('GET /account-activity')
  expect(activity.map(({ kind }) => kind)).toContain('password_renewed')
})

test('a wrong current one changes nothing, and can be guessed ten times', async () => {
  const host = await openAccount(app)
  const body = { current: 'Wrong-horse-1', password: OTHER }
  const refused = await host.api.refusal('POST /users/password', { body })
  expect(refused).toMatchObject({ code: 'wrong_password', errors: [{ path: 'current' }] })
  for (let guess = 0; guess < 9; guess++) await host.api.refusal('POST /users/password', { body })
  const right = { current: PASSWORD, password: OTHER }
  expect((await host.api.refusal('POST /users/password', { body: right })).code).toBe('rate_limited')
  expect((await signIn(host, PASSWORD)).status).toBe(200)
})

test('a link sets a password once, and ends every session', async () => {
  const host = await openAccount(app)
  const link = await mailedTo(host)
  expect((await reset({ ...link, password: OTHER })).status).toBe(204)
  expect(await isSignedIn(host)).toBe(false)
  expect((await signIn(host, OTHER)).status).toBe(200)
  expect((await reset({ ...link, password: PASSWORD })).status).toBe(410)
  expect((await signIn(host, PASSWORD)).status).toBe(401)
})

/** Of passkeys, and browsers of devices. */
const names = (answer: unknown) => {
  const { passkeys, devices } = answer as { passkeys: { name: string }[]; devices: { browser: string }[] }
  return [passkeys.map(({ name }) => name), devices.map(({ browser }) => browser)]
}

test('a link says what stays, and ends what its owner wants ended', async () => {
  const host = await openAccount(app)
  const phone = { ...someAddress(), 'user-agent': 'Mozilla/5.0 (iPhone) Version/17.0 Safari/604.1' }
  const body = { email: host.me.userEmail, password: PASSWORD }
  await app.visitor.call('POST /users/login', { body, headers: phone })
  await addKey(host, 'Old phone')
  const link = await mailedTo(host)
  const staying = async (asked = link) =>
    app.visitor.try('POST /users/changepassword/staying', { body: asked, headers: someAddress() })
  expect(names((await staying()).body)).toEqual([['Old phone'], expect.arrayContaining(['Safari'])])
  expect((await staying({ ...link, codex: 'x' })).body).toMatchObject({ code: 'verification_invalid' })
  await reset({ ...link, password: OTHER })
  expect((await staying()).status).toBe(410)
  const again = await mailedTo(host)
  expect(names((await staying(again)).body)[0]).toEqual(['Old phone'])
  await reset({ ...again, password: OTHER, removesPasskeys: true, forgetsDevices: true })
  expect(names((await staying(await mailedTo(host))).body)).toEqual([[], []])
  expect((await signIn(host, OTHER)).status).toBe(200)
})

test('only the newest link holds, for half an hour, and for its own account', async () => {
  const [host, stranger] = [await openAccount(app), await openAccount(app)]
  const first = await mailedTo(host)
  const second = await mailedTo(host)
  const theirs = await mailedTo(stranger)
  expect((await reset({ ...first, password: OTHER })).status).toBe(410)
  expect((await reset({ ...second, id: theirs.id, password: OTHER })).status).toBe(410)
  app.clock.advance(30)
  expect((await reset({ ...second, password: OTHER })).status).toBe(410)
  await sweepResets(app.context)
  expect(await app.context.db.selectFrom('password_resets').selectAll().execute()).toEqual([])
  app.clock.advance(-30)
  expect((await signIn(host, PASSWORD)).status).toBe(200)
})

test('a password that was changed meanwhile makes the link worthless', async () => {
  const host = await openAccount(app)
  const link = await mailedTo(host)
  await host.api.call('POST /users/password', { body: { current: PASSWORD, password: OTHER } })
  expect((await reset({ ...link, password: PASSWORD })).status).toBe(410)
})

test('whoever asks is answered alike: an account, a sign-up that waits, nobody', async () => {
  const known = await openAccount(app)
  const waiting = await signUp(app)
  const recorded = vi.spyOn(app.context.events, 'record')
  const answers = []
  for (const email of [known.me.userEmail, waiting.me.userEmail, 'nobody@example.test'])
    answers.push(
      await app.visitor.try('POST /users/forgotpassword', { body: { email }, headers: someAddress() }),
    )
  expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [204, undefined]))
  expect(recorded.mock.calls.map(([, , news]) => news)).toMatchObject([{ kind: 'password_reset' }])
  recorded.mockRestore()
})

test('a mailbox gets five links an hour, whoever asks for them', async () => {
  const { me } = await openAccount(app)
  const recorded = vi.spyOn(app.context.events, 'record')
  const body = { email: me.userEmail }
  for (let time = 0; time < 8; time++)
    await app.visitor.call('POST /users/forgotpassword', { body, headers: someAddress() })
  expect(recorded).toHaveBeenCalledTimes(5)
  recorded.mockRestore()
})

test('sessions are listed without what opens them, and ended one by one or all but this', async () => {
  const host = await openAccount(app)
  const other = await openAccount(app)
  const phone = { ...someAddress(), 'user-agent': 'Mozilla/5.0 (iPhone) Version/17.0 Safari/604.1' }
  const body = { email: host.me.userEmail, password: PASSWORD }
  const { token } = await app.visitor.call('POST /users/login', { body, headers: phone })
  await app.visitor.call('POST /users/login', { body, headers: someAddress() })
  const { sessions } = await host.api.call('GET /users/sessions')
  expect(sessions).toHaveLength(3)
  expect(sessions.filter(({ isThisOne }) => isThisOne)).toHaveLength(1)
  expect(JSON.stringify(sessions)).not.toContain(token)
  const mobile = sessions.find(({ browser }) => browser === 'Safari')
  const params = { id: String(mobile?.id) }
  expect((await other.api.refusal('DELETE /users/sessions/:id', { params })).code).toBe('session_not_found')
  expect((await app.as(`Bearer ${token}`).try('GET /users/aboutme')).status).toBe(200)
  await host.api.call('DELETE /users/sessions/:id', { params })
  expect((await app.as(`Bearer ${token}`).try('GET /users/aboutme')).status).toBe(401)
  await host.api.call('DELETE /users/sessions')
  expect((await host.api.call('GET /users/sessions')).sessions).toHaveLength(1)
  expect(await isSignedIn(other)).toBe(true)
})

test('a session says where its device is by the time zone alone, and an unknown one keeps nobody out', async () => {
  const host = await openAccount(app)
  const body = { email: host.me.userEmail, password: PASSWORD }
  for (const timeZone of ['Europe/Berlin', 'Mars/Base'])
    await app.visitor.call('POST /users/login', { body: { ...body, timeZone }, headers: someAddress() })
  const { sessions } = await host.api.call('GET /users/sessions')
  expect(new Set(sessions.map(({ timeZone }) => timeZone))).toEqual(new Set(['Europe/Berlin', 'UTC', null]))
  expect(JSON.stringify(sessions)).not.toMatch(/\d+\.\d+\.\d+\.\d+/)
})

test('when a session was last seen is known to the hour', async () => {
  const host = await openAccount(app)
  const seen = async () => (await host.api.call('GET /users/sessions')).sessions[0]?.seenAt
  const before = await seen()
  app.clock.advance(59)
  expect(await seen()).toBe(before)
  app.clock.advance(1)
  expect(await seen()).toBe('2027-03-01T09:00:00.000Z')
  app.clock.advance(-60)
})
