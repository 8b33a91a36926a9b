import { createHash } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { invitationFor } from '../bookings/mails/invitation.ts'
import { renderBooking, sampleMail } from '../bookings/mails/testing/sample.ts'
import { keepMail } from './store.ts'
import type { Deployment } from './testing/mailbox.ts'
import { startMailbox, TRIAL, within } from './testing/mailbox.ts'

const { context, mailer, appFor, get, json, showsAsItCame } = await startMailbox()

async function caught(to: string, eventName = 'Intro call'): Promise<string> {
  const mail = sampleMail('confirmation', 'invitee', { eventName })
  await mailer.send({
    ...(await renderBooking(mail)),
    to: { name: 'Grace', address: to },
    replyTo: { name: 'Ada', address: 'ada@example.com' },
    messageId: `${to}.1`,
    date: mail.now,
    language: 'en',
    invitation: invitationFor(mail, to, mailer.sender),
  })
  const { mails } = await json(to)
  return String(mails[0]?.id)
}

describe('as JSON', () => {
  it('gives every part of a mail', async () => {
    await caught('json@example.org')
    const { mails } = await json('json@example.org')
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      from: 'Weezly <no-reply@localhost>',
      to: ['Grace <json@example.org>'],
      replyTo: ['Ada <ada@example.com>'],
      subject: expect.stringContaining('Confirmed: Intro call'),
      date: '2026-11-21T12:00:00.000Z',
      messageId: '<json@example.org.1>',
      text: expect.stringContaining('Hi Grace Hopper,'),
      html: expect.stringContaining('<!DOCTYPE html'),
      calendars: [{ method: 'REQUEST', content: expect.stringContaining('BEGIN:VEVENT') }],
      attachments: [{ filename: 'invite.ics', type: 'application/ics', bytes: expect.any(Number) }],
      headers: expect.arrayContaining([{ name: 'Auto-Submitted', value: 'auto-generated' }]),
    })
  })

  it('gives the mails of one recipient, in any case, newest first', async () => {
    await caught('case@example.org', 'First')
    await caught('case@example.org', 'Second')
    const { mails } = await json('CASE@example.org')
    expect(mails.map(({ subject }) => String(subject).split(' ')[1])).toEqual(['Second', 'First'])
    expect((await json('nobody@example.org')).mails).toEqual([])
    expect((await json()).mails.length).toBeGreaterThanOrEqual(2)
  })
})

describe('as a page', () => {
  it('lists the mails of a recipient and reads one, without a script', async () => {
    const id = await caught('page@example.org')
    const list = await get('/dev/mailbox?to=page@example.org')
    expect(list.statusCode).toBe(200)
    expect(list.body).toContain(`href="/dev/mailbox/${id}?to=page%40example.org"`)
    expect(list.body).toContain('1 mail<')
    const mail = await get(`/dev/mailbox/${id}`)
    expect(mail.body).toContain(`<iframe`)
    expect(mail.body).toContain(`src="/dev/mailbox/${id}/html"`)
    for (const page of [list, mail]) expect(page.body).not.toMatch(/<script|javascript:|\son\w+=/)
  })

  it('shows text, calendar and headers readably', async () => {
    const id = await caught('parts@example.org', 'Call, long; and \\odd')
    expect((await get(`/dev/mailbox/${id}?part=text`)).body).toContain('Hi Grace Hopper,')
    const calendar = (await get(`/dev/mailbox/${id}?part=calendar`)).body
    expect(calendar).toContain('Call, long; and \\odd · Ada Lovelace')
    expect(calendar).toContain('Invitation')
    expect((await get(`/dev/mailbox/${id}?part=headers`)).body).toContain('auto-generated')
    expect((await get(`/dev/mailbox/${id}/raw`)).body).toContain('Content-Type: multipart/')
  })

  it('is styled under its own policy', async () => {
    const { body, headers } = await get('/dev/mailbox')
    const style = /<style>([^]*)<\/style>/.exec(body)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
  })

  it('speaks English to every reader', async () => {
    const page = await get('/dev/mailbox', { 'accept-language': 'he-IL,en;q=0.5' })
    expect(page.body).toContain('<html lang="en">')
  })

  it('says so when there is nothing', async () => {
    const page = await get('/dev/mailbox?to=nobody@example.org')
    expect(page.body).toContain('No mail to nobody@example.org')
    const missing = await get('/dev/mailbox/999999')
    expect([missing.statusCode, missing.body]).toEqual([
      404,
      expect.stringContaining('This mail is not here'),
    ])
  })

  it('goes on to older mails', async () => {
    for (let index = 0; index < 45; index++)
      await keepMail(
        context.db,
        {
          sender: 'a@b.c',
          recipients: ['many@example.org'],
          raw: Buffer.from(`Subject: No ${index}\r\n\r\nHi`),
        },
        new Date(context.clock.now()),
      )
    const first = await get('/dev/mailbox?to=many@example.org')
    expect(first.body.match(/No \d+/g)).toHaveLength(40)
    const older = /class="older" href="([^"]+)"/.exec(first.body)?.[1]?.replaceAll('&amp;', '&')
    const second = await get(String(older))
    expect(second.body.match(/No \d+/g)).toEqual(['No 4', 'No 3', 'No 2', 'No 1', 'No 0'])
    expect(second.body).not.toContain('class="older"')
  })
})

