import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { openAccount, someAddress } from '../../testing/hosts.ts'
import type { TestOrganization } from '../../testing/organizations.ts'
import { actingFor, addOrganization, join } from '../../testing/organizations.ts'
import { openMailApp } from '../notifications/testing/mail-app.ts'
import { sendMail } from '../notifications/send.ts'
import { cleanUpEmails } from './email.ts'
import { emailConfirmationMail } from './mails/email-confirmation/index.ts'
import { organizationById } from './store.ts'
import { pendingEmailKey } from './testing/invitations.ts'

const app = await startTestApp()
const { postOffice, mailsTo } = await openMailApp(app)

const DAY_MINUTES = 24 * 60
const EXPIRED = { status: 410, body: { code: 'link_expired' } }
const someEmail = () => `${randomUUID().slice(0, 8)}@park.example`
const started = async () => addOrganization(app, await openAccount(app))

const confirm = async (key: string) =>
  app.visitor.try('POST /organization/email/confirm', { query: { key }, headers: someAddress() })
const emailsOf = async ({ api }: TestOrganization) => {
  const { email, pendingEmail } = await api.call('GET /organization')
  return [email, pendingEmail?.email ?? null]
}

test('an email counts once its mailed link was opened, which works once', async () => {
  const organization = await started()
  const email = someEmail()
  await organization.api.call('PUT /organization/email', { body: { email } })
  expect(await emailsOf(organization)).toEqual([null, email])
  const row = await organizationById(app.context.db, organization.id)
  const pending = { hostId: organization.id, pendingEmailId: String(row?.pending_email_id) }
  await sendMail(postOffice, emailConfirmationMail, pending)
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toBe('Is this the email of Studio North?')
  const [, key = ''] = /\/organization\/email\?key=([\w.-]+)/.exec(mail?.text ?? '') ?? []
  expect(await confirm(key)).toMatchObject({ status: 200, body: { name: 'Studio North', email } })
  expect(await emailsOf(organization)).toEqual([email, null])
  expect(await confirm(key)).toMatchObject(EXPIRED)
})

test('the one before stays until the next is confirmed, and only the newest link works', async () => {
  const organization = await started()
  const [first, second] = [someEmail(), someEmail()]
  await confirm(await pendingEmailKey(app, organization, first))
  const early = await pendingEmailKey(app, organization, someEmail())
  const late = await pendingEmailKey(app, organization, second)
  expect(await emailsOf(organization)).toEqual([first, second])
  expect(await confirm(early)).toMatchObject(EXPIRED)
  expect(await confirm(late)).toMatchObject({ status: 200 })
  expect(await emailsOf(organization)).toEqual([second, null])
})

test('the confirmed email and the one that waits are taken back each by itself, which is safe to repeat', async () => {
  const organization = await started()
  const { api } = organization
  const [used, waiting] = [someEmail(), someEmail()]
  await confirm(await pendingEmailKey(app, organization, used))
  const first = await pendingEmailKey(app, organization, waiting)
  for (const _ of [1, 2]) await api.call('DELETE /organization/email/pending')
  expect(await emailsOf(organization)).toEqual([used, null])
  expect(await confirm(first)).toMatchObject(EXPIRED)
  const second = await pendingEmailKey(app, organization, waiting)
  for (const _ of [1, 2]) await api.call('PUT /organization/email', { body: { email: null } })
  expect(await emailsOf(organization)).toEqual([null, waiting])
  expect(await confirm(second)).toMatchObject({ status: 200 })
  const { activity } = await api.call('GET /account-activity')
  const emailsIn = (kind: string) => activity.flatMap((done) => (done.kind === kind ? [done.subject] : []))
  expect(emailsIn('organization_email_canceled')).toEqual([waiting])
  expect(emailsIn('organization_email_removed')).toEqual([used])
})

test('what nobody confirmed is forgotten a week after its link ended', async () => {
  const organization = await started()
  await pendingEmailKey(app, organization, someEmail())
  const isKept = async () => {
    await cleanUpEmails(app.context)
    return (await organizationById(app.context.db, organization.id))?.pending_email !== null
  }
  app.clock.advance(14 * DAY_MINUTES)
  expect(await isKept()).toBe(true)
  app.clock.advance(1)
  expect(await isKept()).toBe(false)
  app.clock.advance(-14 * DAY_MINUTES - 1)
})

test('a link ends after a week, when it is taken back, and where it never was one', async () => {
  const organization = await started()
  const removed = await pendingEmailKey(app, organization, someEmail())
  await organization.api.call('DELETE /organization/email/pending')
  const old = await pendingEmailKey(app, await started(), someEmail())
  app.clock.advance(7 * DAY_MINUTES)
  for (const key of [removed, old, 'x', `${old}x`, ''])
    expect((await confirm(key)).body).toMatchObject({ code: 'link_expired' })
  app.clock.advance(-7 * DAY_MINUTES)
})

test('members neither name nor cancel it, and people have none', async () => {
  const organization = await started()
  const [member, stranger] = [await openAccount(app), await openAccount(app)]
  await join(app, organization, member)
  const body = { email: someEmail() }
  for (const api of [
    actingFor(app, member, organization.id),
    actingFor(app, stranger, organization.id),
    stranger.api,
  ]) {
    expect((await api.try('PUT /organization/email', { body })).status).toBeGreaterThanOrEqual(400)
    expect((await api.try('DELETE /organization/email/pending')).status).toBeGreaterThanOrEqual(400)
  }
  expect(await emailsOf(organization)).toEqual([null, null])
})

test('an account names a few a day, whichever organization it is for', async () => {
  const organization = await started()
  for (let time = 0; time < 5; time++)
    await organization.api.call('PUT /organization/email', { body: { email: someEmail() } })
  const refused = await organization.api.refusal('PUT /organization/email', { body: { email: someEmail() } })
  expect(refused.code).toBe('rate_limited')
})
