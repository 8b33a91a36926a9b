import type { MailChoice } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { KnownBooking } from '../bookings/operations.ts'
import { knownBooking } from '../bookings/operations.ts'
import { addressMark, mailboxKey, readReaderToken } from './reader-token.ts'
import type { ReaderKey } from './store.ts'
import {
  allowEverywhere,
  allowHost,
  rememberWish,
  stopEverywhere,
  stopHost,
  stopsOf,
  wishOf,
} from './store.ts'

/** Somebody whose mails about a booking are theirs to choose; hosts' own are not. */
export interface ChoosingReader extends ReaderKey {
  audience: 'invitee' | 'guest'
}

/** Whose link this is. Throws `booking_not_found` for what leads to no reader of a booking. */
export async function readerOfLink(
  context: Context,
  token: string,
): Promise<{ reader: ChoosingReader; known: KnownBooking }> {
  const { hostId, bookingId, mark } = readReaderToken(context.readerKey, token)
  const known = await knownBooking(context, hostId, bookingId)
  const { invitee_email, guests } = known.booking
  const readers = [
    { audience: 'invitee' as const, recipient: invitee_email },
    ...guests.map((recipient) => ({ audience: 'guest' as const, recipient })),
  ]
  const found = readers.find(({ recipient }) => addressMark(context.readerKey, recipient).equals(mark))
  if (!found) throw new AppError('booking_not_found')
  return { reader: { hostId, bookingId, ...found }, known }
}

/** What holds for this reader; null for a guest who has not said. */
export async function choiceOf(context: Context, reader: ChoosingReader): Promise<MailChoice | null> {
  const [stops, wants] = await Promise.all([
    stopsOf(context.db, reader.hostId, mailboxKey(context.readerKey, reader.recipient)),
    wishOf(context.db, reader),
  ])
  if (stops.everywhere) return 'all'
  if (stops.host) return 'host'
  if (wants === false) return 'meeting'
  return wants || reader.audience === 'invitee' ? 'keep' : null
}

/** A choice takes the place of the one before. Who wants to be told again hears what they missed. Repeat: the same. */
export async function choose(
  context: Context,
  { reader, known }: { reader: ChoosingReader; known: KnownBooking },
  choice: MailChoice,
): Promise<void> {
  const { hostId, recipient } = reader
  const box = mailboxKey(context.readerKey, recipient)
  const now = new Date(context.clock.now())
  await context.db.transaction().execute(async (trx) => {
    if (choice === 'all') return stopEverywhere(trx, box, now)
    await allowEverywhere(trx, box)
    if (choice === 'host') return stopHost(trx, hostId, box, now)
    await allowHost(trx, hostId, box)
    await rememberWish(trx, reader, choice === 'keep')
    if (choice === 'keep')
      await context.events.recordReturn(trx, { ...reader, sequence: known.booking.sequence })
  })
}

/** What a mail program asks for with one click: no more mails about meetings with this host. Repeat: the same. */
export async function unsubscribe(context: Context, { hostId, recipient }: ChoosingReader): Promise<void> {
  const now = new Date(context.clock.now())
  await stopHost(context.db, hostId, mailboxKey(context.readerKey, recipient), now)
}
