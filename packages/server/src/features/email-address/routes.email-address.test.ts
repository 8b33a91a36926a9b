import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { mailedTo, openAccount, PASSWORD, signUp, someAddress } from '../../testing/hosts.ts'
import { findAccount } from '../accounts/operations.ts'
import { newReset } from '../passwords/reset.ts'
import { newChangeLink, pendingChange, cleanUpEmailChanges } from './operations.ts'
import type { Side } from './store.ts'

const app = await startTestApp()

const newEmail = () => `new-${crypto.randomUUID().slice(0, 8)}@example.test`

const ask = ({ api }: TestHost, email: string) =>
  api.call('POST /users/email', { body: { email, current: PASSWORD } })

/** The content of the mail to one of the two addresses. */
async function mailed({ accountId }: TestHost, side: Side) {
  const row = await app.context.db
    .selectFrom('email_changes')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const change = await pendingChange(app.context, accountId, row.id)
  if (!change) throw new Error('nothing is asked any more')
  return newChangeLink(app.context, change, side)
}

const follow = (body: object) =>
  app.visitor.try('POST /users/email/confirm', { body, headers: someAddress() })

const signIn = (email: string) =>
  app.visitor.try('POST /users/login', { body: { email, password: PASSWORD }, headers: someAddress() })

const told = async ({ api }: TestHost) =>
  (await api.call('GET /account-activity')).activity.map(({ kind }) => kind)

test.each<[Side, Side]>([
  ['old', 'new'],
  ['new', 'old'],
])('counts once both have agreed, %s first', async (first, second) => {
  const host = await openAccount(app)
  const [before, email] = [host.me.userEmail, newEmail()]
  expect((await ask(host, email)).change).toMatchObject({ email, isOldConfirmed: false })
  const links = { old: await mailed(host, 'old'), new: await mailed(host, 'new') }
  expect((await follow(links[first])).body).toEqual({ isChanged: false })
  expect((await signIn(email)).status).toBe(401)
  expect((await signIn(before)).status).toBe(200)
  expect((await follow(links[second])).body).toEqual({ isChanged: true })
  expect((await signIn(email)).status).toBe(200)
  expect((await signIn(before)).status).toBe(401)
  expect((await host.api.call('GET /users/aboutme')).userEmail).toBe(email)
  expect(await host.api.call('GET /users/email')).toEqual({ email, change: null })
  expect(await told(host)).toEqual(expect.arrayContaining(['email_change_asked', 'email_changed']))
  const profile = await app.context.db
    .selectFrom('profiles')
    .select('email')
    .where('host_id', '=', host.me.userID)
    .executeTakeFirst()
  expect(profile).toEqual({ email })
})

test('a link agrees once, for its own mailbox, and only the newest', async () => {
  const host = await openAccount(app)
  await ask(host, newEmail())
  const first = await mailed(host, 'old')
  const second = await mailed(host, 'old')
  expect((await follow(first)).status).toBe(410)
  expect((await follow(second)).status).toBe(200)
  expect((await follow(second)).status).toBe(410)
  expect((await host.api.call('GET /users/email')).change).toMatchObject({
    isOldConfirmed: true,
    isNewConfirmed: false,
  })
})

test('links are good for their account alone, and for a day', async () => {
  const [host, stranger] = [await openAccount(app), await openAccount(app)]
  await ask(host, newEmail())
  await ask(stranger, newEmail())
  const link = await mailed(host, 'old')
  expect((await follow({ ...link, id: stranger.accountId })).status).toBe(410)
  app.clock.advance(24 * 60)
  expect((await follow(link)).status).toBe(410)
  expect((await host.api.call('GET /users/email')).change).toBeNull()
  app.clock.advance(-24 * 60)
})

test('an address that has an account is answered like any other, and never becomes another’s', async () => {
  const [host, owner] = [await openAccount(app), await openAccount(app)]
  const unknown = await ask(host, newEmail())
  const known = await ask(host, owner.me.userEmail.toUpperCase())
  expect({ ...known.change, email: '' }).toEqual({ ...unknown.change, email: '' })
  await follow(await mailed(host, 'old'))
  expect((await follow(await mailed(host, 'new'))).status).toBe(410)
  expect((await signIn(owner.me.userEmail)).body).toMatchObject({ me: { userID: owner.me.userID } })
  expect((await signIn(host.me.userEmail)).body).toMatchObject({ me: { userID: host.me.userID } })
})

