import { DAY } from '@scheduling/domain'
import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount, signUp } from '../../testing/hosts.ts'
import { signIds } from '../bookings/links/signed-ids.ts'
import { INVITATION_REMINDED, INVITATION_SENT } from './events.ts'
import { invitationToken } from './invitation-token.ts'
import { cleanUpInvitations } from './invitations.ts'

const app = await startTestApp()

const EMAIL = 'noa@park.example'

const waiting = async (queue: string, { me }: TestHost) => {
  const { rows } = await app.context.pool.query('select data from jobs.job where name = $1', [queue])
  return rows.map(({ data }) => data as Record<string, unknown>).filter((data) => data.hostId === me.userID)
}

/** A mailbox of its own gets every mail. */
async function invite(host: TestHost, email = `${randomUUID()}@park.example`): Promise<string> {
  const { invitations } = await host.api.call('POST /referrals/invitations', { body: { email } })
  return String(invitations.find((one) => one.email === email)?.id)
}

/** Dates the host's invitations back. */
const dateBack = async ({ me }: TestHost, days: number) =>
  app.context.db
    .updateTable('referral_invitations')
    .set({ invited_at: new Date(app.clock.now() - days * DAY) })
    .where('host_id', '=', me.userID)
    .execute()

const reminder = (id: string) => ({ params: { id } })
const remind = (host: TestHost, id: string) =>
  host.api.call('POST /referrals/invitations/:id/reminder', reminder(id))
const remindRefused = async (host: TestHost, id: string) =>
  (await host.api.refusal('POST /referrals/invitations/:id/reminder', reminder(id))).code
const remove = (host: TestHost, id: string) =>
  host.api.call('DELETE /referrals/invitations/:id', { params: { id } })
const refusedFor = async (host: TestHost, email: string) =>
  (await host.api.refusal('POST /referrals/invitations', { body: { email } })).code
const invitationsOf = async ({ api }: TestHost) => (await api.call('GET /referrals')).invitations
const tokenOf = ({ me }: TestHost, id: string) => invitationToken(app.context, { hostId: me.userID, id })

test('an invitation begins as invited, whatever the case of its address', async () => {
  const host = await openAccount(app)
  await host.api.call('POST /referrals/invitations', { body: { email: ' Noa@Park.Example ' } })
  await invite(host, EMAIL)
  expect(await invitationsOf(host)).toMatchObject([
    { email: EMAIL, status: 'invited', remindedAt: null, canRemind: false },
  ])
  expect(await waiting(INVITATION_SENT.name, host)).toHaveLength(1)
})

test('nobody invites themselves, under whatever address of the mailbox', async () => {
  const host = await openAccount(app)
  for (const email of [host.me.userEmail, host.me.userEmail.replace('@', '+second@').toUpperCase()])
    expect(await refusedFor(host, email)).toBe('cannot_invite_email')
  expect(await invitationsOf(host)).toEqual([])
})

test.each([
  ['noa@mailinator.com', 'cannot_invite_email'],
  ['noa@box.MAILINATOR.com', 'cannot_invite_email'],
  ['noa@gmail.com', 'business_email_only'],
  ['noa@Outlook.com', 'business_email_only'],
  ['noa@web.de', 'business_email_only'],
])('%s: %s, which the field is told', async (email, code) => {
  const host = await openAccount(app)
  const refusal = await host.api.refusal('POST /referrals/invitations', { body: { email } })
  expect(refusal).toMatchObject({ status: 422, code, errors: [{ path: 'email', reason: code }] })
  expect(await invitationsOf(host)).toEqual([])
  expect(await waiting(INVITATION_SENT.name, host)).toEqual([])
})

test('signing up takes any address still', async () => {
  const email = `noa-${randomUUID()}@gmail.com`
  await expect(signUp(app, { email })).resolves.toBeDefined()
})

test('whoever signs up with the mail is seen, once; others with the link stay nameless', async () => {
  const host = await openAccount(app)
  const [noa] = [await invite(host, EMAIL), await invite(host, 'mira@studio.example')]
  await signUp(app, { via: host.me.link })
  expect((await invitationsOf(host)).map(({ status }) => status)).toEqual(['invited', 'invited'])
  for (let count = 0; count < 2; count++)
    await signUp(app, { via: host.me.link, invitation: tokenOf(host, noa) })
  expect(await host.api.call('GET /referrals')).toMatchObject({ joined: 3, paid: 0 })
  const statuses = (await invitationsOf(host)).map(({ email, status }) => [email, status])
  expect(new Map(statuses as [string, string][])).toEqual(
    new Map([
      [EMAIL, 'signed_up'],
      ['mira@studio.example', 'invited'],
    ]),
  )
})

test('the mail counts for who sent it, whatever link comes along', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  const id = await invite(host)
  await signUp(app, { via: other.me.link, invitation: tokenOf(host, id) })
  expect(await invitationsOf(host)).toMatchObject([{ status: 'signed_up' }])
  expect(await other.api.call('GET /referrals')).toMatchObject({ joined: 0 })
})

test('a token that this server did not sign, or of another host, marks nothing', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  const id = await invite(host)
  const forged = [tokenOf(host, id).slice(0, -2) + 'AA', tokenOf(other, id), 'x', '', 'Ω'.repeat(40)]
  forged.push(signIds(randomBytes(32), 'referral invitation', host.me.userID, id))
  for (const invitation of forged) await signUp(app, { via: host.me.link, invitation })
  expect(await invitationsOf(host)).toMatchObject([{ status: 'invited' }])
  expect(await host.api.call('GET /referrals')).toMatchObject({ joined: forged.length - 1 })
})

