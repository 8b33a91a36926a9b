import type { Instant, Interval, Minutes, Reason, SlotQuestion, SlotRules } from '@scheduling/domain'
import {
  bookableSpan,
  DAY,
  explainCommonSlot,
  findCommonSlots,
  limits,
  MINUTE,
  nearestSlots,
  readingSpans,
} from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import { fieldError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { SourceFreshness, Need } from '../busy/kept.ts'
import { BUSY, busyAround } from '../busy/kept.ts'
import { offeredHost } from '../offers/host.ts'
import type { Offer, OfferedHost } from '../offers/offer.ts'

export interface FreeStarts {
  starts: Instant[]
  /** When there are none: the first one after the span, else the first of all. Null: there are none at all. */
  next: Instant | null
  /** A calendar could not be read, and its host lets that count as free. So one of them might be taken. */
  mightBeBlocked: boolean
}

/** Reads the span of a query. Throws `invalid_input` where it is empty or too long. */
export function spanOf(query: { from: string; to: string }): Interval {
  const span = { start: Date.parse(query.from), end: Date.parse(query.to) }
  if (span.end <= span.start)
    throw fieldError('to', 'before_start', `"${query.to}" is not after "${query.from}"`)
  if (span.end - span.start > limits.SLOT_QUERY_DAYS_MAX * DAY)
    throw fieldError('to', 'too_long', `At most ${limits.SLOT_QUERY_DAYS_MAX} days can be asked for at once`)
  return span
}

export interface SlotOptions {
  /** The id of the booking or hold that is moved or replaced: it does not block its own new time. */
  except?: string | undefined
  /** The present start of a booking. It is free, but not a move. */
  besides?: Instant | undefined
  /** When it was requested, if that was earlier. Notice and window are those of that moment. */
  askedAt?: Instant | undefined
  /** The minimum notice does not bind hosts. */
  byHost?: boolean
}

/** The part of an offer that says when it can be booked. */
export type OfferTimes = Pick<
  Offer,
  | 'origin'
  | 'hosts'
  | 'picked'
  | 'ownHolds'
  | 'duration'
  | 'increment'
  | 'bufferBefore'
  | 'bufferAfter'
  | 'minimumNotice'
  | 'window'
  | 'limits'
>

export async function freeStarts(
  context: Context,
  offer: OfferTimes,
  span: Interval,
  options: SlotOptions = {},
): Promise<FreeStarts> {
  const { starts, mightBeBlocked } = await startsIn(context, offer, span, options)
  if (starts.length > 0) return { starts, next: null, mightBeBlocked }
  const bookable = bookableSpanOf(context, offer, options)
  const elsewhere = [
    { start: Math.max(span.end, bookable.start), end: bookable.end },
    // The span may lie after the window, or long after the last free start.
    { start: bookable.start, end: Math.min(span.start, bookable.end) },
  ]
  for (const { start, end: last } of elsewhere) {
    // Nobody books more than a year ahead, however far the window reaches.
    const end = Math.min(last, start + limits.SLOT_QUERY_DAYS_MAX * DAY)
    if (start >= end) continue
    const [first] = (await startsIn(context, offer, { start, end }, options)).starts
    if (first !== undefined) return { starts, next: first, mightBeBlocked }
  }
  return { starts, next: null, mightBeBlocked }
}

async function startsIn(
  context: Context,
  offer: OfferTimes,
  span: Interval,
  options: SlotOptions,
): Promise<Omit<FreeStarts, 'next'>> {
  const { questions, readings } = await read(context, context.db, offer, span, options)
  const starts = findCommonSlots(questions).filter((start) => start !== options.besides)
  const doubted = readings.flatMap((reading) => reading.doubted)
  return { starts, mightBeBlocked: starts.some((start) => overlaps(doubted, start, offer.duration)) }
}

/** Whether one start can be booked: who said that it is free, or all reasons why it is not. */
export type SlotCheck =
  | { ok: true; sources: readonly HostSources[] }
  | { ok: false; reasons: readonly [Reason, ...Reason[]] }

/** The sources that said when a host is busy. */
export interface HostSources {
  hostId: HostId
  sources: readonly SourceFreshness[]
  /** A calendar could not be read, and the host lets that count as free. */
  mightBeBlocked: boolean
}

/** Can the start be booked, and if not, why? Inside a transaction with its `db`. */
export async function checkSlot(
  context: Context,
  db: Db,
  offer: Offer,
  start: Instant,
  options: SlotOptions = {},
): Promise<SlotCheck> {
  const { questions, readings } = await read(context, db, offer, { start, end: start + 1 }, options, 'now')
  const [first, ...others] = explainCommonSlot(questions, start)
  if (first) return { ok: false, reasons: [first, ...others] }
  const sources = readings.map((reading) => ({
    hostId: reading.hostId,
    sources: reading.sources,
    mightBeBlocked: overlaps(reading.doubted, start, offer.duration),
  }))
  return { ok: true, sources }
}

function overlaps(spans: readonly Interval[], start: Instant, duration: Minutes): boolean {
  return spans.some((span) => span.start < start + duration * MINUTE && span.end > start)
}

const NEAREST = 3

/** The three free starts nearest to the wanted one. */
export async function nearestStarts(
  context: Context,
  offer: Offer,
  wanted: Instant,
  options: SlotOptions = {},
): Promise<Instant[]> {
  const reach = limits.NEAREST_SLOT_DAYS * DAY
  const around = { start: wanted - reach, end: wanted + reach }
  const { questions } = await read(context, context.db, offer, around, options)
  return nearestSlots(questions, wanted, NEAREST)
}

/** A busy time, and the names of the calendars that it comes from. */
export interface BusyPiece extends Interval {
  calendars: Set<string>
}

/** When the host is busy within the span, ascending. Times that overlap or touch are merged. */
export async function busyTimes(context: Context, hostId: HostId, span: Interval): Promise<BusyPiece[]> {
  const host = await offeredHost(context.db, hostId)
  if (!host) return []
  const { times } = await busyAround(context.kept(BUSY), context.db, host, span, context.clock.now())
  const merged: BusyPiece[] = []
  for (const { start, end, calendar } of times.toSorted((a, b) => a.start - b.start)) {
    if (end <= span.start || start >= span.end || end <= start) continue
    let last = merged.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push((last = { start, end, calendars: new Set() }))
    if (calendar !== undefined) last.calendars.add(calendar)
  }
  return merged
}

interface Read {
  /** One for each host. */
  questions: SlotQuestion[]
  readings: HostReading[]
}

interface HostReading {
  hostId: HostId
  sources: readonly SourceFreshness[]
  doubted: readonly Interval[]
}

async function read(
  context: Context,
  db: Db,
  offer: OfferTimes,
  wanted: Interval,
  options: SlotOptions,
  need: Need = 'known',
): Promise<Read> {
  const questions: SlotQuestion[] = []
  const readings: HostReading[] = []
  // One after the other: a transaction has one connection.
  for (const host of offer.hosts) {
    const question = {
      ...rulesWithoutBusy(context, offer, host, options),
      from: wanted.start,
      to: wanted.end,
    }
    const spans = readingSpans(question)
    const span = {
      start: Math.min(spans.busy.start, spans.counted.start),
      end: Math.max(spans.busy.end, spans.counted.end),
    }
    const reading = await busyAround(context.kept(BUSY), db, host, span, context.clock.now(), need)
    readings.push({ hostId: host.id, sources: reading.sources, doubted: reading.doubted })
    const own = [options.except, offer.ownHolds].filter((source) => source !== undefined)
    const busy =
      own.length === 0
        ? reading.times
        : reading.times.filter(({ source }) => source === undefined || !own.includes(source))
    const isLimited = spans.counted.end > spans.counted.start
    const counted = isLimited ? busy.filter(({ originId }) => originId === offer.origin.id) : []
    questions.push({ ...question, busy, countedStarts: counted.map(({ start }) => start) })
  }
  return { questions, readings }
}

function rulesWithoutBusy(
  context: Context,
  offer: OfferTimes,
  host: OfferedHost,
  options: SlotOptions,
): Omit<SlotRules, 'busy' | 'countedStarts'> {
  return {
    now: options.askedAt ?? context.clock.now(),
    hours: host.hours,
    ...(offer.picked && { picked: offer.picked }),
    duration: offer.duration,
    increment: offer.increment,
    bufferBefore: offer.bufferBefore,
    bufferAfter: offer.bufferAfter,
    minimumNotice: options.byHost ? 0 : offer.minimumNotice,
    window: offer.window,
    limits: { ...offer.limits, weekStart: host.weekStart },
    hostTimeZone: host.timeZone,
  }
}

/** When every host can be booked, by notice and window. */
function bookableSpanOf(context: Context, offer: OfferTimes, options: SlotOptions): Interval {
  const spans = offer.hosts.map((host) => bookableSpan(rulesWithoutBusy(context, offer, host, options)))
  return {
    start: Math.max(...spans.map(({ start }) => start)),
    end: Math.min(...spans.map(({ end }) => end)),
  }
}

/** The last instant at which it can be booked; null without limit. */
export function lastBookableInstant(context: Context, offer: Offer): Instant | null {
  const { end } = bookableSpanOf(context, offer, {})
  return end === Infinity ? null : end - 1
}