test('an address for which an account was opened meanwhile is not taken from it', async () => {
  const host = await openAccount(app)
  const email = newEmail()
  await ask(host, email)
  const links = [await mailed(host, 'old'), await mailed(host, 'new')]
  const other = await openAccount(app, { email })
  const answers = [await follow(links[0]!), await follow(links[1]!)]
  expect(answers.map(({ status }) => status)).toEqual([200, 410])
  expect((await signIn(email)).body).toMatchObject({ me: { userID: other.me.userID } })
})

test('a sign-up that waits for the address cannot be confirmed after it has changed hands', async () => {
  const host = await openAccount(app)
  const email = newEmail()
  const waiting = await signUp(app, { email })
  const { code } = await mailedTo(app, waiting)
  await ask(host, email)
  for (const side of ['old', 'new'] as const) await follow(await mailed(host, side))
  const refused = await waiting.api.refusal('POST /users/verify', { body: { code }, headers: someAddress() })
  expect(refused.code).toBe('code_invalid')
})

test('begins with the password, and only where the address is confirmed', async () => {
  const host = await openAccount(app)
  const body = { email: newEmail(), current: 'Wrong-horse-1' }
  expect(await host.api.refusal('POST /users/email', { body })).toMatchObject({
    code: 'wrong_password',
    errors: [{ path: 'current' }],
  })
  const waiting = await signUp(app)
  const refused = await waiting.api.refusal('POST /users/email', { body: { ...body, current: PASSWORD } })
  expect(refused.code).toBe('not_verified')
})

test('can be withdrawn, and the links in the mails are good for nothing then', async () => {
  const host = await openAccount(app)
  await ask(host, newEmail())
  const link = await mailed(host, 'old')
  expect((await host.api.call('DELETE /users/email/change')).change).toBeNull()
  expect((await follow(link)).status).toBe(410)
  expect(await told(host)).toContain('email_change_withdrawn')
})

test('another wish takes the place of the one before, with all that was agreed to', async () => {
  const host = await openAccount(app)
  const [first, second] = [newEmail(), newEmail()]
  await ask(host, first)
  await follow(await mailed(host, 'old'))
  const former = await mailed(host, 'new')
  await ask(host, second)
  expect((await follow(former)).status).toBe(410)
  expect((await host.api.call('GET /users/email')).change).toMatchObject({ isOldConfirmed: false })
})

test('a link to a new password that lies in the former mailbox opens nothing any more', async () => {
  const host = await openAccount(app)
  const account = await findAccount(app.context, host.accountId)
  const reset = await newReset(app.context, account!)
  await ask(host, newEmail())
  for (const side of ['old', 'new'] as const) await follow(await mailed(host, side))
  const body = { ...reset, password: 'Another-horse-2' }
  const answer = await app.visitor.try('POST /users/changepassword', { body, headers: someAddress() })
  expect(answer.status).toBe(410)
})

test('five a day', async () => {
  const host = await openAccount(app)
  for (let time = 0; time < 5; time++) await ask(host, newEmail())
  const body = { email: newEmail(), current: PASSWORD }
  expect((await host.api.refusal('POST /users/email', { body })).code).toBe('rate_limited')
})

test('a mailbox is asked five times an hour, whoever names it, and the answer is the same', async () => {
  const email = newEmail()
  const count = async () => {
    const { rows } = await app.context.pool.query(
      `select 1 from jobs.job j join email_changes c on c.id = (j.data->>'changeId')::uuid
       where j.name = 'registrations' and j.data->>'side' = 'new' and c.email = $1`,
      [email],
    )
    return rows.length
  }
  for (let time = 0; time < 6; time++) {
    const host = await openAccount(app)
    expect((await ask(host, email)).change?.email).toBe(email)
  }
  expect(await count()).toBe(5)
})

test('is forgotten a week after it ended', async () => {
  const host = await openAccount(app)
  await ask(host, newEmail())
  const kept = () =>
    app.context.db.selectFrom('email_changes').select('id').where('account_id', '=', host.accountId).execute()
  app.clock.advance(8 * 24 * 60 - 1)
  await cleanUpEmailChanges(app.context)
  expect(await kept()).toHaveLength(1)
  app.clock.advance(2)
  await cleanUpEmailChanges(app.context)
  expect(await kept()).toEqual([])
  app.clock.advance(-8 * 24 * 60 - 1)
})
