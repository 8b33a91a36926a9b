import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineEvent } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** Why a booking cannot follow a change to its event. */
export type WhyPutBack = 'taken' | 'started' | 'no_times' | 'not_a_day'

/** A booking's event was moved to a time that the booking cannot have. We put it back and notify people. */
export interface EventPutBack {
  id: string
  hostId: HostId
  bookingId: string
  why: WhyPutBack
}

export const EVENTS_PUT_BACK = defineEvent<EventPutBack>({
  name: 'calendar-events-put-back',
  schema: z.looseObject({
    id: z.string(),
    hostId: HOST_ID,
    bookingId: z.string(),
    why: z.enum(['taken', 'started', 'no_times', 'not_a_day']),
  }),
  lane: LANES.mail,
  retry: 'patient',
  idOf: ({ id }) => id,
  hostOf: ({ hostId }) => hostId,
  threadOf: ({ bookingId }) => bookingId,
})
