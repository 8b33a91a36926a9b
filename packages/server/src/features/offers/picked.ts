import type { Location, Question } from '@scheduling/contract'
import type { Instant, Minutes, PlainDate, Reminder } from '@scheduling/domain'
import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { startOfDate } from './all-day.ts'
import { offeredHost } from './host.ts'
import type { PageOffer } from './offer.ts'
import type { Origin } from './origin.ts'

/** What an offer of hand-picked times says itself; the rest follows from that nobody has asked for more. */
export interface PickedTimes {
  origin: Origin
  hostId: HostId
  state: PageOffer['state']
  slug: string
  name: string
  description: string
  duration: Minutes
  locations: Location[]
  questions?: Question[]
  reminders?: readonly Reminder[]
  allowGuests?: boolean
  starts: readonly Instant[]
  /** Whole dates: then there are no starts. */
  dates?: readonly PlainDate[] | undefined
  /** What names its own holds among busy times. */
  ownHolds: string
}

const NO_LIMITS = { perDay: null, perWeek: null, perMonth: null }

/**
 * As long as it is open, its times and nothing else. A meeting that came of it is moved within the host's usual hours.
 * Undefined where the host is gone.
 */
export async function pickedOffer(db: Db, picked: PickedTimes): Promise<PageOffer | undefined> {
  const host = await offeredHost(db, picked.hostId)
  if (!host) return undefined
  const { questions = [], reminders = [], allowGuests = true, starts, dates, hostId: _, ...given } = picked
  const offered = dates?.map((date) => startOfDate({ hosts: [host] }, date)) ?? starts
  return {
    ...given,
    hosts: [host],
    ...(picked.state === 'gone' ? {} : { picked: offered }),
    ...(dates && { isAllDay: true }),
    video: null,
    increment: Math.min(picked.duration, HALF_AN_HOUR),
    bufferBefore: 0,
    bufferAfter: 0,
    minimumNotice: 0,
    rescheduleNotice: 0,
    cancelNotice: 0,
    window: { kind: 'indefinite' },
    limits: NO_LIMITS,
    questions,
    reminders,
    confirmation: { kind: 'page' },
    allowGuests,
    confirmEmail: false,
  }
}

// By which a meeting that is moved later is offered: finer than most meetings are long.
const HALF_AN_HOUR = 30
