import { MINUTE } from '@scheduling/domain'
import type { Context } from '../../../context.ts'
import { stableId } from '../../../jobs/stable-id.ts'
import type { StoredEvent } from '../event-store.ts'
import { wantAgain } from '../event-store.ts'
import type { WhyPutBack } from '../events.ts'
import { EVENTS_PUT_BACK } from '../events.ts'
import { CALENDAR_EVENTS } from '../queues.ts'

// A host who keeps dragging an event is told only once.
const TOLD_ONCE_MS = 10 * MINUTE

/** Writes a booking's event again at the booking's time, and notifies people. Repeat before it is written: does nothing. */
export async function putBack(context: Context, event: StoredEvent, why: WhyPutBack): Promise<void> {
  const { host_id: hostId, booking_id: bookingId, wanted_start: start } = event
  const period = Math.floor(context.clock.now() / TOLD_ONCE_MS)
  await context.db.transaction().execute(async (trx) => {
    if (!(await wantAgain(trx, event))) return
    await context.jobs.send(trx, CALENDAR_EVENTS, [{ data: { hostId, bookingId } }])
    const id = stableId(bookingId, EVENTS_PUT_BACK.name, why, String(start?.getTime()), String(period))
    await context.events.record(trx, EVENTS_PUT_BACK, { id, hostId, bookingId, why })
  })
}
