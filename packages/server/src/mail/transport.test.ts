import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CaughtMessage, Catcher } from './catcher.ts'
import { startCatcher } from './catcher.ts'
import { invitationFor } from '../features/bookings/mails/invitation.ts'
import { textOf } from './testing/read.ts'
import { renderBooking, sampleBooking, sampleMail } from '../features/bookings/mails/testing/sample.ts'
import type { Mailer, OutgoingMail } from './transport.ts'
import { createMailer, isRefusedForGood, wasNotTaken } from './transport.ts'

const PUBLIC_URL = 'https://meet.example.com'
const caught: CaughtMessage[] = []
let failing: Error | undefined
let catcher: Catcher
let mailer: Mailer

beforeAll(async () => {
  catcher = await startCatcher(async (message) => {
    if (failing) throw failing
    caught.push(message)
  })
  mailer = createMailer({ smtpUrl: catcher.smtpUrl, publicUrl: PUBLIC_URL })
})
afterAll(async () => {
  mailer.close()
  await catcher.close()
})
beforeEach(() => {
  caught.length = 0
  failing = undefined
})

async function outgoing(changes: Partial<OutgoingMail> = {}): Promise<OutgoingMail> {
  const mail = sampleMail('confirmation', 'invitee')
  return {
    ...(await renderBooking(mail)),
    to: { name: 'Grace Hopper', address: 'grace@example.org' },
    replyTo: { name: 'Ada Lovelace', address: 'ada@example.com' },
    messageId: 'abc@meet.example.com',
    date: mail.now,
    language: 'en',
    invitation: invitationFor(mail, 'grace@example.org', mailer.sender),
    ...changes,
  }
}

async function send(changes: Partial<OutgoingMail> = {}) {
  await mailer.send(await outgoing(changes))
  const message = caught.at(-1) as CaughtMessage
  return { message, mail: await PostalMime.parse(message.raw, { attachmentEncoding: 'utf8' }) }
}

