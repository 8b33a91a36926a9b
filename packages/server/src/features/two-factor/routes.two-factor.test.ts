import { MINUTE } from '@scheduling/domain'
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealWith } from '../../seal.ts'
import { startTestApp } from '../../testing/app.ts'
import { appCode } from '../../testing/authenticator.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount, PASSWORD, signUp, someAddress } from '../../testing/hosts.ts'
import { withService } from '../../testing/service.ts'
import { cleanUpTwoFactors } from './operations.ts'
import { TWO_FACTOR_SEAL } from './take-code.ts'

const app = await startTestApp()

interface Guarded extends TestHost {
  secret: string
  recoveryCodes: string[]
}

/** A host with an authenticator app, a minute later, so that the current code is unused. */
async function guardedAccount(): Promise<Guarded> {
  const host = await openAccount(app)
  const { secret } = await host.api.call('POST /users/two-factor', { body: { current: PASSWORD } })
  const body = { code: appCode(secret, app.clock.now()) }
  const { recoveryCodes } = await host.api.call('PUT /users/two-factor', { body })
  app.clock.advance(1)
  return { ...host, secret, recoveryCodes }
}

const signIn = (host: TestHost, code?: string, more: object = {}, headers = someAddress()) =>
  app.visitor.try('POST /users/login', {
    body: { email: host.me.userEmail, password: PASSWORD, code, ...more },
    headers,
  })

const codeNow = ({ secret }: Guarded) => appCode(secret, app.clock.now())
const wrongCode = (host: Guarded) => String((Number(codeNow(host)) + 1) % 1_000_000).padStart(6, '0')
const told = async ({ api }: TestHost) =>
  (await api.call('GET /account-activity')).activity.map(({ kind }) => kind)

test('is switched on with a code of the app, and every other session is over', async () => {
  const host = await openAccount(app)
  const elsewhere = (await signIn(host)).body as { token: string }
  const { secret, address } = await host.api.call('POST /users/two-factor', { body: { current: PASSWORD } })
  expect(new URL(address).searchParams.get('secret')).toBe(secret)
  expect(await host.api.call('GET /users/two-factor')).toEqual({ since: null, recoveryCodesLeft: 0 })
  expect((await signIn(host)).status).toBe(200)
  const { recoveryCodes } = await host.api.call('PUT /users/two-factor', {
    body: { code: appCode(secret, app.clock.now()) },
  })
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(await host.api.call('GET /users/two-factor')).toEqual({
    since: '2027-03-01T08:00:00.000Z',
    recoveryCodesLeft: 10,
  })
  expect((await host.api.try('GET /users/aboutme')).status).toBe(200)
  expect((await app.as(`Bearer ${elsewhere.token}`).try('GET /users/aboutme')).status).toBe(401)
  expect(await told(host)).toContain('two_factor_on')
})

test('the password alone opens no session from then on, and leaves none that waits', async () => {
  const host = await guardedAccount()
  const count = async () =>
    (
      await app.context.db
        .selectFrom('sessions')
        .select('id')
        .where('account_id', '=', host.accountId)
        .execute()
    ).length
  const before = await count()
  expect((await signIn(host)).body).toMatchObject({ code: 'two_factor_needed' })
  expect((await signIn(host, wrongCode(host))).body).toMatchObject({
    code: 'two_factor_wrong',
    title: 'The provided two-factor code was not valid.',
    errors: [{ path: 'code' }],
  })
  expect(await count()).toBe(before)
  expect(await told(host)).toContain('two_factor_refused')
  expect((await signIn(host, codeNow(host))).status).toBe(200)
})

test('a wrong password is refused as ever, with or without a code', async () => {
  const host = await guardedAccount()
  for (const code of [undefined, codeNow(host)]) {
    const { body } = await signIn(host, code, { password: 'Wrong-password-1' })
    expect(body).toMatchObject({ code: 'wrong_details' })
  }
})

