import type { Instant } from '@scheduling/domain'
import { DAY, mayWriteToStranger, strangersADay } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { stableId } from '../../jobs/stable-id.ts'
import type { ToStranger } from '../../mails.ts'
import { STRANGER_MAIL_OWNERS } from '../../mails.ts'
import type { Attempt } from '../abuse/operations.ts'
import { countIfAllFree } from '../abuse/operations.ts'
import { findHost } from '../hosts/operations.ts'
import { isPaying } from '../plans/plans.ts'
import { MAILS_HELD } from './events.ts'
import { LIMITS } from './limits.ts'
import { mailboxKey } from './reader/reader-token.ts'
import type { StrangerMail } from './strangers-store.ts'
import { countHeldSince, lockStrangers, putStrangerMail, sentOn } from './strangers-store.ts'

// The one gate for mails to people who never wrote to a host. All of them are counted here, whoever causes them.

/** The host that the mail comes from, and its recipient. */
interface StrangersReader {
  hostId: HostId
  recipient: string
}

/**
 * Until when such a mail has to wait because the host's or the mailbox's limit for the day is used up, and then tells
 * the host; undefined if it may go, and then counts it. Repeat of the same mail: the same.
 */
export async function nextStrangerMailAt(
  context: Context,
  reader: StrangersReader,
  stranger: ToStranger,
): Promise<Instant | undefined> {
  return context.db
    .transaction()
    .execute(async (trx) => nextStrangerMailWithin({ ...context, db: trx }, trx, reader, stranger))
}

/** The same, within the transaction that the mail belongs to. */
export async function nextStrangerMailWithin(
  context: Context,
  trx: Transaction<Database>,
  { hostId, recipient }: StrangersReader,
  { mailId, cause }: ToStranger,
): Promise<Instant | undefined> {
  const now = context.clock.now()
  const day = dayOf(now)
  const mail = { hostId, mailId, cause, mailboxKey: mailboxKey(context, recipient) }
  const aDay = strangersADay(await strangerQuotaOf(context, hostId), cause)
  await lockStrangers(trx, hostId)
  const { isSent, ...sent } = await sentOn(trx, day, mail)
  if (isSent) return undefined
  const isFree =
    mayWriteToStranger(sent, { aDay, cause }) &&
    (await countIfAllFree({ ...context, db: trx }, [
      ...(sent.toThisOne === 0 ? await forOwner(context, trx, mail, aDay) : []),
      // Counted over all hosts.
      [LIMITS.strangerMails, mail.mailboxKey.toString('hex')],
    ]))
  if (!isFree) {
    // People who ask for it themselves are told at once, and nothing waits for another day.
    if (cause !== 'self') await hold(context, trx, day, mail)
    return startOfNextDay(now)
  }
  await putStrangerMail(trx, day, mail, false)
  return undefined
}

/** Tells the host, unless other mails were held today or yesterday. */
async function hold(
  { clock, events }: Context,
  trx: Transaction<Database>,
  day: string,
  mail: StrangerMail,
): Promise<void> {
  const { hostId } = mail
  if ((await countHeldSince(trx, hostId, dayOf(clock.now() - DAY))) === 0)
    await events.record(trx, MAILS_HELD, { id: stableId(hostId, 'held', day), hostId })
  await putStrangerMail(trx, day, mail, true)
}

/** One more stranger of an organization counts for its owner, too. Otherwise the next organization would be another allowance. */
async function forOwner(
  context: Context,
  trx: Transaction<Database>,
  { hostId, cause }: StrangerMail,
  aDay: number,
): Promise<Attempt[]> {
  if (cause === 'self') return []
  const owners = await Promise.all(context.hooks(STRANGER_MAIL_OWNERS).map(async (find) => find(trx, hostId)))
  const policy = { ...LIMITS.strangersOfOwner, free: aDay }
  return owners.flatMap((accountId) => (accountId === undefined ? [] : [[policy, `${cause} ${accountId}`]]))
}

async function strangerQuotaOf(context: Context, hostId: HostId) {
  const host = await findHost(context, hostId)
  const openedAt = host?.opened_at?.getTime() ?? context.clock.now()
  return {
    daysOpen: Math.floor((context.clock.now() - openedAt) / DAY),
    isPaid: await isPaying(context, hostId),
  }
}

/** The mails that wait for another day. */
export interface WaitingMails {
  held: number
  /** When the next ones go out; null if nothing waits. */
  until: Instant | null
}

export async function waitingMails(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  hostId: HostId,
): Promise<WaitingMails> {
  const now = clock.now()
  const held = await countHeldSince(db, hostId, dayOf(now))
  return { held, until: held > 0 ? startOfNextDay(now) : null }
}

/** In UTC, because recipients may live anywhere. */
export function dayOf(instant: Instant): string {
  return new Date(instant).toISOString().slice(0, 10)
}

function startOfNextDay(now: Instant): Instant {
  return (Math.floor(now / DAY) + 1) * DAY
}
