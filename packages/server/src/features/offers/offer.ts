import type { EventType, Location, Question } from '@scheduling/contract'
import type {
  BookingLimits,
  BookingWindow,
  ClosedTime,
  DaysOff,
  Hours,
  Instant,
  Minutes,
  PoolPerson,
  Reminder,
  TimeZone,
  TurnPeriod,
  Weekday,
} from '@scheduling/domain'
import type { HostId } from '../../host-id.ts'
import type { BusyHost } from '../busy/kept.ts'
import type { Origin } from './origin.ts'

/** Whose page it is. A booking belongs to them, whether it takes their time or not. */
export interface OfferOwner extends BusyHost {
  /** Whole dates are dates in this zone. */
  timeZone: TimeZone
  weekStart: Weekday
  /** False until the host's email address is confirmed; nobody can book before. */
  isOpen: boolean
  /** Each booking needs a proof of work from the invitee's device. */
  asksForProof: boolean
}

/** A host whose time a booking takes. The window and the limits use dates in the host's zone. */
export interface OfferedHost extends OfferOwner {
  hours: Hours
  /** On these dates the hours do not apply. */
  daysOff: DaysOff
  /** The schedule that the hours come from; null for other hours. */
  schedule: { id: string; name: string; version: number } | null
  /** For a page that is not theirs: how many of its meetings they take. */
  caps?: Pick<BookingLimits, 'perDay' | 'perWeek'>
  /** Their account is disabled, or about to be deleted. */
  isClosed?: boolean
  /** When they take no meeting of the page, and why. */
  closed?: readonly ClosedTime[]
}

/** Somebody of whom a meeting takes some. Whose turn it is decides who. */
export interface PooledHost extends OfferedHost, Omit<PoolPerson, 'id'> {}

/** A meeting takes so many of these people. */
export interface Pool {
  id: string
  name: string
  take: number
  people: readonly PooledHost[]
  /** Everybody with whom they share the meetings. Absent: the people. */
  sharers?: readonly PooledHost[]
  /** Turns are counted anew in each. */
  period: TurnPeriod
}

/** Everything that booking needs to know about what is booked, whatever made it. */
export interface Offer {
  origin: Origin
  /** The page is theirs, and so is what invitees read. */
  owner: OfferOwner
  /** Those whose time it takes. The owner is among them, or nobody takes the owner's time. */
  hosts: readonly OfferedHost[]
  /** Those of whom a booking chooses some. Absent or empty: it takes the time of the hosts alone. */
  pools?: readonly Pool[]
  /** Says who is in the pools and how much of the meetings they get. It is the same as long as that is. */
  teamState?: string
  /** Those of whom invitees may name the one whom they want. Absent or empty: nobody. */
  choosable?: readonly HostId[]
  /** Known customers come to their owner first. */
  ownerFirst?: boolean
  /** `gone`: deleted, and known only while its meetings can still be moved. */
  state: 'open' | 'off' | 'gone'
  /** What its page says while it is off. Absent or empty: our own words. */
  offText?: string
  /** Search engines leave out its page. Absent: no. */
  isSecret?: boolean
  /** The limited link that led here. Absent: the offer's own. */
  link?: OfferLink
  /** Its address below the host's page; null if it has none. */
  slug: string | null
  name: string
  description: string
  video: EventType['video']
  /** Starts that the host picked: the offer has no others, and the hours do not apply. Absent: by the hours. */
  picked?: readonly Instant[]
  /** For whole dates in the host's zone: a start stands for its date. */
  isAllDay?: boolean
  /** The name of its own holds among busy times: they do not block it. */
  ownHolds?: string
  duration: Minutes
  increment: Minutes
  bufferBefore: Minutes
  bufferAfter: Minutes
  minimumNotice: Minutes
  rescheduleNotice: Minutes
  cancelNotice: Minutes
  window: BookingWindow
  limits: Omit<BookingLimits, 'weekStart'>
  locations: Location[]
  questions: Question[]
  reminders: readonly Reminder[]
  confirmation: EventType['confirmation']
  allowGuests: boolean
  /** Holds the time until the invitee's email address is confirmed. */
  confirmEmail: boolean
  /** Holds the time until the host approves. Absent or null: books at once. */
  approval?: EventType['approval']
  /** How many invitees can book the same start. Absent or null: one. */
  seats?: EventType['seats']
  /** Whether invitees see how many seats are left. */
  showSeatsLeft?: boolean
}

/** A link that ends after some bookings, or at some time. */
export interface OfferLink {
  id: string
  isOpen: boolean
  /** What the form begins with. */
  prefill: { name: string; email: string }
}

/** Whose page an offer has, and whose time it takes. */
export type OfferedPeople = Pick<Offer, 'owner' | 'hosts' | 'pools'>

/** An offer with a page of its own. */
export interface PageOffer extends Offer {
  slug: string
}

/** Everybody who gets a row of its bookings: the owner first. */
export function hostIdsOf({ owner, hosts }: Offer): HostId[] {
  return [...new Set([owner, ...hosts].map(({ id }) => id))]
}

/** Those whose time it takes. */
export function occupiedIdsOf({ hosts }: Offer): HostId[] {
  return hosts.map(({ id }) => id)
}

/** Everybody who might come, once each: the hosts, and then those of the pools. */
export function peopleOf({ hosts, pools = [] }: Pick<Offer, 'hosts' | 'pools'>): OfferedHost[] {
  const all = [...hosts, ...pools.flatMap(({ people }) => people)]
  return [...new Map(all.toReversed().map((host) => [host.id, host])).values()].toReversed()
}

/** The offer with these people alone, all of whom come. */
export function narrowToPeople<Asked extends Offer>(offer: Asked, hostIds: readonly HostId[]): Asked {
  return { ...offer, hosts: peopleOf(offer).filter(({ id }) => hostIds.includes(id)), pools: [] }
}

/** Whether somebody must be chosen before it can be booked. */
export function hasPools({ pools = [] }: Pick<Offer, 'pools'>): boolean {
  return pools.length > 0
}
