import { z } from 'zod'
import { HOST_ID } from '../../../host-id.ts'
import type { HostId } from '../../../host-id.ts'
import { defineJob } from '../../../jobs/define.ts'
import { LANES } from '../../../jobs/lanes.ts'

/** Deletes an invitee's data, after everybody was told that they do not come. */
export const ERASURES = defineJob<{ hostId: HostId; bookingId: string }>({
  name: 'erasures',
  schema: z.looseObject({ hostId: HOST_ID, bookingId: z.string() }),
  lane: LANES.events,
  retry: 'steady',
  hostOf: ({ hostId }) => hostId,
})
