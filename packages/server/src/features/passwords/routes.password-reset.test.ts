import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { isSignedIn, openAccount, PASSWORD, signUp, someAddress, trySignIn } from '../../testing/hosts.ts'
import { findAccountByEmail } from '../accounts/operations.ts'
import { newReset, cleanUpResets } from './reset.ts'

const app = await startTestApp()
const OTHER = 'Another-horse-2'

/** The content of the mail to somebody who forgot the password. */
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

/** The names of passkeys, and the browsers of devices. */
const names = (answer: unknown) => {
  const { passkeys, devices } = answer as { passkeys: { name: string }[]; devices: { browser: string }[] }
  return [passkeys.map(({ name }) => name), devices.map(({ browser }) => browser)]
}

test('a link sets a password once, and ends every session', async () => {
  const host = await openAccount(app)
  const link = await mailedTo(host)
  expect((await reset({ ...link, password: OTHER })).status).toBe(204)
  expect(await isSignedIn(host)).toBe(false)
  expect((await trySignIn(app, host, OTHER)).status).toBe(200)
  expect((await reset({ ...link, password: PASSWORD })).status).toBe(410)
  expect((await trySignIn(app, host)).status).toBe(401)
})

test('a link says what stays, and ends what its owner wants ended', async () => {
  const host = await openAccount(app)
  const phone = { ...someAddress(), 'user-agent': 'Mozilla/5.0 (iPhone) Version/17.0 Safari/604.1' }
  const body = { email: host.me.userEmail, password: PASSWORD }
  await app.visitor.call('POST /users/login', { body, headers: phone })
  await addKey(host, 'Old phone')
  const link = await mailedTo(host)
  const staying = async (mailedLink = link) =>
    app.visitor.try('POST /users/changepassword/staying', { body: mailedLink, headers: someAddress() })
  expect(names((await staying()).body)).toEqual([['Old phone'], expect.arrayContaining(['Safari'])])
  expect((await staying({ ...link, codex: 'x' })).body).toMatchObject({ code: 'verification_invalid' })
  await reset({ ...link, password: OTHER })
  expect((await staying()).status).toBe(410)
  const again = await mailedTo(host)
  expect(names((await staying(again)).body)[0]).toEqual(['Old phone'])
  await reset({ ...again, password: OTHER, removesPasskeys: true, forgetsDevices: true })
  expect(names((await staying(await mailedTo(host))).body)).toEqual([[], []])
  expect((await trySignIn(app, host, OTHER)).status).toBe(200)
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
  await cleanUpResets(app.context)
  expect(await app.context.db.selectFrom('password_resets').selectAll().execute()).toEqual([])
  app.clock.advance(-30)
  expect((await trySignIn(app, host)).status).toBe(200)
})

test('a password that was changed meanwhile makes the link worthless', async () => {
  const host = await openAccount(app)
  const link = await mailedTo(host)
  await host.api.call('POST /users/password', { body: { current: PASSWORD, password: OTHER } })
  expect((await reset({ ...link, password: PASSWORD })).status).toBe(410)
})

test('whoever asks is answered alike: an account, a sign-up that waits, nobody', async () => {
  const testHost = await openAccount(app)
  const waiting = await signUp(app)
  const recorded = vi.spyOn(app.context.events, 'record')
  const answers = []
  for (const email of [testHost.me.userEmail, waiting.me.userEmail, 'nobody@example.test'])
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
