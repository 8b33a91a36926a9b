import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { BookingEvent } from './events.ts'
import { BOOKING_EVENTS } from './events.ts'
import { inTurn, WORK } from './work.ts'

/** Enqueues what follows from an event. Gets it again when another listener failed: a repeat has to add nothing. */
export type Listener = (event: BookingEvent) => Promise<void>

/** Tells all that listen of what happened to bookings, of one booking in its order. */
export async function tellListeners(
  boss: PgBoss,
  listeners: readonly Listener[],
  log: Logger,
): Promise<void> {
  await boss.work<BookingEvent, object>(BOOKING_EVENTS, WORK, (jobs) =>
    inTurn(
      jobs,
      log,
      ({ bookingId }) => bookingId,
      async ({ data: event }) => {
        await Promise.all(listeners.map((listener) => listener(event)))
      },
    ),
  )
}
