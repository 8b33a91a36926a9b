import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { mailedTo, openAccount, PASSWORD, signUp, someAddress } from '../../testing/hosts.ts'
import { cleanUpSignUps } from './operations.ts'

const app = await startTestApp()

type Link = { id: string; codex: string }

const follow = (by: Pick<TestHost, 'api'> | undefined, { id, codex }: Link, headers = someAddress()) =>
  (by?.api ?? app.visitor).try('GET /users/verify', { query: { id, codex }, headers })

const typeIn = (by: TestHost, code: string) =>
  by.api.try('POST /users/verify', { body: { code }, headers: someAddress() })

const statusOf = async (host: TestHost) => (await host.api.call('GET /users/aboutme')).userStatus

const signIn = (host: TestHost, verification?: Link, password = PASSWORD) =>
  app.visitor.try('POST /users/login', {
    body: { email: host.me.userEmail, password, verification },
    headers: someAddress(),
  })

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('the link confirms the address in the browser that signed up, and says so when it is followed again', async () => {
  const host = await signUp(app)
  const link = await mailedTo(app, host)
  for (let time = 0; time < 2; time++)
    expect(await follow(host, link)).toMatchObject({ status: 200, body: true })
  expect(await statusOf(host)).toBe('active')
})

test('the code confirms it, however it is spaced, and is safe to repeat', async () => {
  const host = await signUp(app)
  const { code } = await mailedTo(app, host)
  for (const typed of [` ${code.slice(0, 3)} ${code.slice(3)}`, code])
    expect(await typeIn(host, typed)).toMatchObject({ status: 200, body: { userStatus: 'active' } })
})

test('in another browser the link alone confirms nothing: its password is needed, and signs in there', async () => {
  const host = await signUp(app)
  const { id, codex } = await mailedTo(app, host)
  const link = { id, codex }
  const stranger = await signUp(app)
  for (const browser of [undefined, stranger])
    expect(await follow(browser, link)).toMatchObject({ status: 200, body: false })
  expect(await signIn(host, link, 'Wrong-password-1')).toMatchObject({ body: { code: 'wrong_details' } })
  expect(await signIn(host)).toMatchObject({ body: { code: 'wrong_details' } })
  expect(await statusOf(host)).toBe('unverified')

  const { status, body } = await signIn(host, link)
  expect([status, body]).toMatchObject([200, { me: { ...host.me, userStatus: 'active' } }])
  expect((await host.api.refusal('GET /users/aboutme')).code).toBe('not_signed_in')
  expect((await follow(undefined, link)).body).toMatchObject({ code: 'verification_invalid' })
})

test('confirming ends every session but the one that does it', async () => {
  const host = await signUp(app)
  // Like an old account, which people sign in to although its address was never confirmed.
  await app.context.pool.query('delete from sign_ups where account_id = $1', [host.accountId])
  await app.context.pool.query('insert into account_emails values ($1, $2)', [
    host.me.userEmail,
    host.accountId,
  ])
  const elsewhere = (await signIn(host)).body as { token: string }
  const other = app.as(`Bearer ${elsewhere.token}`)
  expect((await other.call('GET /users/aboutme')).userStatus).toBe('unverified')
  await typeIn(host, (await mailedTo(app, host)).code)
  expect(await statusOf(host)).toBe('active')
  expect((await other.refusal('GET /users/aboutme')).code).toBe('not_signed_in')
})

test('410 for a wrong link, one of another account and one that is a day old', async () => {
  const [host, other] = [await signUp(app), await signUp(app)]
  const { id, codex } = await mailedTo(app, host)
  const foreign = (await mailedTo(app, other)).codex
  for (const wrong of ['wrong', `${codex}x`, foreign])
    expect((await follow(host, { id, codex: wrong })).body).toMatchObject({ code: 'verification_invalid' })
  const before = app.clock.now()
  app.clock.advance(24 * 60)
  expect((await follow(host, { id, codex })).body).toMatchObject({ code: 'verification_invalid' })
  app.clock.set(new Date(before).toISOString())
  expect(await statusOf(host)).toBe('unverified')
})

test('410 for a wrong code and one of another account; after five tries for the right one, but not for the link', async () => {
  const [host, other] = [await signUp(app), await signUp(app)]
  const mail = await mailedTo(app, host)
  const foreign = (await mailedTo(app, other)).code
  for (let time = 0; time < 4; time++)
    expect((await typeIn(host, otherThan(mail.code))).body).toMatchObject({ code: 'code_invalid' })
  expect((await typeIn(host, foreign === mail.code ? otherThan(foreign) : foreign)).status).toBe(410)
  expect((await typeIn(host, mail.code)).body).toMatchObject({ code: 'code_invalid' })
  expect(await follow(host, mail)).toMatchObject({ body: true })
})

test('a code is valid for a day, and that of an earlier mail as well', async () => {
  const host = await signUp(app)
  const [first, second] = [await mailedTo(app, host), await mailedTo(app, host)]
  const before = app.clock.now()
  app.clock.advance(24 * 60)
  expect((await typeIn(host, second.code)).status).toBe(410)
  app.clock.set(new Date(before).toISOString())
  expect((await typeIn(host, first.code)).status).toBe(200)
})

