import PostalMime from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import { startCatcher } from '../../../mail/catcher.ts'
import { renderMail } from '../../../mail/templates/index.tsx'
import { createMailer } from '../../../mail/transport.ts'
import { startTestApp } from '../../../testing/app.ts'
import { openAccount } from '../../../testing/hosts.ts'
import { keepCaughtMail } from '../../mailbox/operations.ts'
import { listMails } from '../../mailbox/store.ts'
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

test('feedback reaches the operator once, a reply reaches the host, and nothing of it stays in the queue', async () => {
  const host = await openAccount(app, { name: 'Dana Reeves' })
  const message = 'More colors, please.\n<b>And</b> a longer day.'
  await host.api.call('POST /feedback', { body: { message, page: '/settings/branding' } })
  const [caught, more] = await eventually(async () => {
    const mails = await listMails(app.context.db, { to: OPERATOR, limit: 5 })
    expect(mails).toHaveLength(1)
    return mails
  })
  expect(more).toBeUndefined()
  const mail = await PostalMime.parse(caught?.raw ?? '')
  expect(mail.replyTo).toEqual([{ name: 'Dana Reeves', address: host.me.userEmail }])
  expect(mail.subject).toContain('Dana Reeves')
  expect(mail.text).toMatch(/More colors, please\.\s+<b>And<\/b> a longer day\./)
  expect(mail.text).toContain(`/${host.me.link}`)
  expect(mail.text).toContain('/settings/branding')
  expect(mail.html).not.toContain('<b>And</b>')
  await eventually(async () => {
    const { rows } = await app.context.pool.query("select 1 from jobs.job where name = 'feedback'")
    expect(rows).toEqual([])
  })
})
