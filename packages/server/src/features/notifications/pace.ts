import type { Instant } from '@scheduling/domain'
import { MINUTE } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { ToStranger } from '../../mails.ts'
import { countIfFree, periodEnd, takeBack } from '../abuse/operations.ts'
import type { AddressProved, MailToConfirm } from '../bookings/events.ts'
import { LIMITS } from './limits.ts'
import { mailboxKey } from './reader/reader-token.ts'
import type { PlannedMail } from './plan.ts'
import { nextStrangerMailAt, nextStrangerMailWithin } from './strangers.ts'

/** The pause between two mails about one booking to one reader: many changes become one mail, not twenty. */
export const MAIL_PAUSE = 2 * MINUTE

/**
 * Until when this reader gets no mail; undefined if a mail may go now, and then counts it. `stranger`: they never
 * wrote to the host.
 */
export async function nextMailAt(
  context: Context,
  { audience, hostId, recipient }: Pick<PlannedMail, 'audience' | 'hostId' | 'recipient'>,
  mailedAt: Instant | null,
  stranger?: ToStranger,
): Promise<Instant | undefined> {
  const { clock, config } = context
  const now = clock.now()
  // If the clock was set back since the last mail, nobody waits longer.
  const next = mailedAt === null ? 0 : Math.min(mailedAt, now) + (config.mailPause ?? MAIL_PAUSE)
  if (next > now) return next
  // Hosts asked for their mails.
  if (audience === 'host') return undefined
  const until = stranger && (await nextStrangerMailAt(context, { hostId, recipient }, stranger))
  if (until !== undefined) return until
  const mailbox = mailboxKey(context, recipient).toString('hex')
  const isFree = await countIfFree(context, LIMITS.mailsPerRecipient, mailbox)
  return isFree ? undefined : periodEnd(LIMITS.mailsPerRecipient, now)
}

/**
 * Until when an address gets no more mails that ask whose it is; undefined if one may go. Then it counts for the day,
 * like all mails to strangers. Runs in the transaction of the request: a request that fails counts nothing.
 */
export async function nextConfirmationMailAt(
  context: Context,
  trx: Transaction<Database>,
  { mailId, ...reader }: MailToConfirm,
): Promise<Instant | undefined> {
  const within = { ...context, db: trx }
  const now = context.clock.now()
  const until = await nextStrangerMailWithin(within, trx, reader, { mailId, cause: 'self' })
  if (until !== undefined) return until
  const mailbox = mailboxKey(context, reader.recipient).toString('hex')
  if (!(await countIfFree(within, LIMITS.mailsPerRecipient, mailbox)))
    return periodEnd(LIMITS.mailsPerRecipient, now)
  // The mail is counted when it is sent.
  await takeBack(within, [LIMITS.mailsPerRecipient, mailbox], now)
  return undefined
}

/** Until when the mail to an invitee has to wait for whom a host books. Counts it, else. */
export async function bookedWaitsUntil(
  context: Context,
  trx: Transaction<Database>,
  { mailId, ...reader }: MailToConfirm,
): Promise<Instant | undefined> {
  return nextStrangerMailWithin({ ...context, db: trx }, trx, reader, { mailId, cause: 'host' })
}

/**
 * The reader proved that they asked for these mails, so they no longer count toward the mailbox's limit for
 * strangers.
 */
export async function forgetAsking(
  context: Context,
  { recipient, mails, askedAt }: AddressProved,
): Promise<void> {
  const mailbox = mailboxKey(context, recipient).toString('hex')
  for (let mail = 0; mail < mails; mail++) await takeBack(context, [LIMITS.strangerMails, mailbox], askedAt)
}
