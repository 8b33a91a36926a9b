import { expect, test } from 'vitest'
import { startTestApp, TEST_PUBLIC_URL } from '../../testing/app.ts'
import { appCode } from '../../testing/authenticator.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount, PASSWORD, signUp, someAddress } from '../../testing/hosts.ts'
import { testPasskey } from '../../testing/passkey.ts'

const app = await startTestApp()
const RP_ID = new URL(TEST_PUBLIC_URL).hostname
const here = { origin: TEST_PUBLIC_URL }
type Key = ReturnType<typeof testPasskey>

const optionsToAdd = ({ api }: TestHost) =>
  api.call('POST /users/passkeys/options', { body: { current: PASSWORD } })

async function addTo(host: TestHost, key: Key = testPasskey(RP_ID), name = 'Laptop') {
  const response = key.create(await optionsToAdd(host), here)
  const passkey = await host.api.call('POST /users/passkeys', { body: { name, response } })
  return { key, passkey }
}

const optionsToSignIn = () =>
  app.visitor.call('POST /users/login/passkey/options', { headers: someAddress() })

const signIn = (response: object, deviceToken?: string) =>
  app.visitor.try('POST /users/login/passkey', { body: { response, deviceToken }, headers: someAddress() })

const told = async ({ api }: TestHost) =>
  (await api.call('GET /account-activity')).activity.map(({ kind }) => kind)

test('one that was added signs in without the password, and says when it was used', async () => {
  const host = await openAccount(app)
  const { key, passkey } = await addTo(host)
  expect(passkey).toMatchObject({ name: 'Laptop', addedAt: '2027-03-01T08:00:00.000Z', usedAt: null })
  const options = await optionsToSignIn()
  expect(options).toMatchObject({ rpId: RP_ID, userVerification: 'required' })
  const { status, body } = await signIn(key.show(options, here))
  expect(status).toBe(200)
  expect(body).toMatchObject({ me: { userID: host.me.userID } })
  const { passkeys } = await host.api.call('GET /users/passkeys')
  expect(passkeys).toMatchObject([{ id: passkey.id, usedAt: '2027-03-01T08:00:00.000Z' }])
  expect(await told(host)).toEqual(expect.arrayContaining(['passkey_added', 'signed_in_new_device']))
})

test('it has made sure of its owner: no code is asked for where the account has two factors', async () => {
  const host = await openAccount(app)
  const { key } = await addTo(host)
  const { secret } = await host.api.call('POST /users/two-factor', { body: { current: PASSWORD } })
  await host.api.call('PUT /users/two-factor', { body: { code: appCode(secret, app.clock.now()) } })
  expect((await signIn(key.show(await optionsToSignIn(), here))).status).toBe(200)
})

test('a known device stays known', async () => {
  const host = await openAccount(app)
  const { key } = await addTo(host)
  const { body } = await signIn(key.show(await optionsToSignIn(), here), host.deviceToken)
  expect(body).toMatchObject({ deviceToken: host.deviceToken })
  expect(await told(host)).toContain('signed_in')
})