test('a code is good once, and none before it', async () => {
  const host = await guardedAccount()
  const [before, code] = [appCode(host.secret, app.clock.now() - MINUTE / 2), codeNow(host)]
  const answers = await Promise.all([signIn(host, code), signIn(host, code)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
  expect((await signIn(host, code)).status).toBe(403)
  expect((await signIn(host, before)).status).toBe(403)
  app.clock.advance(1)
  expect((await signIn(host, codeNow(host))).status).toBe(200)
})

test('a recovery code lets in once, however it is written', async () => {
  const host = await guardedAccount()
  const [first = '', second = ''] = host.recoveryCodes
  expect((await signIn(host, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
  expect((await signIn(host, first)).status).toBe(403)
  expect((await signIn(host, second)).status).toBe(200)
  expect(await host.api.call('GET /users/two-factor')).toMatchObject({ recoveryCodesLeft: 8 })
  expect(await told(host)).toContain('recovery_code_used')
})

test('new recovery codes take the place of those from before', async () => {
  const host = await guardedAccount()
  const { recoveryCodes } = await host.api.call('POST /users/two-factor/recovery-codes', {
    body: { code: codeNow(host) },
  })
  expect((await signIn(host, host.recoveryCodes[0])).status).toBe(403)
  expect((await signIn(host, recoveryCodes[0])).status).toBe(200)
})

test('is switched off with a code alone, and the password suffices again', async () => {
  const host = await guardedAccount()
  const wrong = await host.api.refusal('POST /users/two-factor/off', { body: { code: wrongCode(host) } })
  expect(wrong.code).toBe('two_factor_wrong')
  expect((await signIn(host)).status).toBe(403)
  await host.api.call('POST /users/two-factor/off', { body: { code: codeNow(host) } })
  expect((await signIn(host)).status).toBe(200)
  expect(await host.api.call('GET /users/two-factor')).toEqual({ since: null, recoveryCodesLeft: 0 })
  const again = await host.api.refusal('POST /users/two-factor/off', { body: { code: codeNow(host) } })
  expect(again.code).toBe('two_factor_wrong')
})

test('begins with the password, and never over one that is on', async () => {
  const host = await openAccount(app)
  const refused = await host.api.refusal('POST /users/two-factor', { body: { current: 'Wrong-horse-1' } })
  expect(refused).toMatchObject({ code: 'wrong_password', errors: [{ path: 'current' }] })
  const guarded = await guardedAccount()
  const on = await guarded.api.refusal('POST /users/two-factor', { body: { current: PASSWORD } })
  expect(on.code).toBe('two_factor_is_on')
  expect((await signIn(guarded, codeNow(guarded))).status).toBe(200)
})

test('one that was begun is not on without its code, and forgotten after a day', async () => {
  const host = await openAccount(app)
  await host.api.call('POST /users/two-factor', { body: { current: PASSWORD } })
  await host.api.refusal('PUT /users/two-factor', { body: { code: '000000' } })
  expect((await signIn(host)).status).toBe(200)
  const begun = () =>
    app.context.db
      .selectFrom('two_factors')
      .select('since')
      .where('account_id', '=', host.accountId)
      .execute()
  await cleanUpTwoFactors(app.context)
  expect(await begun()).toHaveLength(1)
  app.clock.advance(24 * 60 + 1)
  await cleanUpTwoFactors(app.context)
  expect(await begun()).toEqual([])
  app.clock.advance(-24 * 60 - 1)
})

test('nobody whose address is not confirmed switches it on', async () => {
  const { api } = await signUp(app)
  const refused = await api.refusal('POST /users/two-factor', { body: { current: PASSWORD } })
  expect(refused.code).toBe('not_verified')
})

test('after five wrong codes in a row each waits twice as long as the one before, from wherever it comes', async () => {
  const host = await guardedAccount()
  const waits: unknown[] = []
  for (let guess = 0; guess < 5; guess++)
    expect((await signIn(host, wrongCode(host))).body).toMatchObject({ code: 'two_factor_wrong' })
  for (const minutes of [1, 2, 4]) {
    const { body, headers } = await signIn(host, codeNow(host))
    waits.push(headers.get('retry-after'))
    expect(body).toMatchObject({ code: 'rate_limited', retryAfter: 60 * minutes })
    app.clock.advance(minutes)
    expect((await signIn(host, wrongCode(host))).body).toMatchObject({ code: 'two_factor_wrong' })
  }
  expect(waits).toEqual(['60', '120', '240'])
  app.clock.advance(8)
  expect((await signIn(host, codeNow(host))).status).toBe(200)
  expect((await signIn(host, wrongCode(host))).body).toMatchObject({ code: 'two_factor_wrong' })
})

test('guesses at once count as many', async () => {
  const host = await guardedAccount()
  const code = wrongCode(host)
  const answers = await Promise.all(Array.from({ length: 9 }, () => signIn(host, code)))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
})

test('they lock nobody out who has a known device or a recovery code', async () => {
  const host = await guardedAccount()
  for (let guess = 0; guess < 5; guess++) await signIn(host, wrongCode(host))
  expect((await signIn(host, codeNow(host))).body).toMatchObject({ code: 'rate_limited' })
  expect((await signIn(host, codeNow(host), { deviceToken: host.deviceToken })).status).toBe(200)
  expect((await signIn(host, host.recoveryCodes[0])).status).toBe(200)
})

test('a known device waits for its own wrong codes', async () => {
  const host = await guardedAccount()
  const { deviceToken } = host
  for (let guess = 0; guess < 5; guess++) await signIn(host, wrongCode(host), { deviceToken })
  expect((await signIn(host, codeNow(host), { deviceToken })).body).toMatchObject({ code: 'rate_limited' })
  expect((await signIn(host, codeNow(host))).status).toBe(200)
})

test('neither the secret nor a recovery code lies in the database as it is', async () => {
  const host = await guardedAccount()
  const db = app.context.db
  const rows = JSON.stringify([
    await db.selectFrom('two_factors').selectAll().execute(),
    await db.selectFrom('recovery_codes').selectAll().execute(),
  ])
  const plain = [host.secret, ...host.recoveryCodes.map((code) => code.replaceAll('-', ''))]
  for (const secret of plain)
    for (const form of [secret, JSON.stringify(Buffer.from(secret)).slice(24, -2)])
      expect(rows).not.toContain(form)
})

test('a new key takes over what the old one has closed, and the codes go on', async () => {
  const host = await guardedAccount()
  const held = () =>
    app.context.db
      .selectFrom('two_factors')
      .select('secret')
      .where('account_id', '=', host.accountId)
      .executeTakeFirstOrThrow()
  const seal = app.context.service(TWO_FACTOR_SEAL)
  const [older, newer] = [randomBytes(32), randomBytes(32)]
  const secret = sealWith([older]).close(host.secret, host.accountId)
  await app.context.db
    .updateTable('two_factors')
    .set({ secret })
    .where('account_id', '=', host.accountId)
    .execute()
  await app.context.db.deleteFrom('two_factors').where('account_id', '<>', host.accountId).execute()
  const rotated = sealWith([newer, older])
  await cleanUpTwoFactors(withService(app.context, TWO_FACTOR_SEAL, rotated))
  expect(sealWith([newer]).open((await held()).secret, host.accountId)).toBe(host.secret)
  const back = seal.close(host.secret, host.accountId)
  await app.context.db
    .updateTable('two_factors')
    .set({ secret: back })
    .where('account_id', '=', host.accountId)
    .execute()
  expect((await signIn(host, codeNow(host))).status).toBe(200)
})
