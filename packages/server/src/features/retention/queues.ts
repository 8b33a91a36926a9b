import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineJob } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** What is too old of one host. */
export const RETENTIONS = defineJob<{ hostId: HostId }>({
  name: 'retentions',
  schema: z.looseObject({ hostId: HOST_ID }),
  lane: LANES.upkeep,
  retry: 'long',
  hostOf: ({ hostId }) => hostId,
})

/** What an invitee wants deleted, once all are told that they do not come. */
export const ERASURES = defineJob<{ hostId: HostId; bookingId: string }>({
  name: 'erasures',
  schema: z.looseObject({ hostId: HOST_ID, bookingId: z.string() }),
  lane: LANES.events,
  retry: 'steady',
  hostOf: ({ hostId }) => hostId,
})
