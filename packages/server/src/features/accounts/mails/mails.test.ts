import PostalMime from 'postal-mime'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '../../../log.ts'
import type { Catcher } from '../../../mail/catcher.ts'
import { startCatcher } from '../../../mail/catcher.ts'
import { renderMail } from '../../../mail/templates/index.tsx'
import { createMailer } from '../../../mail/transport.ts'
import type { TestApp } from '../../../testing/app.ts'
import { startTestApp } from '../../../testing/app.ts'
import { appCode } from '../../../testing/authenticator.ts'
import { openAccount, PASSWORD, signUp, someAddress } from '../../../testing/hosts.ts'
import { keepCaughtMail } from '../../mailbox/operations.ts'
import { listMails } from '../../mailbox/store.ts'
import { startMailWorker } from '../../notifications/testing/worker.ts'
import { eventually } from '../../../testing/eventually.ts'

let app: TestApp
let worker: Awaited<ReturnType<typeof startMailWorker>>
let catcher: Catcher
let close: () => void
const logged: string[] = []

beforeAll(async () => {
  app = await startTestApp()
  catcher = await startCatcher((message) => keepCaughtMail(app.context, message))
  const mailer = createMailer({ smtpUrl: catcher.smtpUrl, publicUrl: app.context.config.publicUrl })
  close = () => mailer.close()
  const log = createLog('debug', { write: (line) => logged.push(line) })
  worker = await startMailWorker({ context: app.context, mailer, renderMail }, log)
})
afterAll(async () => {
  await worker.stop()
  close()
  await catcher.close()
  await app.stop()
})

/** The mails to an address, newest first, after all jobs have run. */
async function mailsTo(address: string): Promise<Email[]> {
  await eventually(async () => {
    const { rows } = await app.context.pool.query(
      "select 1 from jobs.job where name = 'registrations' and state in ('created', 'active', 'retry')",
    )
    expect(rows).toHaveLength(0)
  })
  const caught = await listMails(app.context.db, { to: address, limit: 50 })
  return Promise.all(caught.map(({ raw }) => PostalMime.parse(raw)))
}

const codeIn = (mail: Email | undefined) => String(/\d{3} \d{3}/.exec(mail?.text ?? '')?.[0])

function linkIn(mail: Email | undefined): { path: string; query: { id: string; codex: string } } {
  const link = new URL(String(/https:\S+/.exec(mail?.text ?? '')?.[0]))
  return { path: link.pathname, query: Object.fromEntries(link.searchParams) as never }
}

it('a sign-up gets a link and a code, either of which confirms the address', async () => {
  const [byLink, byCode] = [await signUp(app), await signUp(app)]
  const [first] = await mailsTo(byLink.me.userEmail)
  const { path, query } = linkIn(first)
  expect(path).toBe('/login')
  expect(await byLink.api.call('GET /users/verify', { query })).toBe(true)
  const [second] = await mailsTo(byCode.me.userEmail)
  const me = await byCode.api.call('POST /users/verify', { body: { code: codeIn(second) } })
  expect(me.userStatus).toBe('active')
})

it('says nothing that whoever signed up has typed', async () => {
  const { me } = await signUp(app, { name: 'Win at shop.example', email: 'victim@example.test' })
  const [mail] = await mailsTo(me.userEmail)
  expect(mail?.headers.map(({ value }) => value).join('\n')).not.toContain('shop.example')
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/shop\.example|Win at/)
})

it('where the email has an account its owner reads so, in their own words and without a code', async () => {
  const owner = await openAccount(app, { email: 'Owner@example.test', language: 'de', name: 'Ada Owner' })
  const stranger = await signUp(app, { email: 'owner@example.test', name: 'Win at shop.example' })
  const [mail] = await mailsTo(owner.me.userEmail)
  expect(mail?.subject).toBe('Sie haben schon ein Konto bei Weezly')
  expect(mail?.text).toContain('Hallo Ada Owner,')
  expect(mail?.text).not.toMatch(/\d{3} \d{3}|codex|shop\.example/)
  await stranger.api.call('POST /users/verify/resend', { body: {}, headers: someAddress() })
  const [again, former] = await mailsTo(owner.me.userEmail)
  expect([again?.subject, former?.subject]).toEqual([mail?.subject, mail?.subject])
  // There are as many rows as if a code had been sent, so guesses cost the same.
  const { rows } = await app.context.pool.query('select 1 from verifications where account_id = $1', [
    stranger.accountId,
  ])
  expect(rows).toHaveLength(2)
})