describe('a mail that was sent', () => {
  it('says from whom, to whom, and whom an answer reaches', async () => {
    const { mail, message } = await send()
    expect(mail.from).toMatchObject({ name: 'Weezly', address: 'no-reply@meet.example.com' })
    expect(mail.to).toMatchObject([{ name: 'Grace Hopper', address: 'grace@example.org' }])
    expect(mail.replyTo).toMatchObject([{ name: 'Ada Lovelace', address: 'ada@example.com' }])
    expect(message).toMatchObject({ sender: 'no-reply@meet.example.com', recipients: ['grace@example.org'] })
  })

  it('has the id and the date it was given, and asks for no automatic answer', async () => {
    const { mail } = await send()
    const header = (key: string) => mail.headers.find((each) => each.key === key)?.value
    expect(mail.messageId).toBe('<abc@meet.example.com>')
    expect(mail.date).toBe('2026-11-21T12:00:00.000Z')
    expect(header('auto-submitted')).toBe('auto-generated')
    expect(header('content-language')).toBe('en')
  })

  it('carries text, HTML and the calendar object as alternatives, and the object as a file', async () => {
    const { mail, message } = await send()
    expect(mail.subject).toMatch(/^Confirmed: Intro call · Ada Lovelace · Tue, Dec 1, 10:00$/)
    expect(mail.text).toContain('Hi Grace Hopper,')
    expect(mail.html).toContain('<!DOCTYPE html')
    const raw = message.raw.toString()
    expect(raw).toMatch(/Content-Type: multipart\/alternative/)
    expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/)
    const files = mail.attachments.map(({ filename, mimeType, method }) => ({ filename, mimeType, method }))
    expect(files).toContainEqual({ filename: 'invite.ics', mimeType: 'application/ics', method: undefined })
    expect(files).toContainEqual(expect.objectContaining({ mimeType: 'text/calendar', method: 'REQUEST' }))
    const { invitation } = await outgoing()
    for (const attachment of mail.attachments)
      expect(textOf(attachment).split(/\r?\n/)).toEqual(invitation?.content.split('\r\n'))
  })

  it('says how it is stopped, by a page and by one click of the mail program', async () => {
    const unsubscribeUrl = `${PUBLIC_URL}/mails/${'x'.repeat(86)}`
    const { mail } = await send({ unsubscribeUrl })
    const header = (key: string) => mail.headers.find((each) => each.key === key)?.value
    expect(header('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect((await send()).mail.headers.map(({ key }) => key)).not.toContain('list-unsubscribe')
  })

  it('calls a cancelation one', async () => {
    const canceled = sampleMail('canceled', 'invitee', { sequence: 1 })
    const { mail, message } = await send({
      invitation: invitationFor(canceled, 'grace@example.org', mailer.sender),
    })
    expect(message.raw.toString()).toMatch(/text\/calendar; charset=utf-8; method=CANCEL/)
    expect(mail.attachments.map(({ filename }) => filename)).toContain('cancel.ics')
  })

  it('survives every script', async () => {
    const { owner } = sampleBooking()
    const hebrew = sampleMail('confirmation', 'host', {
      eventName: 'שיחת היכרות',
      owner: { ...owner, name: 'דנה לוי', language: 'il' },
    })
    const { mail } = await send({
      ...(await renderBooking(hebrew)),
      to: { name: 'דנה לוי', address: 'd@example.com' },
    })
    expect(mail.subject).toContain('שיחת היכרות')
    expect(mail.text).toContain('שלום דנה לוי')
    expect(mail.to).toMatchObject([{ name: 'דנה לוי' }])
  })
})

it.each([
  ['a subject', { subject: 'Hi\r\nBcc: evil@example.com' }],
  ['a name', { to: { name: 'Mallory\r\nBcc: evil@example.com', address: 'grace@example.org' } }],
  [
    'a name with an address in it',
    { to: { name: 'Eve" <evil@example.com>, "', address: 'grace@example.org' } },
  ],
  ['a reply address', { replyTo: { name: 'A', address: 'a@example.com\r\nBcc: evil@example.com' } }],
])('lets %s add no header and no recipient', async (_, changes) => {
  const { mail, message } = await send(changes)
  expect(message.recipients).toEqual(['grace@example.org'])
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(mail.to).toHaveLength(1)
})

describe('a mail that could not be sent', () => {
  it('may be tried again when the server could not keep it', async () => {
    failing = new Error('disk full')
    const error = await mailer.send(await outgoing()).catch((each: unknown) => each)
    expect(error).toMatchObject({ responseCode: 450 })
    expect(isRefusedForGood(error)).toBe(false)
    expect(wasNotTaken(error)).toBe(true)
  })

  it('may be tried again when no server listens', async () => {
    const nobody = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', publicUrl: PUBLIC_URL })
    const error = await nobody.send(await outgoing()).catch((each: unknown) => each)
    expect(error).toMatchObject({ code: 'ESOCKET' })
    expect(isRefusedForGood(error)).toBe(false)
    expect(wasNotTaken(error)).toBe(true)
  })

  it('may have reached somebody when the connection broke off after it was handed over', async () => {
    const breaking = createServer((socket) => {
      socket.write('220 hello\r\n')
      let isTaking = false
      socket.on('data', (data) => {
        if (isTaking) return void (String(data).endsWith('\r\n.\r\n') && socket.destroy())
        isTaking = String(data).startsWith('DATA')
        socket.write(isTaking ? '354 go on\r\n' : '250 ok\r\n')
      })
    })
    await new Promise<void>((resolve) => void breaking.listen(0, '127.0.0.1', resolve))
    const { port } = breaking.address() as AddressInfo
    const other = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, publicUrl: PUBLIC_URL })
    const error = await other.send(await outgoing()).catch((each: unknown) => each)
    expect(wasNotTaken(error)).toBe(false)
    other.close()
    breaking.close()
  })

  it('is given up when the server knows no such mailbox', async () => {
    const refusing = createServer((socket) => {
      socket.write('220 hello\r\n')
      socket.on('data', (data) => {
        socket.write(String(data).startsWith('RCPT') ? '550 5.1.1 no such user\r\n' : '250 ok\r\n')
      })
    })
    await new Promise<void>((resolve) => void refusing.listen(0, '127.0.0.1', resolve))
    const { port } = refusing.address() as AddressInfo
    const other = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, publicUrl: PUBLIC_URL })
    const error = await other.send(await outgoing()).catch((each: unknown) => each)
    expect(isRefusedForGood(error)).toBe(true)
    other.close()
    refusing.close()
  })
})

it('takes mail from nobody without the password of this process', async () => {
  const url = new URL(catcher.smtpUrl)
  url.password = 'guessed'
  for (const smtpUrl of [url.href, `smtp://${url.host}`]) {
    const stranger = createMailer({ smtpUrl, publicUrl: PUBLIC_URL })
    await expect(stranger.send(await outgoing())).rejects.toThrow(/535|530|[Aa]uth/)
    stranger.close()
  }
  expect(caught).toHaveLength(0)
})

it('sends from the address that is configured', () => {
  const { sender } = createMailer({
    smtpUrl: catcher.smtpUrl,
    publicUrl: PUBLIC_URL,
    from: 'team@example.com',
  })
  expect(sender.address).toBe('team@example.com')
})
