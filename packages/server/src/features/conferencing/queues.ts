import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineJob } from '../../jobs/define.ts'
import type { Lane } from '../../jobs/lanes.ts'

const LANE: Lane = { name: 'rooms', atOnce: 16, perHost: 2 }

/** Makes a booking's room match what is wanted. An extra job does nothing. */
export interface RoomJob {
  hostId: HostId
  bookingId: string
}

export const MEETING_ROOMS = defineJob<RoomJob>({
  name: 'meeting-rooms',
  schema: z.looseObject({ hostId: HOST_ID, bookingId: z.string() }),
  lane: LANE,
  retry: 'patient',
  hostOf: ({ hostId }) => hostId,
  threadOf: ({ bookingId }) => bookingId,
})
