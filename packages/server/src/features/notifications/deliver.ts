import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { Mailer, OutgoingMail } from '../../mail/transport.ts'
import { isRefusedForGood } from '../../mail/transport.ts'
import { stableId } from '../../jobs/stable-id.ts'
import { StillTaken } from '../../jobs/attempt.ts'
import { answerText } from './reader/recipient.ts'
import type { DeliveryKey, ReaderChange } from './store.ts'
import { claimDelivery, markRefused, markSent, releaseDelivery } from './store.ts'

export type Unaddressed = Omit<OutgoingMail, 'messageId' | 'date'>

/** What a reader may know from when the mail is sent, and what they know once it has arrived. */
export interface ReaderChanges {
  before: ReaderChange
  after: ReaderChange
  /** What follows if the recipient's server refuses the mail for good, in the same transaction. */
  refused: (trx: Transaction<Database>) => Promise<void>
}

/**
 * Sends a mail once. Answers whether it has just been sent, and `after` was recorded. Repeat: sends nothing. If a process dies between sending and marking, one more copy goes out
 * with the same Message-ID, which mail clients show once. Throws if another attempt makes sense.
 */
export async function deliver(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  mailer: Mailer,
  key: DeliveryKey,
  bookingId: string | null,
  write: () => Promise<Unaddressed>,
  reader?: ReaderChanges,
): Promise<boolean> {
  const claim = await claimDelivery(db, key, bookingId, clock.now(), reader?.before)
  if (claim === 'settled') return false
  if (claim === 'taken') throw new StillTaken(`${key.kind} of event ${key.eventId} is being sent`)
  try {
    await mailer.send({ ...(await write()), messageId: messageIdOf(key, mailer), date: clock.now() })
  } catch (error) {
    const { response, message } = error as Error & { response?: string }
    const reason = answerText(response ?? message)
    if (isRefusedForGood(error)) {
      await db.transaction().execute(async (trx) => {
        await markRefused(trx, key, reason, clock.now())
        await reader?.refused(trx)
      })
      return false
    }
    await releaseDelivery(db, key, reason)
    throw error
  }
  await markSent(db, key, clock.now(), reader?.after)
  return true
}

function messageIdOf({ hostId, eventId, recipient, kind }: DeliveryKey, { sender }: Mailer): string {
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1)
  return `${stableId(hostId, eventId, recipient, kind)}@${domain}`
}
