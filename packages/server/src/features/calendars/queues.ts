import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineJob } from '../../jobs/define.ts'
import type { Lane } from '../../jobs/lanes.ts'

const LANE: Lane = { name: 'calendars', atOnce: 16, perHost: 2 }

/** Writes a booking's event into a calendar. An extra job does no harm. */
export interface CalendarJob {
  hostId: HostId
  bookingId: string
}

export const CALENDAR_EVENTS = defineJob<CalendarJob>({
  name: 'calendar-events',
  schema: z.looseObject({ hostId: HOST_ID, bookingId: z.string() }),
  lane: LANE,
  // A provider can be down as long as a mail server.
  retry: 'patient',
  hostOf: ({ hostId }) => hostId,
  threadOf: ({ bookingId }) => bookingId,
})
