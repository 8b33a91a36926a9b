import type { Location, Question } from '@scheduling/contract'
import type { Instant, Minutes, PlainDate, Reminder } from '@scheduling/domain'
import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { startOfDate } from './all-day.ts'
import { offeredHost } from './host.ts'
import type { PageOffer } from './offer.ts'
import type { Origin } from './origin.ts'

/** The settings of an offer with hand-picked times. All others have neutral values. */
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
  /** For whole dates; then `starts` is empty. */
  dates?: readonly PlainDate[] | undefined
  /** The name of its own holds among busy times. */
  ownHolds: string
}

const NO_LIMITS = { perDay: null, perWeek: null, perMonth: null }

/**
 * While it is open, it offers its own times and nothing else. A meeting that came of it moves within the host's usual
 * hours. Undefined if the host is gone.
 */
export async function pickedOffer(db: Db, picked: PickedTimes): Promise<PageOffer | undefined> {
  const host = await offeredHost(db, picked.hostId)
  if (!host) return undefined
  const { questions = [], reminders = [], allowGuests = true, starts, dates, hostId: _, ...given } = picked
  const offered = dates?.map((date) => startOfDate({ owner: host }, date)) ?? starts
  return {
    ...given,
    owner: host,
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

// The step between starts when a meeting is moved later: finer than most meetings are long.
const HALF_AN_HOUR = 30
