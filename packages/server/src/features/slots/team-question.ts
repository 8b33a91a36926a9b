import type { Instant, Interval, Need as Needed, SlotRules, TeamQuestion } from '@scheduling/domain'
import { bookableSpan, findTeamSlots, MINUTE, readingSpans, withDaysOff } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { hook } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { HostBusyTimes, Need, SourcedBusyTime } from '../busy/kept.ts'
import { BUSY, busyAround } from '../busy/kept.ts'
import type { Offer, OfferedHost } from '../offers/offer.ts'
import { peopleOf } from '../offers/offer.ts'
import type { Origin } from '../offers/origin.ts'
import { withMeetingsOfSeats } from './seats.ts'

export interface SlotOptions {
  /** The id of the booking or hold that is moved or replaced: it does not block its own new time. */
  except?: string | undefined
  /** The present start of a booking. It is free, but not a move. */
  besides?: Instant | undefined
  /** When it was requested, if that was earlier. Notice and window are those of that moment. */
  askedAt?: Instant | undefined
  /** The minimum notice does not bind hosts. */
  byHost?: boolean
  /** Busy times that the host agreed to overlap. */
  acceptedConflicts?: readonly Interval[]
  /** All bookings of the offer at this start are moved, and need as many seats. */
  movedSeats?: { start: Instant; seats: number }
}

/** The part of an offer that says when it can be booked. */
export type OfferTimes = Pick<
  Offer,
  | 'origin'
  | 'owner'
  | 'hosts'
  | 'pools'
  | 'picked'
  | 'ownHolds'
  | 'duration'
  | 'increment'
  | 'bufferBefore'
  | 'bufferAfter'
  | 'minimumNotice'
  | 'window'
  | 'limits'
  | 'seats'
  | 'showSeatsLeft'
>

/** A meeting of a page, by the id of its booking. */
export interface StartOfPage {
  source: string
  start: Instant
}

/** When meetings of an origin start within a span, though they do not take the time of its owner. */
type StartsOf = (db: Db, ownerId: HostId, origin: Origin, span: Interval) => Promise<readonly StartOfPage[]>

export const STARTS_OF_OWNER = hook<StartsOf>('when meetings of a page start')

/** Busy times and rules that were read once, for several questions. */
export interface SlotReading {
  busy: Map<HostId, HostBusyTimes>
  /** By the offer of each question. */
  rulesByOffer: ReadonlyMap<OfferTimes, readonly PersonRules[]>
  /** Starts of the page that are about to be written, beside those in the database. */
  taken: Instant[]
}

/** The question about an offer, and what was read for each person, in the order of the question. */
export interface TeamWithBusy {
  question: TeamQuestion
  people: { host: OfferedHost; busy: HostBusyTimes }[]
}

const NOTHING: HostBusyTimes = { times: [], doubted: [], sources: [] }
const NO_BOOKINGS = { busy: [], countedStarts: [] }

/**
 * Builds the question when an offer can be booked within a span, with the busy times that it needs. `by`: how current they
 * must be, or what `readFor` read for this offer.
 */
export async function teamQuestion(
  context: Context,
  db: Db,
  offer: OfferTimes,
  wanted: Interval,
  options: SlotOptions,
  by: Need | SlotReading = 'known',
): Promise<TeamWithBusy> {
  const hosts = peopleOf(offer)
  const known = typeof by === 'string' ? undefined : by.rulesByOffer.get(offer)
  const rules = known ?? rulesOfPeople(context, offer, wanted, options)
  const read = typeof by === 'string' ? await readBusy(context, db, hosts, hullOf(rules), by) : by.busy
  const taken = typeof by === 'string' ? [] : by.taken
  const page = await pageRules(context, db, offer, wanted, options, taken)
  return {
    question: { ...questionOf(offer, wanted, options, rules, read), ...(page && { page }) },
    people: hosts.map((host) => ({ host, busy: read.get(host.id) ?? NOTHING })),
  }
}

/**
 * The people who are free at a start, in epoch milliseconds. Ignores the rules of the page. Throws if the reading does not
 * include this offer.
 */