it('nothing of what was sent lies in the tables of the queue or in the log', async () => {
  const host = await signUp(app)
  const [mail] = await mailsTo(host.me.userEmail)
  const code = codeIn(mail)
  const secrets = [linkIn(mail).query.codex, code, host.token, host.deviceToken, PASSWORD]
  const typed = new RegExp(`\\b${code.replace(' ', '')}\\b`)
  // Fractions of seconds also have six digits.
  const holds = (text: string) =>
    secrets.some((secret) => text.includes(secret)) || typed.test(text.replace(/:\d\d\.\d+/g, ''))
  const { rows: tables } = await app.context.pool.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'jobs'",
  )
  expect(tables.length).toBeGreaterThan(3)
  for (const { name } of tables) {
    const { rows } = await app.context.pool.query<{ text: string }>(
      `select row::text as text from ${name} row`,
    )
    expect(rows.filter(({ text }) => holds(text)).map(() => name)).toEqual([])
  }
  expect([...logged, ...app.logged].filter(holds)).toEqual([])
})

it('a sign-in on a new device is told with browser, network and time, on the clock of the host', async () => {
  const host = await openAccount(app, { timeZone: 'Europe/Berlin', name: 'Ada Owner' })
  app.clock.advance(25 * 60)
  const headers = {
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0',
    'x-forwarded-for': '203.0.113.77',
  }
  const body = { email: host.me.userEmail, password: PASSWORD }
  const { deviceToken } = await app.visitor.call('POST /users/login', { body, headers })
  await app.visitor.call('POST /users/login', { body: { ...body, deviceToken }, headers })
  const told = (await mailsTo(host.me.userEmail)).filter(({ subject }) => subject === 'New sign-in to Weezly')
  expect(told).toHaveLength(1)
  const text = told[0]?.text ?? ''
  expect(text).toContain('Hi Ada Owner,')
  expect(text).toContain('When: Tuesday, 2 March 2027, 10:00, Central European Time (Berlin)')
  expect(text).toContain('Browser: Firefox on Windows')
  expect(text).toContain('Network: 203.0.113.*')
  expect(text).toContain('https://meet.example.test/settings/security')
  expect(text).not.toContain('203.0.113.77')
})

it('who has forgotten the password gets a link that sets one, and hears of it; nobody else gets anything', async () => {
  const { me } = await openAccount(app)
  const forgot = (email: string) =>
    app.visitor.call('POST /users/forgotpassword', { body: { email }, headers: someAddress() })
  await forgot(me.userEmail)
  await forgot('nobody@example.test')
  const [asked] = await mailsTo(me.userEmail)
  const { path, query } = linkIn(asked)
  expect(path).toBe('/changepassword')
  expect(asked?.text).toContain('30 minutes')
  const body = { ...query, password: 'Another-horse-2' }
  await app.visitor.call('POST /users/changepassword', { body, headers: someAddress() })
  const [told] = await mailsTo(me.userEmail)
  expect(told?.subject).toBe('Your Weezly password was changed')
  expect(linkIn(told).path).toBe('/forgotpassword')
  expect(JSON.stringify([asked, told])).not.toContain('Another-horse-2')
  expect(await mailsTo('nobody@example.test')).toEqual([])
})

it('after a new password the mail names the passkeys that still sign in', async () => {
  const { me, api, accountId } = await openAccount(app)
  await app.context.pool.query(
    `insert into passkeys (account_id, credential_id, public_key, counter, transports, name, created_at)
     values ($1, 'key-1', '', 0, '{}', 'Old phone', now())`,
    [accountId],
  )
  await api.call('POST /users/password', { body: { current: PASSWORD, password: 'Another-horse-2' } })
  const [told] = await mailsTo(me.userEmail)
  expect(told?.text).toContain('These passkeys can still sign in: Old phone.')
  expect(told?.text).toContain('https://meet.example.test/settings/two-factor')
})

