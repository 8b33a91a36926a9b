import { randomUUID } from 'node:crypto'
import { DAY } from '@scheduling/domain'
import { PRODUCT_NAME } from '@scheduling/messages'
import PostalMime from 'postal-mime'
import type { Email } from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import { startCatcher } from '../../../mail/catcher.ts'
import { renderMail } from '../../../mail/templates/index.tsx'
import { createMailer } from '../../../mail/transport.ts'
import { startTestApp } from '../../../testing/app.ts'
import type { TestHost } from '../../../testing/hosts.ts'
import { openAccount } from '../../../testing/hosts.ts'
import { openPage } from '../../../testing/pages.ts'
import { keepCaughtMail } from '../../mailbox/operations.ts'
import { listMails } from '../../mailbox/store.ts'
import { REWARD_CLAIMED } from '../events.ts'
import { loadGiftCards, sendDueGiftCards } from '../gift-cards.ts'
import { invitationToken } from '../invitation-token.ts'
import { putClaim } from '../points-store.ts'
import { startMailWorker } from '../../notifications/testing/worker.ts'
import { eventually } from '../../../testing/eventually.ts'

const OPERATOR = 'operator@example.test'

const app = await startTestApp({ operatorEmail: OPERATOR })
const catcher = await startCatcher((message) => keepCaughtMail(app.context, message))
const mailer = createMailer({ smtpUrl: catcher.smtpUrl, publicUrl: app.context.config.publicUrl })
const worker = await startMailWorker({ context: app.context, mailer, renderMail })
afterAll(async () => {
  await worker.stop()
  mailer.close()
  await catcher.close()
})

const mailTo = (to: string) => newestOf(to, 1)

async function newestOf(to: string, count: number): Promise<Email> {
  const [caught] = await eventually(async () => {
    const mails = await listMails(app.context.db, { to, limit: 5 })
    expect(mails).toHaveLength(count)
    return mails
  })
  return PostalMime.parse(caught?.raw ?? '')
}

test('who is invited gets the host’s link, in no words of the host’s but the name, and answers reach the host', async () => {
  const host = await openAccount(app, { name: 'Dana <b>Reeves</b>' })
  await host.api.call('POST /referrals/invitations', { body: { email: 'noa@park.example' } })
  const mail = await mailTo('noa@park.example')
  expect(mail.subject).toBe(`Dana <b>Reeves</b> invites you to ${PRODUCT_NAME}`)
  expect(mail.replyTo).toMatchObject([{ address: host.me.userEmail }])
  expect(mail.text).toContain(`https://meet.example.test/try/${host.me.link}`)
  expect(mail.html).not.toContain('<b>Reeves')
})

test('a link in the mail shows who came by it, the mail says so, and so does the one reminder', async () => {
  const host = await openAccount(app, { name: 'Dana Reeves' })
  const email = 'mira@studio.example'
  const { invitations } = await host.api.call('POST /referrals/invitations', { body: { email } })
  const mail = await mailTo(email)
  const id = String(invitations[0]?.id)
  const link = `https://meet.example.test/try/${host.me.link}?invitation=${invitationToken(app.context, { hostId: host.me.userID, id })}`
  expect(mail.text).toContain(link)
  expect(mail.text).toContain('Dana Reeves will see if someone signs up')
  expect(mail.text).toContain('Dana Reeves can send you one reminder')
  await app.context.db
    .updateTable('referral_invitations')
    .set({ invited_at: new Date(app.clock.now() - 4 * DAY) })
    .where('id', '=', id)
    .execute()
  await host.api.call('POST /referrals/invitations/:id/reminder', { params: { id } })
  const reminder = await newestOf(email, 2)
  expect(reminder.subject).toBe(`Reminder: Dana Reeves invites you to ${PRODUCT_NAME}`)
  expect(reminder.text).toContain(link)
  expect(reminder.text).toContain('This was the only reminder')
  expect(reminder.replyTo).toMatchObject([{ address: host.me.userEmail }])
})

test('its reader can stop all mails, also after the host deleted the invitation', async () => {
  const host = await openAccount(app)
  const email = 'lea@atelier.example'
  const { invitations } = await host.api.call('POST /referrals/invitations', { body: { email } })
  const { text } = await mailTo(email)
  const choices = String(/https:\/\/meet\.example\.test(\/mails\/[\w-]+)/.exec(text ?? '')?.[1])
  await host.api.call('DELETE /referrals/invitations/:id', { params: { id: String(invitations[0]?.id) } })
  expect(await openPage(app.url, choices)).toMatchObject({ status: 200, data: { kind: 'mails' } })
})

/** Claims a gift card for points that nobody earned. */
async function claim(host: TestHost, points: number): Promise<string> {
  const [host_id, id] = [host.me.userID, randomUUID()]
  await app.context.db.transaction().execute(async (trx) => {
    await putClaim(trx, { host_id, id, points, claimed_at: new Date(app.clock.now() - 3 * DAY) })
    await app.context.events.record(trx, REWARD_CLAIMED, { hostId: host_id, claimId: id, points })
  })
  return id
}

test('the operator is told of a gift card, and answers reach the host', async () => {
  const host = await openAccount(app, { name: 'Dana Reeves' })
  const id = await claim(host, 100)
  const mail = await mailTo(OPERATOR)
  expect(mail.subject).toBe('Dana Reeves claimed a $20 gift card')
  expect(mail.text).toContain('$20 (100 points)')
  expect(mail.text).toContain(
    `There is no gift card of this value in stock. Please send one to ${host.me.userEmail}`,
  )
  expect(mail.text).toContain(`pnpm admin gift-card hold ${id}`)
  expect(mail.replyTo).toMatchObject([{ address: host.me.userEmail }])
})

test('a card of the stock reaches the host with its code, and the operator knows when before', async () => {
  await loadGiftCards(app.context, 50, ['GIFT-1234-5678'])
  const host = await openAccount(app, { name: 'Dana Reeves' })
  await claim(host, 50)
  const toOperator = await newestOf(OPERATOR, 2)
  expect(toOperator.text).toContain(
    `A gift card from the stock will be sent to ${host.me.userEmail} on 2027-03-01`,
  )
  await sendDueGiftCards(app.context)
  const mail = await newestOf(host.me.userEmail, 2)
  expect(mail.subject).toBe('Your $10 gift card')
  expect(mail.text).toContain('GIFT-1234-5678')
})
