import type { Interval } from '@scheduling/domain'
import { MINUTE } from '@scheduling/domain'
import type { Language } from '@scheduling/domain/languages'
import type { Context } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../http/handlers.ts'
import { networkOf } from '../../http/network.ts'
import { ISOLATION } from '../../isolation/isolation.ts'
import { ParseRefused } from '../../isolation/refusal.ts'
import { CALENDAR_TEXT } from '../../providers/icalendar/parsers.ts'
import { allow } from '../abuse/operations.ts'
import { agree } from '../bookings/book/agree.ts'
import { allowBooking } from '../bookings/allowance.ts'
import { writtenOrRefused } from '../bookings/conflict.ts'
import type { Offer } from '../offers/offer.ts'
import type { FreeStarts } from '../slots/operations.ts'
import { freeStarts } from '../slots/operations.ts'
import { openKey } from './keys.ts'
import { LIMITS } from './limits.ts'
import { requestOf } from './meet.ts'
import { offerWith } from './offers.ts'
import { closedAs } from './operations.ts'
import { isOpen } from './state.ts'
import type { StoredClient } from './store.ts'
import { lockClient, updateClient } from './store.ts'

// Somebody shows a calendar file once, and chooses a time. The file is parsed for each request, and never stored.

interface CalendarFile {
  key: string
  text: string
  timeZone: string
}

/** When the host is free, and the file as well. Throws `link_expired`, `calendar_file_unreadable`, `rate_limited`. */
export async function timesBeside(
  context: Context,
  caller: Caller,
  file: CalendarFile,
  span: Interval,
): Promise<FreeStarts> {
  const { client } = await openKey(context, file.key, caller)
  const offer = await offerTo(context, context.db, client)
  const [free, busy] = [
    await freeStarts(context, offer, span),
    await busyIn(context, caller, client, file, span),
  ]
  const starts = free.starts.filter((start) => !isBusy(busy, start, offer))
  return { ...free, starts, next: null }
}

interface Chosen extends CalendarFile {
  start: number
  name: string
  email: string
  language: Language
  locale?: string | undefined
}

/**
 * Books a time and ends the link. Throws like the above, and `slot_taken`, `slot_not_available`, `proof_needed`. Repeat:
 * `link_expired`.
 */
export async function bookBeside(context: Context, caller: Caller, chosen: Chosen): Promise<void> {
  const { start, name, email, timeZone } = chosen
  const { client, keyHash } = await openKey(context, chosen.key, caller)
  const offer = await offerTo(context, context.db, client)
  const span = { start, end: start + offer.duration * MINUTE }
  if (isBusy(await busyIn(context, caller, client, chosen, span), start, offer))
    throw new AppError('slot_not_available', { nearest: [] })
  const result = await agree(context, {
    start,
    offer,
    byHost: false,
    // The link stands for the proof of work that the host may ask of everybody.
    allow: () => allowBooking(context, { id: offer.owner.id, asksForProof: false }, email, caller),
    currentOffer: async (db) => offerTo(context, db, client),
    meeting: async () => ({ request: requestOf(chosen), decidedBy: null, readers: [] }),
    async write(trx) {
      const locked = await lockClient(trx, client)
      const now = context.clock.now()
      if (!locked || !isOpen(locked, now) || !locked.key_hashes.some((hash) => hash.equals(keyHash)))
        throw new AppError('link_expired')
      return updateClient(trx, locked, { ...closedAs('met', now), name, email, time_zone: timeZone })
    },
  })
  await writtenOrRefused(context, result)
}

/** Throws `link_expired` if the host is gone, or a calendar is connected: then the host chooses. */
async function offerTo({ clock }: Context, db: Db, client: StoredClient): Promise<Offer> {
  const offer = client.state === 'asked' ? await offerWith(db, client, 'open') : undefined
  if (!offer || !isOpen(client, clock.now())) throw new AppError('link_expired')
  return offer
}

async function busyIn(
  context: Context,
  { ip }: Caller,
  { id }: StoredClient,
  { text, timeZone }: CalendarFile,
  span: Interval,
): Promise<readonly Interval[]> {
  await allow(context, 'client-file', [[LIMITS.files, networkOf(ip)]])
  const wide = { start: span.start - DAY_MS, end: span.end + DAY_MS }
  try {
    const asked = { text, span: wide, timeZone, addresses: [] }
    return (await context.service(ISOLATION).parse(CALENDAR_TEXT, asked, { host: id })).times
  } catch (error) {
    if (!(error instanceof ParseRefused)) throw error
    throw new AppError(error.reason === 'busy' ? 'rate_limited' : 'calendar_file_unreadable', {
      cause: error,
    })
  }
}

const DAY_MS = 24 * 60 * MINUTE

function isBusy(busy: readonly Interval[], start: number, { duration }: Offer): boolean {
  const end = start + duration * MINUTE
  return busy.some((time) => time.start < end && time.end > start)
}
