import type { Instant, Interval, Reason, SlotRules } from '@scheduling/domain'
import {
  bookableSpan,
  DAY,
  explainSlot,
  findSlots,
  limits,
  nearestSlots,
  readingSpans,
} from '@scheduling/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError, fieldError } from '../../errors.ts'
import type { HostId } from '../../http/caller.ts'
import { findHostByLink } from '../accounts/hosts.ts'
import { BUSY, busyAround } from '../busy/kept.ts'
import type { Bookable } from './store.ts'
import { bookableById, bookableBySlug } from './store.ts'

type Db = Kysely<Database> | Transaction<Database>

export interface FreeStarts {
  starts: Instant[]
  /** When there are none: the first after the asked span, else the first of all; null where there is none at all. */
  next: Instant | null
}

/** Throws `owner_not_found`, `page_not_open`, `event_type_not_found` or `event_type_off`. */
export async function findBookable(context: Context, ownerLink: string, slug: string): Promise<Bookable> {
  const bookable = await bookableBySlug(context.db, ownerLink, slug)
  if (!bookable) {
    const owner = await findHostByLink(context, ownerLink)
    if (owner && !owner.opened_at) throw new AppError('page_not_open')
    throw owner
      ? new AppError('event_type_not_found', { detail: `event: "${slug}" is not an event of "${ownerLink}"` })
      : new AppError('owner_not_found', { detail: `owner: "${ownerLink}" has no booking page` })
  }
  if (!bookable.host.isOpen) throw new AppError('page_not_open')
  if (!bookable.eventType.is_on) throw new AppError('event_type_off')
  return bookable
}

/** Whether or not others can book it. Throws `event_type_not_found`. */
export async function ownBookable(context: Context, host: HostId, eventTypeId: string): Promise<Bookable> {
  const bookable = await bookableById(context.db, host, eventTypeId)
  if (!bookable || bookable.eventType.deleted_at) throw new AppError('event_type_not_found')
  return bookable
}

/** The event type of a booking, also when it was deleted since: existing meetings can still be moved by its rules. */
export async function bookableOfBooking(db: Db, hostId: string, eventTypeId: string): Promise<Bookable> {
  const bookable = await bookableById(db, hostId, eventTypeId)
  if (!bookable) throw new AppError('event_type_not_found')
  return bookable
}

/** From the texts of a query to instants. Throws `invalid_input` for an empty or a too long span. */
export function spanOf(query: { from: string; to: string }): Interval {
  const span = { start: Date.parse(query.from), end: Date.parse(query.to) }
  if (span.end <= span.start)
    throw fieldError('to', 'before_start', `"${query.to}" is not after "${query.from}"`)
  if (span.end - span.start > limits.SLOT_QUERY_DAYS_MAX * DAY)
    throw fieldError('to', 'too_long', `At most ${limits.SLOT_QUERY_DAYS_MAX} days can be asked for at once`)
  return span
}

interface Options {
  /** A booking that is being moved does not stand in its own way, nor a hold in that of whom it is for. */
  except?: string | undefined
  /** When it was asked for, where that was before: notice and window are those of that moment. */
  askedAt?: Instant | undefined
  /** Hosts are exempt from the minimum notice. */
  byHost?: boolean
}

export async function freeStarts(
  context: Context,
  bookable: Bookable,
  span: Interval,
  options: Options = {},
): Promise<FreeStarts> {
  const starts = await startsIn(context, bookable, span, options)
  if (starts.length > 0) return { starts, next: null }
  const whole = bookableSpan(rulesWithoutBusy(context, bookable, options))
  const elsewhere = [
    { start: Math.max(span.end, whole.start), end: whole.end },
    // Asked about a time beyond the window, or far ahead of everything that is free.
    { start: whole.start, end: Math.min(span.start, whole.end) },
  ]
  for (const { start, end: last } of elsewhere) {
    // Further than a year nobody books, however far the window reaches.
    const end = Math.min(last, start + limits.SLOT_QUERY_DAYS_MAX * DAY)
    const [first] = start < end ? await startsIn(context, bookable, { start, end }, options) : []
    if (first !== undefined) return { starts, next: first }
  }
  return { starts, next: null }
}

async function startsIn(
  context: Context,
  bookable: Bookable,
  span: Interval,
  options: Options,
): Promise<Instant[]> {
  const question = { ...rulesWithoutBusy(context, bookable, options), from: span.start, to: span.end }
  const known = await read(context, context.db, bookable, readingSpans(question), options)
  return findSlots({ ...question, ...known })
}

/** Every reason why the start cannot be booked; none: it can. Inside a transaction with its `db`. */
export async function reasonsAgainst(
  context: Context,
  db: Db,
  bookable: Bookable,
  start: Instant,
  options: Options = {},
): Promise<Reason[]> {
  const question = { ...rulesWithoutBusy(context, bookable, options), from: start, to: start + 1 }
  const known = await read(context, db, bookable, readingSpans(question), options)
  return explainSlot({ ...question, ...known }, start)
}

const NEAREST = 3

/** The three free starts nearest to the wanted one. */
export async function nearestStarts(
  context: Context,
  bookable: Bookable,
  wanted: Instant,
  options: Options = {},
): Promise<Instant[]> {
  const rules = rulesWithoutBusy(context, bookable, options)
  const reach = limits.NEAREST_SLOT_DAYS * DAY
  const spans = readingSpans({ ...rules, from: wanted - reach, to: wanted + reach })
  const known = await read(context, context.db, bookable, spans, options)
  return nearestSlots({ ...rules, ...known }, wanted, NEAREST)
}

async function read(
  context: Context,
  db: Db,
  bookable: Bookable,
  spans: { busy: Interval; counted: Interval },
  { except }: Options,
): Promise<Pick<SlotRules, 'busy' | 'countedStarts'>> {
  const { host, eventType } = bookable
  const span = {
    start: Math.min(spans.busy.start, spans.counted.start),
    end: Math.max(spans.busy.end, spans.counted.end),
  }
  const known = await busyAround(context.kept(BUSY), db, host, span, context.clock.now())
  const busy = except === undefined ? known : known.filter(({ source }) => source !== except)
  const isLimited = spans.counted.end > spans.counted.start
  const counted = isLimited ? busy.filter(({ eventTypeId }) => eventTypeId === eventType.id) : []
  return { busy, countedStarts: counted.map(({ start }) => start) }
}

function rulesWithoutBusy(
  context: Context,
  { eventType, hours, host }: Bookable,
  options: Options,
): Omit<SlotRules, 'busy' | 'countedStarts'> {
  return {
    now: options.askedAt ?? context.clock.now(),
    hours,
    duration: eventType.duration,
    increment: eventType.increment,
    bufferBefore: eventType.buffer_before,
    bufferAfter: eventType.buffer_after,
    minimumNotice: options.byHost ? 0 : eventType.minimum_notice,
    window: eventType.booking_window,
    limits: { ...eventType.limits, weekStart: host.weekStart },
    hostTimeZone: host.timeZone,
  }
}

/** The last date on which the event can be booked, in the host's zone; null without limit. */
export function lastBookableInstant(context: Context, bookable: Bookable): Instant | null {
  const { end } = bookableSpan(rulesWithoutBusy(context, bookable, {}))
  return end === Infinity ? null : end - 1
}

/** Why can the host's own event not be booked then? */
export async function explainForHost(
  context: Context,
  host: HostId,
  eventTypeId: string,
  start: Instant,
): Promise<Reason[]> {
  const bookable = await ownBookable(context, host, eventTypeId)
  return reasonsAgainst(context, context.db, bookable, start)
}
