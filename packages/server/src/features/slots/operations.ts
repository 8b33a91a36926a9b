import type { Instant, Interval, Minutes, Reason } from '@scheduling/domain'
import { DAY, explainTeamSlot, findTeamSlots, isMet, limits, MINUTE, nearestSlots } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import { fieldError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { SourceFreshness, Need } from '../busy/kept.ts'
import { BUSY, busyAround } from '../busy/kept.ts'
import { numberOf, readTogether } from '../../shared-reads.ts'
import { offeredHost } from '../offers/host.ts'
import type { Offer } from '../offers/offer.ts'
import { seatsLeftAt } from './seats.ts'
import type { TeamWithBusy, OfferTimes, SlotOptions, SlotReading } from './team-question.ts'
import { bookableSpanOf, teamQuestion } from './team-question.ts'

export type { OfferTimes, SlotOptions, SlotReading } from './team-question.ts'
export { freePeople, readFor, takeTime } from './team-question.ts'

export interface FreeStarts {
  starts: Instant[]
  /** When there are none: the first one after the span, else the first of all. Null: there are none at all. */
  next: Instant | null
  /** A calendar could not be read, and its host lets that count as free. So one of them might be taken. */
  mightBeBlocked: boolean
  /** More starts, at which only others than those who come now are free. */
  others?: Instant[]
  /** One number for each of the starts. Absent: the offer does not show it. */
  seatsLeft?: number[] | undefined
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

export async function freeStarts(
  context: Context,
  offer: OfferTimes,
  span: Interval,
  options: SlotOptions = {},
): Promise<FreeStarts> {
  const { starts, mightBeBlocked, seatsLeft } = await startsIn(context, offer, span, options)
  if (starts.length > 0) return { starts, next: null, mightBeBlocked, seatsLeft }
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
  const asked = await teamQuestion(context, context.db, offer, span, options)
  const found = findTeamSlots(asked.question)
  const starts = found.starts.filter((start) => start !== options.besides)
  const isDoubted = doubtsOf(asked, offer.duration)
  const [host] = asked.question.people
  return {
    starts,
    mightBeBlocked: starts.some((start) => isDoubted(start, found.freeAt)),
    seatsLeft: seatsLeftAt(starts, host?.busy ?? [], offer),
  }
}

/** Whether a start is free only with somebody whose calendar could not be read. */
function doubtsOf(
  { question, people }: TeamWithBusy,
  duration: Minutes,
): (start: Instant, freeAt: (start: Instant) => number[]) => boolean {
  if (people.every(({ busy }) => busy.doubted.length === 0)) return () => false
  return (start, freeAt) => {
    const known = freeAt(start).filter(
      (person) => !overlaps(people[person]?.busy.doubted ?? [], start, duration),
    )
    return !isMet(question.needs, (person) => known.includes(person))
  }
}

/** Whether one start can be booked: who is free and who said so, or all reasons why it is not. */
export type SlotCheck = { free: readonly HostId[] } & (
  | { ok: true; sources: readonly HostSources[] }
  | { ok: false; reasons: readonly [Reason, ...Reason[]]; people: readonly CheckedPerson[] }
)

/** Why somebody cannot come at a start. No reasons: they are free. */
export interface CheckedPerson {
  hostId: HostId
  reasons: readonly Reason[]
}

/** The sources that said when a host is busy. */
export interface HostSources {
  hostId: HostId
  sources: readonly SourceFreshness[]
  /** A calendar could not be read, and the host lets that count as free. */
  mightBeBlocked: boolean
}

/**
 * Whether a start can be booked, and if not, all reasons. Pass the `db` of the transaction you are in. `by`: how current busy
 * times must be, or what `readFor` read.
 */
export async function checkSlot(
  context: Context,
  db: Db,
  offer: OfferTimes,
  start: Instant,
  options: SlotOptions = {},
  by: Need | SlotReading = 'now',
): Promise<SlotCheck> {
  const asked = await teamQuestion(context, db, offer, { start, end: start + 1 }, options, by)
  // Explaining takes much longer, and most starts that are asked for are free.
  const found = findTeamSlots(asked.question)
  if (found.starts[0] === start) {
    const free = found.freeAt(start).flatMap((person) => asked.people[person]?.host.id ?? [])
    return { ok: true, free, sources: sourcesOf(asked, start, offer.duration) }
  }
  const explained = explainTeamSlot(asked.question, start)
  const people = checkedPeople(asked, explained.people)
  const free = people.filter(({ reasons }) => reasons.length === 0).map(({ hostId }) => hostId)
  const [first, ...others] = explained.reasons
  if (!first) throw new Error(`${start} is not offered, and nothing speaks against it`)
  return { ok: false, free, people, reasons: [first, ...others] }
}

/** Why a team cannot take a start: the reasons that hold for everybody, and those of each person. */
export interface TeamExplanation {
  reasons: readonly Reason[]
  people: readonly CheckedPerson[]
}

/**
 * Explains whether a team can take a start, in epoch milliseconds. No reasons: it can. People who cannot attend are a reason
 * only if too few are left. Waits a short time for current times of connected calendars.
 */
export async function explainTeamStart(
  context: Context,
  offer: OfferTimes,
  start: Instant,
): Promise<TeamExplanation> {
  const asked = await teamQuestion(context, context.db, offer, { start, end: start + 1 }, {}, 'now')
  const { page, reasons, people } = explainTeamSlot(asked.question, start)
  const hasTooFewPeople = reasons.length > page.length
  return {
    reasons: hasTooFewPeople ? [...page, { code: 'too_few_people' }] : page,
    people: checkedPeople(asked, people),
  }
}

function checkedPeople({ people }: TeamWithBusy, reasons: readonly Reason[][]): CheckedPerson[] {
  return people.map(({ host }, index) => ({ hostId: host.id, reasons: reasons[index] ?? [] }))
}

function sourcesOf({ people }: TeamWithBusy, start: Instant, duration: Minutes): HostSources[] {
  return people.map(({ host, busy }) => ({
    hostId: host.id,
    sources: busy.sources,
    mightBeBlocked: overlaps(busy.doubted, start, duration),
  }))
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
  const key = `nearest ${numberOf(offer)} ${wanted} ${JSON.stringify(options)}`
  return readTogether(context, key, async () => {
    const { question } = await teamQuestion(context, context.db, offer, around, options)
    return nearestSlots(question, wanted, NEAREST)
  })
}

/** A busy time, and the names of the calendars that it comes from. */
export interface BusyPiece extends Interval {
  calendars: Set<string>
}

/**
 * When the host is busy within the span, ascending. Times that overlap or touch are merged. `except`: the source of times that
 * do not count.
 */
export async function busyTimes(
  context: Context,
  hostId: HostId,
  span: Interval,
  except?: string,
): Promise<BusyPiece[]> {
  const host = await offeredHost(context.db, hostId)
  if (!host) return []
  const read = await busyAround(context.service(BUSY), context.db, [host], span, context.clock.now())
  const times = (read.get(hostId)?.times ?? []).filter(
    ({ source }) => source === undefined || source !== except,
  )
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

/** The last instant at which it can be booked; null without limit. */
export function lastBookableInstant(context: Context, offer: Offer): Instant | null {
  const { end } = bookableSpanOf(context, offer, {})
  return end === Infinity ? null : end - 1
}
