import type { BookingEvent } from './events.ts'
import { BOOKING_EVENTS } from './events.ts'
import type { Scheduler } from './scheduler.ts'

/** Records what follows from an event. Gets it again when another listener failed: a repeat has to add nothing. */
export type Listener = (event: BookingEvent) => Promise<void>

/** Tells all that listen of what happened to bookings, of one booking in its order. */
export function tellListeners(scheduler: Scheduler, listeners: readonly Listener[]): void {
  scheduler.work(BOOKING_EVENTS, async (event) => {
    await Promise.all(listeners.map((listener) => listener(event)))
  })
}
