import { strangersADay } from '@scheduling/domain'
import PostalMime from 'postal-mime'
import type { Email } from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import { startCatcher } from '../../mail/catcher.ts'
import { renderMail } from '../../mail/templates/index.tsx'
import { createMailer } from '../../mail/transport.ts'
import { openAccount, someAddress } from '../../testing/hosts.ts'
import { startGoogleApp } from '../../testing/stand-ins/google.ts'
import { keepCaughtMail } from '../mailbox/operations.ts'
import { listMails } from '../mailbox/store.ts'
import { startMailWorker } from '../notifications/testing/worker.ts'
import { ask, ASK, connectClient, keyIn } from './testing/ask.ts'
import { eventually } from '../../testing/eventually.ts'

const { app } = await startGoogleApp()
const catcher = await startCatcher((message) => keepCaughtMail(app.context, message))
const mailer = createMailer({ smtpUrl: catcher.smtpUrl, publicUrl: app.context.config.publicUrl })
const worker = await startMailWorker({ context: app.context, mailer, renderMail })
afterAll(async () => {
  await worker.stop()
  mailer.close()
  await catcher.close()
})

async function mailsTo(to: string, count: number): Promise<Email[]> {
  const caught = await eventually(async () => {
    const mails = await listMails(app.context.db, { to, limit: 5 })
    expect(mails).toHaveLength(count)
    return mails
  })
  return Promise.all(caught.map(({ raw }) => PostalMime.parse(raw)))
}

const keyOf = (mail: Email | undefined) =>
  keyIn(/https:\/\/meet\.example\.test\/connect-client\?key=[\w.%-]+/.exec(mail?.text ?? '')?.[0] ?? null)

test('the mail has the key, and no queue, log or other table does', async () => {
  const host = await openAccount(app, { name: 'Dana <b>Reeves</b>' })
  const email = 'noa@one.example'
  await host.api.call('POST /clients', { body: { ...ASK, way: 'mail', email } })
  const [mail] = await mailsTo(email, 1)
  expect(mail?.subject).toBe('Dana <b>Reeves</b> is asking when you’re free')
  expect(mail?.text).toContain(ASK.topic)
  expect(mail?.replyTo).toMatchObject([{ address: host.me.userEmail }])
  const key = keyOf(mail)
  const opened = await app.visitor.call('POST /client-requests/open', {
    body: { key },
    headers: someAddress(),
  })
  expect(opened).toMatchObject({ state: 'asked', name: ASK.name })
  const secret = key.split('.')[1] ?? 'none'
  const { rows } = await app.context.pool.query('select data::text from jobs.job')
  expect(JSON.stringify(rows)).not.toContain(secret)
  expect(app.logged.join('\n')).not.toContain(secret)
})

test('both are told of a meeting: the host, and the client as the invitee, once', async () => {
  const host = await openAccount(app)
  const email = 'noa@two.example'
  await host.api.call('POST /clients', { body: { ...ASK, way: 'mail', email } })
  const [mail] = await mailsTo(email, 1)
  await connectClient(app, keyOf(mail))
  const [client] = (await host.api.call('GET /clients')).clients
  await host.api.call('POST /clients/:id/meetings', {
    params: { id: client?.id ?? '' },
    body: { start: '2027-03-02T10:00:00Z' },
  })
  const told = await mailsTo(email, 2)
  expect(told.filter(({ subject }) => subject?.includes(ASK.topic))).toHaveLength(1)
  // The sign-up mail may be among them.
  const ours = await eventually(async () => {
    const mails = await listMails(app.context.db, { to: host.me.userEmail, limit: 5 })
    const read = await Promise.all(mails.map(({ raw }) => PostalMime.parse(raw)))
    const meetings = read.filter(({ subject }) => subject?.includes(ASK.topic))
    expect(meetings).toHaveLength(1)
    return meetings
  })
  expect(ours[0]?.subject).toContain(ASK.topic)
})

test('whoever stopped mails of the host is not asked', async () => {
  const host = await openAccount(app)
  const email = 'noa@three.example'
  const { client } = await host.api.call('POST /clients', { body: { ...ASK, way: 'mail', email } })
  const [mail] = await mailsTo(email, 1)
  const choices = /https:\/\/meet\.example\.test(\/mails\/[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await fetch(app.url + choices, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  const again = { params: { id: client.id }, body: { way: 'mail' } } as const
  await host.api.call('POST /clients/:id/ask-again', again)
  const other = 'noa@four.example'
  await host.api.call('POST /clients', { body: { ...ASK, way: 'mail', email: other } })
  await mailsTo(other, 1)
  await mailsTo(email, 1)
})

test('the host is told once that a client connected a calendar, and not of another one', async () => {
  const host = await openAccount(app)
  const { client, link } = await host.api.call('POST /clients', { body: { ...ASK, name: 'Noa <i>Levi</i>' } })
  const key = keyIn(link)
  await connectClient(app, key)
  await connectClient(app, key)
  const news = async () => {
    const mails = await listMails(app.context.db, { to: host.me.userEmail, limit: 9 })
    const read = await Promise.all(mails.map(({ raw }) => PostalMime.parse(raw)))
    return read.filter(({ subject }) => subject === 'Noa <i>Levi</i> connected a calendar')
  }
  const [mail] = await eventually(async () => {
    const found = await news()
    expect(found).toHaveLength(1)
    return found
  })
  expect(mail?.text).toContain(ASK.topic)
  expect(mail?.text).toContain('https://meet.example.test/clients')
  expect(mail?.html).not.toContain('<i>Levi')
  const { rows } = await app.context.pool.query(
    "select 1 from jobs.job where name = 'client-connected' and data ->> 'clientId' = $1",
    [client.id],
  )
  expect(rows).toHaveLength(1)
})

const meet = (id: string, start: string) => ({ params: { id }, body: { start } })

test('past the day’s mails to strangers, a host meets only whoever answered a mailed link', async () => {
  const host = await openAccount(app)
  const email = 'noa@proved.example'
  const { client: proved } = await host.api.call('POST /clients', { body: { ...ASK, way: 'mail', email } })
  const [mail] = await mailsTo(email, 1)
  await connectClient(app, keyOf(mail))
  // A host can answer this one in a stranger's name.
  const { client: typed, key } = await ask(host, { email: 'stranger@typed.example' })
  await connectClient(app, key)
  await app.context.pool.query(
    `insert into stranger_mails (host_id, mail_id, day, mailbox_key, cause, is_held)
     select $1, gen_random_uuid(), $2, decode(md5(n::text), 'hex'), 'host', false from generate_series(1, $3) as n`,
    [
      host.me.userID,
      new Date(app.clock.now()).toISOString().slice(0, 10),
      strangersADay({ daysOpen: 0, isPaid: false }, 'host'),
    ],
  )
  const refusal = await host.api.refusal('POST /clients/:id/meetings', meet(typed.id, '2027-03-02T10:00:00Z'))
  expect(refusal.code).toBe('rate_limited')
  expect((await host.api.call('GET /bookings', { query: {} })).total).toBe(0)
  await host.api.call('POST /clients/:id/meetings', meet(proved.id, '2027-03-02T11:00:00Z'))
  await mailsTo(email, 2)
})