it('another password from the settings is told, too', async () => {
  const { me, api } = await openAccount(app)
  await api.call('POST /users/password', { body: { current: PASSWORD, password: 'Another-horse-2' } })
  expect((await mailsTo(me.userEmail)).map(({ subject }) => subject)).toContain(
    'Your Weezly password was changed',
  )
})

it('both addresses are asked for a change, and told of it; the links are the only ones that agree', async () => {
  const { me, api } = await openAccount(app, { name: 'Ada Owner' })
  const email = `new-${crypto.randomUUID()}@example.test`
  await api.call('POST /users/email', { body: { email, current: PASSWORD } })
  const [old] = await mailsTo(me.userEmail)
  const [fresh] = await mailsTo(email)
  expect(old?.text).toContain(email)
  expect(`${fresh?.text}${fresh?.html}`).not.toMatch(/Ada Owner|host-/)
  for (const mail of [old, fresh]) {
    const { path, query } = linkIn(mail)
    expect(path).toBe('/settings/email/confirm')
    await app.visitor.call('POST /users/email/confirm', { body: query, headers: someAddress() })
  }
  for (const address of [me.userEmail, email]) {
    const [told] = await mailsTo(address)
    expect(told?.subject).toBe('The email address of your Weezly account has changed')
  }
})

it('where the new address has an account its owner reads so, without a link that agrees', async () => {
  const owner = await openAccount(app, { language: 'de', name: 'Ada Owner' })
  const { api } = await openAccount(app)
  const before = (await mailsTo(owner.me.userEmail)).length
  await api.call('POST /users/email', { body: { email: owner.me.userEmail, current: PASSWORD } })
  const mails = await mailsTo(owner.me.userEmail)
  expect(mails).toHaveLength(before + 1)
  expect(mails[0]?.subject).toBe('Sie haben schon ein Konto bei Weezly')
  expect(mails[0]?.text).not.toContain('codex')
})

it('two factors are told when they are switched on, and every recovery code that is used', async () => {
  const host = await openAccount(app)
  const { secret } = await host.api.call('POST /users/two-factor', { body: { current: PASSWORD } })
  const { recoveryCodes } = await host.api.call('PUT /users/two-factor', {
    body: { code: appCode(secret, app.clock.now()) },
  })
  const [code] = recoveryCodes
  const body = { email: host.me.userEmail, password: PASSWORD, code }
  await app.visitor.call('POST /users/login', { body, headers: someAddress() })
  const mails = await mailsTo(host.me.userEmail)
  const subjects = mails.map(({ subject }) => subject)
  expect(subjects).toContain('Two-factor sign-in to Weezly is on')
  expect(subjects).toContain('A recovery code was used for Weezly')
  expect(JSON.stringify(mails)).not.toContain(secret)
})

it('wrong codes in a row are told, once a day', async () => {
  const host = await openAccount(app)
  const { secret } = await host.api.call('POST /users/two-factor', { body: { current: PASSWORD } })
  await host.api.call('PUT /users/two-factor', { body: { code: appCode(secret, app.clock.now()) } })
  const guess = async () =>
    app.visitor.try('POST /users/login', {
      body: { email: host.me.userEmail, password: PASSWORD, code: '000000' },
      headers: someAddress(),
    })
  const told = async () =>
    (await mailsTo(host.me.userEmail)).filter(({ subject }) => subject?.startsWith('Wrong two-factor codes'))
  for (let wrong = 0; wrong < 4; wrong++) await guess()
  expect(await told()).toHaveLength(0)
  await guess()
  app.clock.advance(1)
  await guess()
  const [mail, ...others] = await told()
  expect(others).toEqual([])
  expect(mail?.text).toContain('https://meet.example.test/forgotpassword')
  expect(mail?.text).toContain('Network:')
})
