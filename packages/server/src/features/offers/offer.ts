import type { EventType, Location, Question } from '@scheduling/contract'
import type {
  BookingLimits,
  BookingWindow,
  Hours,
  Instant,
  Minutes,
  Reminder,
  TimeZone,
  Weekday,
} from '@scheduling/domain'
import type { HostId } from '../../host-id.ts'
import type { BusyHost } from '../busy/kept.ts'
import type { Origin } from './origin.ts'

/** One of those whose time a booking takes. */
export interface OfferedHost extends BusyHost {
  /** Whose dates the window and the limits mean. */
  timeZone: TimeZone
  weekStart: Weekday
  hours: Hours
  /** Where the hours are a schedule's. */
  schedule: { id: string; name: string; version: number } | null
  /** Nobody books before the e-mail address is confirmed. */
  isOpen: boolean
  /** Each booking costs the device of who books a moment of work. */
  asksForProof: boolean
}

/** Everything that booking needs to know of what is booked, whoever made it. */
export interface Offer {
  origin: Origin
  /** It belongs to the first: theirs is the page, and what invitees read comes from them. */
  hosts: readonly [OfferedHost, ...OfferedHost[]]
  /** Gone: deleted, and known only as long as meetings that came of it can be moved. */
  state: 'open' | 'off' | 'gone'
  /** Its address below that of the page; null where it has none. */
  slug: string | null
  name: string
  description: string
  video: EventType['video']
  /** Starts that the host has picked: nothing else is offered, and the hours do not count. Absent: by the hours. */
  picked?: readonly Instant[]
  /** For whole dates in the zone of its host: a start means the date on which it falls. */
  isAllDay?: boolean
  /** What names its own holds among busy times: they do not stand in its way. */
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
  /** A time is held until the invitee's e-mail address is confirmed. */
  confirmEmail: boolean
}

/** One with a page of its own. */
export interface PageOffer extends Offer {
  slug: string
}

export function hostIdsOf({ hosts }: Offer): HostId[] {
  return hosts.map(({ id }) => id)
}
