import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { isSignedIn, openAccount, PASSWORD, someAddress, trySignIn } from '../../testing/hosts.ts'

const app = await startTestApp()
const OTHER = 'Another-horse-2'

test('another password is taken with the current one, and ends every session but this', async () => {
  const host = await openAccount(app)
  const elsewhere = (await trySignIn(app, host)).body as { token: string }
  await host.api.call('POST /users/password', { body: { current: PASSWORD, password: OTHER } })
  expect(await isSignedIn(host)).toBe(true)
  expect((await app.as(`Bearer ${elsewhere.token}`).refusal('GET /users/aboutme')).code).toBe('not_signed_in')
  expect((await trySignIn(app, host)).status).toBe(401)
  expect((await trySignIn(app, host, OTHER)).status).toBe(200)
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
  expect((await trySignIn(app, host)).status).toBe(200)
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
