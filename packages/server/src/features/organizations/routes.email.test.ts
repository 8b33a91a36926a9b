import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { openAccount, someAddress } from '../../testing/hosts.ts'
import type { TestOrganization } from '../../testing/organizations.ts'
import { actingFor, addOrganization, join } from '../../testing/organizations.ts'
import { openTestOffice } from '../notifications/testing/office.ts'
import { sendMail } from '../notifications/send.ts'
import { addressMail } from './mails/address/index.ts'
import { organizationById } from './store.ts'
import { askedKey } from './testing/invitations.ts'

const app = await startTestApp()
const { office, mailsTo } = await openTestOffice(app)

const DAY_MINUTES = 24 * 60
const EXPIRED = { status: 410, body: { code: 'link_expired' } }
const someEmail = () => `${randomUUID().slice(0, 8)}@park.example`
const started = async () => addOrganization(app, await openAccount(app))

const prove = async (key: string) =>
  app.visitor.try('POST /organization/email/confirm', { query: { key }, headers: someAddress() })
const emailsOf = async ({ api }: TestOrganization) => {
  const { email, askedEmail } = await api.call('GET /organization')
  return [email, askedEmail?.email ?? null]
}

test('an address counts once its mailed link was opened, which works once', async () => {
  const organization = await started()
  const email = someEmail()
  await organization.api.call('PUT /organization/email', { body: { email } })
  expect(await emailsOf(organization)).toEqual([null, email])
  const askedId = (await organizationById(app.context.db, organization.id))?.asked_id
  await sendMail(office, addressMail, { hostId: organization.id, askedId: String(askedId) })
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toBe('Is this the address of Studio North?')
  const [, key = ''] = /\/organization\/email\?key=([\w.-]+)/.exec(mail?.text ?? '') ?? []
  expect(await prove(key)).toMatchObject({ status: 200, body: { name: 'Studio North', email } })
  expect(await emailsOf(organization)).toEqual([email, null])
  expect(await prove(key)).toMatchObject(EXPIRED)
})

test('the one before stays until the next is confirmed, and only the newest link works', async () => {
  const organization = await started()
  const [first, second] = [someEmail(), someEmail()]
  await prove(await askedKey(app, organization, first))
  const early = await askedKey(app, organization, someEmail())
  const late = await askedKey(app, organization, second)
  expect(await emailsOf(organization)).toEqual([first, second])
  expect(await prove(early)).toMatchObject(EXPIRED)
  expect(await prove(late)).toMatchObject({ status: 200 })
  expect(await emailsOf(organization)).toEqual([second, null])
  await organization.api.call('PUT /organization/email', { body: { email: null } })
  expect(await emailsOf(organization)).toEqual([null, null])
})

test('a link ends after a week, with the removal of its address, and where it never was one', async () => {
  const organization = await started()
  const removed = await askedKey(app, organization, someEmail())
  await organization.api.call('PUT /organization/email', { body: { email: null } })
  const old = await askedKey(app, await started(), someEmail())
  app.clock.advance(7 * DAY_MINUTES)
  for (const key of [removed, old, 'x', `${old}x`, ''])
    expect((await prove(key)).body).toMatchObject({ code: 'link_expired' })
  app.clock.advance(-7 * DAY_MINUTES)
})

test('members do not name it, and people have none', async () => {
  const organization = await started()
  const [member, stranger] = [await openAccount(app), await openAccount(app)]
  await join(app, organization, member)
  const body = { email: someEmail() }
  for (const api of [
    actingFor(app, member, organization.id),
    actingFor(app, stranger, organization.id),
    stranger.api,
  ])
    expect((await api.try('PUT /organization/email', { body })).status).toBeGreaterThanOrEqual(400)
  expect(await emailsOf(organization)).toEqual([null, null])
})

test('an account names a few a day, whichever organization it is for', async () => {
  const organization = await started()
  for (let time = 0; time < 5; time++)
    await organization.api.call('PUT /organization/email', { body: { email: someEmail() } })
  const refused = await organization.api.refusal('PUT /organization/email', { body: { email: someEmail() } })
  expect(refused.code).toBe('rate_limited')
})