test('one reminder can be sent from the third day on', async () => {
  const host = await openAccount(app)
  const id = await invite(host)
  await dateBack(host, 2.99)
  expect(await invitationsOf(host)).toMatchObject([{ canRemind: false }])
  expect(await remindRefused(host, id)).toBe('cannot_send_reminder')
  await dateBack(host, 3)
  expect(await invitationsOf(host)).toMatchObject([{ canRemind: true }])
  await Promise.all([remind(host, id), remind(host, id)])
  const { invitations } = await remind(host, id)
  const remindedAt = new Date(app.clock.now()).toISOString()
  expect(invitations).toMatchObject([{ status: 'invited', canRemind: false, remindedAt }])
  expect(await waiting(INVITATION_REMINDED.name, host)).toEqual([
    { hostId: host.me.userID, invitationId: id },
  ])
})

test('nobody is reminded who has come', async () => {
  const host = await openAccount(app)
  const id = await invite(host)
  await dateBack(host, 4)
  await signUp(app, { invitation: tokenOf(host, id) })
  expect(await invitationsOf(host)).toMatchObject([{ status: 'signed_up', canRemind: false }])
  expect(await remindRefused(host, id)).toBe('cannot_send_reminder')
})

test('a mailbox gets one reminder from all hosts together, and nobody learns of the others', async () => {
  const hosts = [await openAccount(app), await openAccount(app)]
  for (const [index, host] of hosts.entries()) {
    const id = await invite(host, ['wanted@park.example', 'wanted+tag@park.example'][index])
    await dateBack(host, 4)
    expect((await remind(host, id)).invitations).toMatchObject([{ canRemind: false }])
  }
  const mails = await Promise.all(hosts.map((host) => waiting(INVITATION_REMINDED.name, host)))
  expect(mails.map(({ length }) => length)).toEqual([1, 0])
})

test('whoever got no invitation is not reminded of it', async () => {
  const email = 'popular@park.example'
  const hosts = [await openAccount(app), await openAccount(app), await openAccount(app)]
  const ids: string[] = []
  for (const host of hosts) ids.push(await invite(host, email))
  const [last, id] = [hosts[2]!, String(ids[2])]
  await dateBack(last, 4)
  expect((await remind(last, id)).invitations).toMatchObject([{ canRemind: false }])
  expect(await waiting(INVITATION_SENT.name, last)).toEqual([])
  expect(await waiting(INVITATION_REMINDED.name, last)).toEqual([])
})

test('429 after twenty reminders a day, and none is lost by it', async () => {
  const host = await openAccount(app)
  const ids = Array.from({ length: 21 }, () => randomUUID())
  await app.context.db
    .insertInto('referral_invitations')
    .values(
      ids.map((id, index) => ({
        host_id: host.me.userID,
        id,
        email: `guest-${index}@meadow.example`,
        invited_at: new Date(app.clock.now() - 4 * DAY),
      })),
    )
    .execute()
  const [last = '', ...others] = ids
  for (const id of others) await remind(host, id)
  expect(await remindRefused(host, last)).toBe('rate_limited')
  expect((await invitationsOf(host)).find(({ id }) => id === last)).toMatchObject({ canRemind: true })
})

test('a deleted invitation is gone for the host, is not mailed, and does not come back', async () => {
  const host = await openAccount(app)
  const id = await invite(host, EMAIL)
  await dateBack(host, 4)
  expect((await remove(host, id)).invitations).toEqual([])
  expect((await remove(host, id)).invitations).toEqual([])
  expect(await remindRefused(host, id)).toBe('invitation_not_found')
  expect(await refusedFor(host, EMAIL)).toBe('cannot_invite_email')
  await signUp(app, { invitation: tokenOf(host, id) })
  expect(await host.api.call('GET /referrals')).toMatchObject({ joined: 1, invitations: [] })
})

test('the address of a deleted invitation is forgotten a year later', async () => {
  const host = await openAccount(app)
  const [id, kept] = [await invite(host), await invite(host, 'mira@studio.example')]
  await remove(host, id)
  const left = async () => {
    await cleanUpInvitations(app.context)
    const { rows } = await app.context.pool.query('select id from referral_invitations where host_id = $1', [
      host.me.userID,
    ])
    return new Set(rows.map((row) => String(row.id)))
  }
  expect(await left()).toEqual(new Set([id, kept]))
  await app.context.db
    .updateTable('referral_invitations')
    .set({ deleted_at: new Date(app.clock.now() - 366 * DAY) })
    .where('id', '=', id)
    .execute()
  expect(await left()).toEqual(new Set([kept]))
})

test('another host’s invitation is not there, and stays as it is', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  const id = await invite(host)
  await dateBack(host, 4)
  for (const foreign of [id, randomUUID()]) {
    expect(await remindRefused(other, foreign)).toBe('invitation_not_found')
    const refusal = await other.api.refusal('DELETE /referrals/invitations/:id', {
      params: { id: foreign },
    })
    expect(refusal).toMatchObject({ status: 404, code: 'invitation_not_found' })
  }
  expect(await invitationsOf(host)).toMatchObject([{ id, canRemind: true }])
})

test('who has not confirmed an address reminds nobody', async () => {
  expect(await remindRefused(await signUp(app), randomUUID())).toBe('not_verified')
})