export function freePeople(
  offer: OfferTimes,
  start: Instant,
  options: SlotOptions,
  { busy, rulesByOffer }: SlotReading,
): ReadonlySet<HostId> {
  const rules = rulesByOffer.get(offer)
  if (!rules) throw new Error(`nothing was read for this question about ${offer.origin.id}`)
  return new Set(
    findTeamSlots(questionOf(offer, { start, end: start + 1 }, options, rules, busy))
      .freeAt(start)
      .flatMap((person) => rules[person]?.host.id ?? []),
  )
}

/** The rules for one person, and the spans of busy times that they need. */
interface PersonRules {
  host: OfferedHost
  rules: SlotRules
  spans: ReturnType<typeof readingSpans>
}

function rulesOfPeople(
  context: Context,
  offer: OfferTimes,
  { start: from, end: to }: Interval,
  options: SlotOptions,
): PersonRules[] {
  return peopleOf(offer).map((host) => {
    const hours = withDaysOff(host.hours, host.daysOff, { start: from, end: to })
    const rules = { ...rulesWithoutBusy(context, offer, host, options), hours }
    return { host, rules, spans: readingSpans({ ...rules, from, to }) }
  })
}

/** Without the rules of the page. */
function questionOf(
  offer: OfferTimes,
  { start: from, end: to }: Interval,
  options: SlotOptions,
  people: readonly PersonRules[],
  read: ReadonlyMap<HostId, HostBusyTimes>,
): TeamQuestion {
  const rulesWithBusy = people.map(({ host, rules, spans: { counted } }) => {
    const busy = bindingTimes((read.get(host.id) ?? NOTHING).times, offer, options)
    const starts =
      counted.end > counted.start ? busy.filter(({ originId }) => originId === offer.origin.id) : []
    return { ...rules, busy, countedStarts: starts.map(({ start }) => start) }
  })
  const hosts = people.map(({ host }) => host)
  return { from, to, people: rulesWithBusy, needs: needsOf(offer, hosts) }
}

/** Reads the rules and stored busy times for several starts at once. Each start needs an offer object of its own. */
export async function readFor(
  context: Context,
  db: Db,
  asked: readonly { offer: OfferTimes; start: Instant; options: SlotOptions }[],
): Promise<SlotReading> {
  const rulesByOffer = new Map(
    asked.map(({ offer, start, options }) => [
      offer,
      rulesOfPeople(context, offer, { start, end: start + 1 }, options),
    ]),
  )
  const people = [...rulesByOffer.values()].flat()
  const hosts = new Map(people.map(({ host }) => [host.id, host]))
  const busy = await readBusy(context, db, [...hosts.values()], hullOf(people), 'known')
  return { busy: new Map(busy), rulesByOffer, taken: [] }
}

/**
 * Marks the time of a start that is about to be written as busy for everybody who attends, and counts it for the limits of
 * the page. `start` is in epoch milliseconds. Changes the reading. Repeat: counts the start twice.
 */
export function takeTime({ busy, taken }: SlotReading, offer: OfferTimes, start: Instant): void {
  const { duration, bufferBefore, bufferAfter, origin } = offer
  const time = { start, end: start + duration * MINUTE, bufferBefore, bufferAfter, originId: origin.id }
  for (const { id } of peopleOf(offer)) {
    const known = busy.get(id) ?? NOTHING
    busy.set(id, { ...known, times: [...known.times, time] })
  }
  taken.push(start)
}

async function readBusy(
  context: Context,
  db: Db,
  hosts: readonly OfferedHost[],
  span: Interval,
  need: Need,
): Promise<ReadonlyMap<HostId, HostBusyTimes>> {
  if (hosts.length === 0) return new Map()
  return busyAround(context.service(BUSY), db, hosts, span, context.clock.now(), need)
}

function hullOf(people: readonly PersonRules[]): Interval {
  const hull = { start: Infinity, end: -Infinity }
  for (const {
    spans: { busy, counted },
  } of people) {
    hull.start = Math.min(hull.start, busy.start, counted.start)
    hull.end = Math.max(hull.end, busy.end, counted.end)
  }
  return hull
}

