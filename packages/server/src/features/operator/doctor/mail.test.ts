import { randomUUID } from 'node:crypto'
import { startDns } from '@scheduling/sandbox/dns'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startCatcher } from '../../../mail/catcher.ts'
import { startTestApp } from '../../../testing/app.ts'
import { checkedServer, firstFinding, problemsFound } from '../testing/checked-server.ts'
import { mailCheck, senderCheck } from './mail.ts'

const app = await startTestApp()
const catcher = await startCatcher(async () => {})
const dns = await startDns()
afterAll(() => Promise.all([catcher.close(), dns.close()]))
beforeEach(() => {
  dns.records = []
  dns.isSilent = false
})

const SENDING = { roles: ['web', 'worker'], mails: 'sent' } as const
const sending = (smtpUrl: string) => checkedServer(app, { ...SENDING, smtpUrl })

test('finds nothing wrong where the mail server takes mails', async () => {
  expect(await problemsFound(mailCheck, sending(catcher.smtpUrl))).toEqual([])
})

test('finds a mail server that refuses us or does not answer, and shows no password', async () => {
  expect(await problemsFound(mailCheck, sending('smtp://x:s3cret-word@127.0.0.1:1'))).toEqual([
    ['error', 'The mail server refuses us.'],
  ])
  const wrongUser = catcher.smtpUrl.replace('//', '//somebody:s3cret-word@')
  const refused = await firstFinding(mailCheck, sending(wrongUser))
  expect(refused?.problem).toBe('The mail server refuses us.')
  expect(JSON.stringify(refused)).not.toContain('s3cret')
})

test('finds that mails wait, or are kept here', async () => {
  const waiting = checkedServer(app, { ...SENDING, mails: 'waiting', smtpUrl: undefined })
  expect(await problemsFound(mailCheck, waiting)).toEqual([['error', 'Nobody gets any email.']])
  expect(await problemsFound(mailCheck, checkedServer(app, { ...SENDING, mails: 'caught' }))).toEqual([
    ['warning', 'Nobody gets any email.'],
  ])
  // Other processes send, or it is a trial.
  expect(await problemsFound(mailCheck, checkedServer(app, { roles: ['web'], mails: 'waiting' }))).toEqual([])
  expect(
    await problemsFound(mailCheck, checkedServer(app, { ...SENDING, mails: 'caught', isTrial: true })),
  ).toEqual([])
})

test('finds mails that fail again and again', async () => {
  const { pool, clock } = app.context
  await pool.query(
    `insert into jobs.job (id, name, data, state, created_on, start_after) values ($1, 'mails', '{}', 'retry', $2, $3)`,
    [randomUUID(), new Date(clock.now() - 11 * 60_000), new Date(clock.now() + 60_000)],
  )
  expect(await problemsFound(mailCheck, sending(catcher.smtpUrl))).toEqual([
    ['error', 'Mails fail again and again.'],
  ])
})

const sender = () =>
  checkedServer(app, {
    ...SENDING,
    mailFrom: 'meet@mail.firma.test',
    dnsServers: [`127.0.0.1:${dns.port}`],
  })

test('finds a sender whose mails nobody can tell from forged ones', async () => {
  expect(await problemsFound(senderCheck, sender())).toEqual([
    [
      'warning',
      'mail.firma.test has no SPF record, so mails from meet@mail.firma.test may be treated as spam.',
    ],
    ['warning', 'mail.firma.test has no DMARC record, which large mail providers ask for.'],
    ['note', 'Whether mails are signed by DKIM could not be checked.'],
  ])
})

test('finds nothing where all three records are there, the policy at a domain above', async () => {
  dns.records = [
    ['mail.firma.test', 'TXT', 'v=spf1 include:provider.test -all'],
    ['_dmarc.firma.test', 'TXT', 'v=DMARC1; p=none'],
    ['s1._domainkey.mail.firma.test', 'TXT', 'v=DKIM1; k=rsa; p=MIGfMA0'],
  ]
  expect(await problemsFound(senderCheck, sender())).toEqual([])
})

test('asks nobody where no mail goes out', async () => {
  const asked = dns.asked.length
  const { config } = sender()
  expect(await senderCheck.run({ ...sender(), config: { ...config, mails: 'waiting' } })).toBeUndefined()
  expect(await senderCheck.run({ ...sender(), config: { ...config, isTrial: true } })).toBeUndefined()
  expect(dns.asked.length).toBe(asked)
})
