import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount, PASSWORD, someAddress } from '../../testing/hosts.ts'
import { cleanUpSessions } from '../sessions/operations.ts'

const app = await startTestApp()

const attempt = (host: TestHost, deviceToken?: string, password = PASSWORD, headers = someAddress()) =>
  app.visitor.try('POST /users/login', {
    body: { email: host.me.userEmail, password, deviceToken },
    headers,
  })

/** Fails until each further try needs proof of work, wherever it comes from. */
async function useUp(host: TestHost): Promise<void> {
  for (let mistake = 0; mistake < 30; mistake++) await attempt(host, undefined, 'Wrong-password-1')
  expect((await attempt(host)).body).toMatchObject({ code: 'proof_needed' })
}

test('a browser that has signed in before is let through while strangers guess', async () => {
  const host = await openAccount(app)
  await useUp(host)
  expect(await attempt(host, host.deviceToken)).toMatchObject({
    status: 200,
    body: { deviceToken: host.deviceToken },
  })
})

test('a new browser gets a token of its own, which lets it through from then on', async () => {
  const host = await openAccount(app)
  const { deviceToken } = (await attempt(host)).body as { deviceToken: string }
  expect(deviceToken).not.toBe(host.deviceToken)
  await useUp(host)
  expect((await attempt(host, deviceToken)).status).toBe(200)
})

test('a browser keeps one token for all its accounts, and is known to each on its own', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  await useUp(other)
  expect((await attempt(other, host.deviceToken)).body).toMatchObject({ code: 'proof_needed' })
  app.clock.advance(15)
  expect((await attempt(other, host.deviceToken)).body).toMatchObject({ deviceToken: host.deviceToken })
  await useUp(other)
  expect((await attempt(other, host.deviceToken)).status).toBe(200)
})

test('ten mistakes on a known device, then it is like any other', async () => {
  const host = await openAccount(app)
  const headers = { 'x-forwarded-for': '203.0.113.60' }
  for (let mistake = 0; mistake < 10; mistake++)
    expect((await attempt(host, host.deviceToken, 'Wrong-password-1', headers)).status).toBe(401)
  await useUp(host)
  expect((await attempt(host, host.deviceToken, PASSWORD, headers)).body).toMatchObject({
    code: 'proof_needed',
  })
  app.clock.advance(15)
  expect((await attempt(host, host.deviceToken, PASSWORD, headers)).status).toBe(200)
})

test('a device that was not used for 90 days is forgotten', async () => {
  const [host, swept] = [await openAccount(app), await openAccount(app)]
  app.clock.advance(90 * 24 * 60)
  await useUp(host)
  expect((await attempt(host, host.deviceToken)).body).toMatchObject({ code: 'proof_needed' })
  await cleanUpSessions(app.context)
  const { rows } = await app.context.pool.query('select 1 from known_devices where account_id = $1', [
    swept.accountId,
  ])
  expect(rows).toEqual([])
})

test('422 for what is no token', async () => {
  const host = await openAccount(app)
  expect((await attempt(host, 'x')).body).toMatchObject({
    code: 'invalid_input',
    errors: [{ path: 'deviceToken', reason: 'format' }],
  })
})
