import type { BusyTime, Instant, Interval } from '@scheduling/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { bookingStarts, scheduledTimes } from './store.ts'

type Db = Kysely<Database> | Transaction<Database>

// What the slots capability needs of bookings, apart from their operations, which need slots.

/** The host's confirmed meetings that overlap the span, with their own buffers; `source` is the booking's id. */
export async function bookedTimes(
  db: Db,
  hostId: string,
  span: Interval,
  except?: string,
): Promise<BusyTime[]> {
  const rows = await scheduledTimes(db, hostId, span, except)
  return rows.map(([start, end, bufferBefore, bufferAfter, source]) => ({
    start,
    end,
    bufferBefore,
    bufferAfter,
    source,
  }))
}

/** Starts of the event type's confirmed bookings in the span: they count towards its limits. */
export async function countedStarts(
  db: Db,
  hostId: string,
  eventTypeId: string,
  span: Interval,
  except?: string,
): Promise<Instant[]> {
  if (span.end <= span.start) return []
  return bookingStarts(db, hostId, eventTypeId, span, except)
}