test('a challenge is good once, for signing in and for adding', async () => {
  const host = await openAccount(app)
  const { key } = await addTo(host)
  const shown = key.show(await optionsToSignIn(), here)
  const answers = await Promise.all([signIn(shown), signIn(shown)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
  const options = await optionsToAdd(host)
  const [one, other] = [testPasskey(RP_ID), testPasskey(RP_ID)]
  await host.api.call('POST /users/passkeys', { body: { name: 'A', response: one.create(options, here) } })
  const body = { name: 'B', response: other.create(options, here) }
  expect((await host.api.refusal('POST /users/passkeys', { body })).code).toBe('passkey_refused')
})

test.each<[what: string, show: (key: Key, host: TestHost) => Promise<object>]>([
  ['a challenge that nobody gave', async (key) => key.show({ challenge: 'x'.repeat(51) }, here)],
  ['a challenge for adding one', async (key, host) => key.show(await optionsToAdd(host), here)],
  [
    'another page',
    async (key) => key.show(await optionsToSignIn(), { origin: 'https://meet.example.test.evil.example' }),
  ],
  [
    'an owner that was not made sure of',
    async (key) => key.show(await optionsToSignIn(), { ...here, isVerified: false }),
  ],
  [
    'another account',
    async (key) => key.show(await optionsToSignIn(), { ...here, handle: 'AAAAAAAAAAAAAAAAAAAAAA' }),
  ],
  [
    'another key under its name',
    async (key) => {
      const options = await optionsToSignIn()
      const { id, rawId } = key.show(options, here)
      return { ...testPasskey(RP_ID).show(options, here), id, rawId }
    },
  ],
])('403 with %s, and the owner reads of it', async (_, show) => {
  const host = await openAccount(app)
  const { key } = await addTo(host)
  const { status, body } = await signIn(await show(key, host))
  expect([status, body]).toMatchObject([403, { code: 'passkey_refused' }])
  expect(await told(host)).toContain('passkey_refused')
})

test('403 for one of another server, and for one that nobody added', async () => {
  const host = await openAccount(app)
  const foreign = testPasskey('elsewhere.example')
  const body = { name: 'Foreign', response: foreign.create(await optionsToAdd(host), here) }
  expect((await host.api.refusal('POST /users/passkeys', { body })).code).toBe('passkey_refused')
  const { status } = await signIn(testPasskey(RP_ID).show(await optionsToSignIn(), here))
  expect(status).toBe(403)
})

test('a challenge has expired after a quarter of an hour', async () => {
  const host = await openAccount(app)
  const { key } = await addTo(host)
  const shown = key.show(await optionsToSignIn(), here)
  app.clock.advance(15)
  expect((await signIn(shown)).status).toBe(403)
  app.clock.advance(-15)
})

test('one that counts its uses is refused when it is behind: it is a copy', async () => {
  const host = await openAccount(app)
  const { key } = await addTo(host)
  expect((await signIn(key.show(await optionsToSignIn(), { ...here, counter: 7 }))).status).toBe(200)
  expect((await signIn(key.show(await optionsToSignIn(), { ...here, counter: 7 }))).status).toBe(403)
  expect((await signIn(key.show(await optionsToSignIn(), { ...here, counter: 8 }))).status).toBe(200)
})

test('adding begins with the password, where the address is confirmed, for this account alone', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  const wrong = await host.api.refusal('POST /users/passkeys/options', { body: { current: 'Wrong-1' } })
  expect(wrong).toMatchObject({ code: 'wrong_password', errors: [{ path: 'current' }] })
  const waiting = await signUp(app)
  const early = await waiting.api.refusal('POST /users/passkeys/options', { body: { current: PASSWORD } })
  expect(early.code).toBe('not_verified')
  const body = { name: 'Mine', response: testPasskey(RP_ID).create(await optionsToAdd(host), here) }
  expect((await other.api.refusal('POST /users/passkeys', { body })).code).toBe('passkey_refused')
})

test('one authenticator is not added twice, by whomever', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  const { key } = await addTo(host)
  const body = { name: 'Again', response: key.create(await optionsToAdd(other), here) }
  expect((await other.api.refusal('POST /users/passkeys', { body })).code).toBe('passkey_refused')
})

test('gets another name, and opens nothing once it is removed', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  const { key, passkey } = await addTo(host)
  const params = { id: passkey.id }
  const renamed = await host.api.call('PATCH /users/passkeys/:id', { params, body: { name: 'Phone' } })
  expect(renamed).toEqual({ ...passkey, name: 'Phone' })
  expect((await other.api.refusal('DELETE /users/passkeys/:id', { params })).code).toBe('passkey_not_found')
  await host.api.call('DELETE /users/passkeys/:id', { params })
  expect(await host.api.call('GET /users/passkeys')).toEqual({ passkeys: [] })
  expect((await signIn(key.show(await optionsToSignIn(), here))).status).toBe(403)
  expect(await told(host)).toContain('passkey_removed')
})

test('twenty at most', async () => {
  const host = await openAccount(app)
  await app.context.pool.query(
    `insert into passkeys (account_id, credential_id, public_key, counter, transports, name, created_at)
     select $1::uuid, 'made-' || $1 || number, '', 0, '{}', 'Key', now() from generate_series(1, 20) as number`,
    [host.accountId],
  )
  const full = await host.api.refusal('POST /users/passkeys/options', { body: { current: PASSWORD } })
  expect(full.code).toBe('passkey_limit_reached')
})
