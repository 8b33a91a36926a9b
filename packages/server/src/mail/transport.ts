import type { Instant } from '@scheduling/domain'
import { PRODUCT_NAME } from '@scheduling/messages'
import { createTransport } from 'nodemailer'
import type { Address } from './content/people.ts'
import type { RenderedMail } from './render.ts'
import { headerLine, oneLine } from './content/plain-text.ts'

/** A calendar object that calendars process on their own (iTIP, RFC 5546). */
export interface Invitation {
  method: 'REQUEST' | 'CANCEL'
  content: string
}

export interface OutgoingMail extends RenderedMail {
  to: Address
  /** Absent: the product's name. */
  senderName?: string
  replyTo?: Address
  /** Without angle brackets. Stays the same when a mail is sent again, so that clients show it once. */
  messageId: string
  date: Instant
  /** For the Content-Language header. */
  language: string
  invitation?: Invitation
  /** Where the recipient unsubscribes: a page, and a target for the mail program's POST (RFC 8058). */
  unsubscribeUrl?: string
}

/** Sends mails. `send` throws errors for `isRefusedForGood` and the job's retries. */
export interface Mailer {
  /** The sender of mails. */
  sender: Address
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

export interface MailerOptions {
  /** `smtp://user:password@host:587` or `smtps://…`, optionally with nodemailer's options as a query. */
  smtpUrl: string
  /** Absent: no-reply at the host of the public address. */
  from?: string
  publicUrl: string
}

// A server that is silent for this long will not answer. The job tries again.
const PATIENCE = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  dnsTimeout: 15_000,
  socketTimeout: 30_000,
}

// The limit for slow servers. After it the attempt has failed, and another process may try.
const ATTEMPT_MAX = 45_000

/** The sender of mails. */
export function senderOf({ from, publicUrl }: Pick<MailerOptions, 'from' | 'publicUrl'>): Address {
  return { name: PRODUCT_NAME, address: from ?? `no-reply@${new URL(publicUrl).hostname}` }
}

/** A connection pool to the mail server. The first mail opens it. */
export function createMailer({ smtpUrl, from, publicUrl }: MailerOptions): Mailer {
  const sender = senderOf({ from, publicUrl })
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    ...PATIENCE,
    // Mails only contain strings: nothing in them may make the server read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    sender,
    send: async (mail) => {
      await transport.sendMail({ ...messageOf(mail, sender), signal: AbortSignal.timeout(ATTEMPT_MAX) })
    },
    close: () => transport.close(),
  }
}

/** The message for nodemailer. Every user-chosen value is one line, so nobody can inject a header. */
function messageOf(mail: OutgoingMail, sender: Address) {
  return {
    from: clean({ ...sender, name: mail.senderName ?? sender.name }),
    to: clean(mail.to),
    replyTo: mail.replyTo && clean(mail.replyTo),
    // Bounces go to our own address, no matter for whom the mail speaks.
    envelope: { from: sender.address, to: oneLine(mail.to.address) },
    subject: headerLine(mail.subject),
    text: mail.text,
    html: mail.html,
    date: new Date(mail.date),
    messageId: `<${mail.messageId}>`,
    headers: {
      // Prevents out-of-office replies: RFC 3834, and the header that Exchange reads instead.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
      'Content-Language': mail.language,
      ...(mail.unsubscribeUrl && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(mail.invitation && {
      icalEvent: {
        method: mail.invitation.method,
        filename: mail.invitation.method === 'CANCEL' ? 'cancel.ics' : 'invite.ics',
        content: mail.invitation.content,
      },
    }),
  }
}

function clean({ name, address }: Address): Address {
  return { name: oneLine(name), address: oneLine(address) }
}

/**
 * The server refused it or was never reached, so nobody got this mail. After other failures, somebody may have.
 */
export function wasNotTaken(error: unknown): boolean {
  const { code, responseCode, syscall } = error as { code?: string; responseCode?: number; syscall?: string }
  return responseCode !== undefined || syscall === 'connect' || code === 'EDNS'
}

/** The recipient's server will never accept this mail, so retries are useless (RFC 5321, section 4.2.1). */
export function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode } = error as { command?: string; responseCode?: number }
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500
}
