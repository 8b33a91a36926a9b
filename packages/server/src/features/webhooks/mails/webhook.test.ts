import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import type { WebhookNotice } from '../events.ts'
import { startCatcher } from '../../../mail/catcher.ts'
import { renderMail } from '../../../mail/templates/index.tsx'
import { createMailer } from '../../../mail/transport.ts'
import { startTestApp } from '../../../testing/app.ts'
import type { TestHost } from '../../../testing/hosts.ts'
import { openAccount } from '../../../testing/hosts.ts'
import { keepCaughtMail } from '../../mailbox/operations.ts'
import { listMails } from '../../mailbox/store.ts'
import { sendMail } from '../../notifications/send.ts'
import { webhookMail } from './index.ts'
import { eventually } from '../../../testing/eventually.ts'

const app = await startTestApp()
const catcher = await startCatcher((message) => keepCaughtMail(app.context, message))
const mailer = createMailer({ smtpUrl: catcher.smtpUrl, publicUrl: app.context.config.publicUrl })
const office = { context: app.context, mailer, renderMail }
afterAll(async () => {
  mailer.close()
  await catcher.close()
})

function noticeTo({ me }: TestHost): WebhookNotice {
  return {
    id: randomUUID(),
    kind: 'webhook_failing',
    hostId: me.userID,
    webhookId: randomUUID(),
    address: 'crm.example.com',
    failures: 10,
    since: '2027-03-01T07:00:00.000Z',
    status: null,
    problem: 'timeout',
  }
}

async function mailsTo({ me }: TestHost) {
  const mails = await listMails(app.context.db, { to: me.userEmail, limit: 10 })
  return Promise.all(mails.map(({ raw }) => PostalMime.parse(raw)))
}

test('a host is told once, in their own words and on their own clock', async () => {
  const host = await openAccount(app, { language: 'de', timeZone: 'Europe/Berlin' })
  const notice = noticeTo(host)
  await sendMail(office, webhookMail, notice)
  await sendMail(office, webhookMail, notice)
  const [mail, ...others] = await eventually(async () => {
    const mails = await mailsTo(host)
    expect(mails.length).toBeGreaterThan(0)
    return mails
  })
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Ihr Webhook bei crm.example.com nimmt nichts an')
  expect(mail?.text).toContain('Seit: Mo., 1. März, 08:00')
  expect(mail?.text).toContain('Der Server hat zu lange gebraucht')
  expect(mail?.text).toContain(`https://meet.example.test/integrations/webhooks/${notice.webhookId}`)
})

test('nobody is written to whose address is not known to be theirs', async () => {
  const host = await openAccount(app)
  await app.context.pool.query('update profiles set opened_at = null where host_id = $1', [host.me.userID])
  await sendMail(office, webhookMail, noticeTo(host))
  expect(await mailsTo(host)).toEqual([])
})