function bindingTimes(
  times: readonly SourcedBusyTime[],
  offer: OfferTimes,
  options: SlotOptions,
): readonly SourcedBusyTime[] {
  const own = [options.except, offer.ownHolds].filter((source) => source !== undefined)
  const { acceptedConflicts: accepted = [], movedSeats: group } = options
  const isFiltered = own.length > 0 || accepted.length > 0 || group !== undefined
  const binding = isFiltered
    ? times.filter(
        ({ source, start, end, isSeat, originId }) =>
          (source === undefined || !own.includes(source)) &&
          !(isSeat && originId === offer.origin.id && start === group?.start) &&
          !accepted.some((one) => one.start === start && one.end === end),
      )
    : times
  return withMeetingsOfSeats(binding, offer, group?.seats)
}

/** Each host must come, and some of each pool. */
function needsOf({ hosts, pools = [] }: OfferTimes, people: readonly OfferedHost[]): Needed[] {
  const places = new Map(people.map(({ id }, index) => [id, index]))
  const placesOf = (some: readonly OfferedHost[]) => some.map(({ id }) => places.get(id) ?? -1)
  return [
    ...hosts.map((host) => ({ take: 1, people: placesOf([host]) })),
    ...pools.map(({ take, people: pool }) => ({ take, people: placesOf(pool) })),
  ]
}

/** Whether the owner does not attend. Then the booking window and the limits are those of the page. */
export function isOwnerAway({ owner, hosts }: OfferTimes): boolean {
  return !hosts.some(({ id }) => id === owner.id)
}

function rulesWithoutBusy(
  context: Context,
  offer: OfferTimes,
  host: OfferedHost,
  options: SlotOptions,
): SlotRules {
  const isTeam = isOwnerAway(offer)
  return {
    ...NO_BOOKINGS,
    now: options.askedAt ?? context.clock.now(),
    hours: host.hours,
    ...(offer.picked && { picked: offer.picked }),
    ...(host.closed && { closed: host.closed }),
    duration: offer.duration,
    increment: offer.increment,
    bufferBefore: offer.bufferBefore,
    bufferAfter: offer.bufferAfter,
    minimumNotice: options.byHost ? 0 : offer.minimumNotice,
    window: isTeam ? { kind: 'indefinite' } : offer.window,
    limits: { ...(isTeam ? host.caps : offer.limits), weekStart: host.weekStart },
    hostTimeZone: host.timeZone,
  }
}

async function pageRules(
  context: Context,
  db: Db,
  offer: OfferTimes,
  wanted: Interval,
  options: SlotOptions,
  taken: readonly Instant[],
): Promise<SlotRules | undefined> {
  if (!isOwnerAway(offer)) return undefined
  const rules = ownerRules(context, offer, options)
  const { counted } = readingSpans({ ...rules, from: wanted.start, to: wanted.end })
  if (counted.end <= counted.start) return rules
  const starts: StartOfPage[] = []
  for (const startsOf of context.hooks(STARTS_OF_OWNER))
    starts.push(...(await startsOf(db, offer.owner.id, offer.origin, counted)))
  const others = starts.filter(({ source }) => source !== options.except)
  return { ...rules, countedStarts: [...others.map(({ start }) => start), ...taken] }
}

function ownerRules(context: Context, offer: OfferTimes, options: SlotOptions): SlotRules {
  const { owner, window, limits } = offer
  const hours = { timeZone: owner.timeZone, weekly: NO_HOURS, overrides: [] }
  return {
    ...rulesWithoutBusy(context, offer, { ...owner, hours, daysOff: NO_DAYS_OFF, schedule: null }, options),
    window,
    limits: { ...limits, weekStart: owner.weekStart },
  }
}

const NO_DAYS_OFF = { holidays: [], away: [] }
const NO_HOURS = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }

/** The span in which an offer can be booked, by its minimum notice and booking window, in epoch milliseconds. */
export function bookableSpanOf(context: Context, offer: OfferTimes, options: SlotOptions): Interval {
  if (isOwnerAway(offer)) return bookableSpan(ownerRules(context, offer, options))
  const spans = offer.hosts.map((host) => bookableSpan(rulesWithoutBusy(context, offer, host, options)))
  return {
    start: Math.max(...spans.map(({ start }) => start)),
    end: Math.min(...spans.map(({ end }) => end)),
  }
}
