import type { Instant } from '@scheduling/domain'
import { PRODUCT_NAME } from '@scheduling/messages'
import { createTransport } from 'nodemailer'
import type { Address } from './content/people.ts'
import type { RenderedMail } from './render.ts'
import { headerLine, oneLine } from './content/plain-text.ts'

/** A calendar object that a calendar applies by itself (iTIP, RFC 5546). */
export interface Invitation {
  method: 'REQUEST' | 'CANCEL'
  content: string
}

export interface OutgoingMail extends RenderedMail {
  to: Address
  /** Absent: the product. */
  senderName?: string
  replyTo?: Address
  /** Without angle brackets; the same whenever the same mail is sent again, so that clients show it once. */
  messageId: string
  date: Instant
  /** For the Content-Language header. */
  language: string
  invitation?: Invitation
  /** Where the recipient stops such mails: by a page, and by one POST of their mail program (RFC 8058). */
  unsubscribeUrl?: string
}

/** Sends mails. `send` throws what `isRefusedForGood` and the job's retry understand. */
export interface Mailer {
  /** Who they come from. */
  sender: Address
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

export interface MailerOptions {
  /** `smtp://user:password@host:587` or `smtps://…`; nodemailer's options may follow as a query. */
  smtpUrl: string
  /** Absent: no-reply at the host of the public address. */
  from?: string
  publicUrl: string
}

// A server that says nothing for this long says nothing later either; the job tries again.
const PATIENCE = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  dnsTimeout: 15_000,
  socketTimeout: 30_000,
}

// However slowly a server takes it: what goes on longer is over, and another process may try.
const ATTEMPT_MAX = 45_000

/** Who mails come from. */
export function senderOf({ from, publicUrl }: Pick<MailerOptions, 'from' | 'publicUrl'>): Address {
  return { name: PRODUCT_NAME, address: from ?? `no-reply@${new URL(publicUrl).hostname}` }
}

/** A pool of connections to the mail server; opened with the first mail. */
export function createMailer({ smtpUrl, from, publicUrl }: MailerOptions): Mailer {
  const sender = senderOf({ from, publicUrl })
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    ...PATIENCE,
    // Mails are made of strings alone: nothing in them may make the server read a file or an address.
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

/** What nodemailer is given. Every value that people chose is one line: no header can be smuggled in. */
function messageOf(mail: OutgoingMail, sender: Address) {
  return {
    from: clean({ ...sender, name: mail.senderName ?? sender.name }),
    to: clean(mail.to),
    replyTo: mail.replyTo && clean(mail.replyTo),
    // Bounces go to the sender, whoever the mail speaks for.
    envelope: { from: sender.address, to: oneLine(mail.to.address) },
    subject: headerLine(mail.subject),
    text: mail.text,
    html: mail.html,
    date: new Date(mail.date),
    messageId: `<${mail.messageId}>`,
    headers: {
      // RFC 3834, and what Exchange reads instead: no out-of-office answers, please.
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

/** The server said no, or was never reached: nobody got this mail. After other failures somebody may have. */
export function wasNotTaken(error: unknown): boolean {
  const { code, responseCode, syscall } = error as { code?: string; responseCode?: number; syscall?: string }
  return responseCode !== undefined || syscall === 'connect' || code === 'EDNS'
}

/** The server of the recipient will never take this mail: trying again is of no use (RFC 5321, section 4.2.1). */
export function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode } = error as { command?: string; responseCode?: number }
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500
}