describe('a hostile mail', () => {
  const raw = Buffer.from(
    [
      'From: "<script>alert(1)</script>" <evil@example.org>',
      'To: victim@example.org',
      'Subject: <img src=x onerror=alert(1)>',
      'Content-Type: text/html',
      '',
      '<html><head></head><body><script>alert(1)</script><a href="https://example.org">x</a></body></html>',
    ].join('\r\n'),
  )

  it('is shown, never run', async () => {
    await keepMail(context.db, { sender: '', recipients: ['victim@example.org'], raw }, new Date(0))
    const id = String((await json('victim@example.org')).mails[0]?.id)
    const page = await get(`/dev/mailbox/${id}`)
    expect(page.body).not.toMatch(/<script|<img/)
    expect(page.body).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'; style-src 'sha256-/)
    expect(page.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')

    const inside = await get(`/dev/mailbox/${id}/html`)
    expect(inside.headers['content-security-policy']).toMatch(/^sandbox allow-popups .*; default-src 'none'/)
    expect(inside.headers['referrer-policy']).toBe('no-referrer')
    expect(inside.body).toContain('<base target="_blank">')

    const source = await get(`/dev/mailbox/${id}/raw`)
    expect(source.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(source.headers['x-content-type-options']).toBe('nosniff')
  })
})

it.each([
  '/dev/mailbox/abc',
  '/dev/mailbox/-1',
  '/dev/mailbox/99999999999999999999',
  '/dev/mailbox/1e3/raw',
  '/dev/mailbox/99999/html',
])('answers 404 to %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404)
})

it.each(['to=%00', 'to=a&to=b', 'before=x', 'part=%3Cscript%3E', 'to='])(
  'takes no harm from a query such as %s',
  async (query) => {
    expect((await get(`/dev/mailbox?${query}`)).statusCode).toBe(200)
    expect((await get(`/dev/mailbox.json?${query}`)).statusCode).toBe(200)
  },
)

it.each([
  ['mail really goes out', { ...TRIAL, mails: 'sent' }],
  ['mails wait', { mails: 'waiting', isTrial: false, operatorPassword: 'twelve chars' }],
  ['others than who sits here could read them', { ...TRIAL, isTrial: false }],
] satisfies [string, Deployment][])('is not there when %s', async (_, config) => {
  const closed = appFor(config)
  for (const url of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox/1', '/dev/mailbox/1/raw'])
    expect((await closed.inject({ method: 'GET', url })).statusCode).toBe(404)
  await closed.close()
})

// Keep this last: the lists of other tests would have to read these mails, too.
test('a mail that cannot be taken apart is shown as it came, and the others are read', async () => {
  const nested = Array.from({ length: 300 }, (_, depth) => within(depth)).join('')
  await showsAsItCame('nested@example.org', nested)
})