test('at most fifty codes a day are tried for one address, by however many sign-ups', async () => {
  const email = 'guessed@example.test'
  for (let round = 0; round < 13; round++) {
    const host = await signUp(app, { email, link: undefined })
    const { code } = await mailedTo(app, host)
    for (let time = 0; time < 4; time++) await typeIn(host, otherThan(code))
  }
  const late = await signUp(app, { email, link: undefined })
  const mail = await mailedTo(app, late)
  expect((await typeIn(late, mail.code)).body).toMatchObject({ code: 'code_invalid' })
  expect((await follow(late, mail)).body).toBe(true)
})

test('of several sign-ups for one email the first to confirm has the account; the others never can', async () => {
  const email = 'Wanted@example.test'
  const [first, second] = [await signUp(app, { email }), await signUp(app, { email: 'wanted@example.test' })]
  const [mail, late] = [await mailedTo(app, second), await mailedTo(app, first)]
  const [link, stale] = [mail, late].map(({ id, codex }) => ({ id, codex }))
  expect((await typeIn(second, mail.code)).status).toBe(200)
  expect((await typeIn(first, late.code)).body).toMatchObject({ code: 'code_invalid' })
  expect((await follow(first, late)).body).toMatchObject({ code: 'verification_invalid' })
  expect((await signIn(first, stale)).body).toMatchObject({ code: 'verification_invalid' })
  expect(await signIn(second, link)).toMatchObject({
    status: 200,
    body: { me: { userID: second.me.userID } },
  })
})

test('many that confirm one email at once leave one account', async () => {
  const hosts = await Promise.all(
    Array.from({ length: 5 }, () => signUp(app, { email: 'rush@example.test', link: undefined })),
  )
  const codes = await Promise.all(hosts.map(async (host) => (await mailedTo(app, host)).code))
  const answers = await Promise.all(hosts.map((host, index) => typeIn(host, String(codes[index]))))
  const outcomes = Object.groupBy(answers, ({ status }) => status)
  expect([outcomes[200]?.length, outcomes[410]?.length]).toEqual([1, 4])
})

test('nothing that could be used lies in the tables', async () => {
  const host = await signUp(app)
  const { codex, code } = await mailedTo(app, host)
  const { rows } = await app.context.pool.query('select verifications::text as row from verifications')
  const hexes = [codex, code].map((secret) => Buffer.from(secret).toString('hex'))
  // Six digits can stand within a hash by chance, so the code is looked for between signs that no hash has.
  const alone = new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])`)
  expect(rows).not.toHaveLength(0)
  for (const { row } of rows) {
    for (const secret of [codex, ...hexes]) expect(row).not.toContain(secret)
    expect(row).not.toMatch(alone)
  }
})

test('a sign-up that nobody confirms ends after seven days, however many mails it had sent, and its link is free again', async () => {
  const [host, active] = [await signUp(app), await openAccount(app)]
  for (let day = 0; day < 7; day++) {
    expect([await statusOf(host), await statusOf(active)]).toEqual(['unverified', 'active'])
    await host.api.call('POST /users/verify/resend', { body: {}, headers: someAddress() })
    app.clock.advance(24 * 60 - 1)
    await cleanUpSignUps(app.context)
  }
  expect(await statusOf(host)).toBe('unverified')
  const { link } = host.me
  const isFree = async () => (await active.api.call('GET /settings/link', { query: { link } })).isFree
  expect(await isFree()).toBe(false)
  app.clock.advance(7)
  await cleanUpSignUps(app.context)
  expect((await host.api.refusal('GET /users/aboutme')).code).toBe('not_signed_in')
  expect(await statusOf(active)).toBe('active')
  expect(await isFree()).toBe(true)
  expect((await signUp(app, { link })).me.link).toBe(link)
})

test.each([
  ['id', { codex: 'x' }],
  ['id', { id: 'x', codex: 'x' }],
  ['codex', { id: crypto.randomUUID() }],
  ['codex', { id: crypto.randomUUID(), codex: '' }],
])('422 %s in %j', async (path, query: Record<string, string>) => {
  const problem = await app.visitor.refusal('GET /users/verify', { query, headers: someAddress() })
  expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ path }] })
})

test.each(['', '12345', '1234567', '12345a', '١٢٣٤٥'])('422 for "%s" as a code', async (code) => {
  const host = await signUp(app)
  const problem = await host.api.refusal('POST /users/verify', { body: { code } })
  expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ path: 'code' }] })
})

test('429 after fifty links and codes tried from one network', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.5' }
  for (let attempt = 0; attempt < 50; attempt++)
    expect((await follow(undefined, { id: crypto.randomUUID(), codex: 'guess' }, headers)).status).toBe(410)
  const last = await follow(undefined, { id: crypto.randomUUID(), codex: 'guess' }, headers)
  expect(last.body).toMatchObject({ code: 'rate_limited' })
  const host = await signUp(app)
  const typed = await host.api.refusal('POST /users/verify', { body: { code: '123456' }, headers })
  expect(typed.code).toBe('rate_limited')
})
