import { z } from 'zod'
import { defineJob } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** What is too old of one host. */
export const RETENTIONS = defineJob<{ hostId: string }>({
  name: 'retentions',
  schema: z.looseObject({ hostId: z.string() }),
  lane: LANES.upkeep,
  retry: 'long',
  hostOf: ({ hostId }) => hostId,
})

/** What an invitee wants deleted, once all are told that they do not come. */
export const ERASURES = defineJob<{ hostId: string; bookingId: string }>({
  name: 'erasures',
  schema: z.looseObject({ hostId: z.string(), bookingId: z.string() }),
  lane: LANES.events,
  retry: 'steady',
  hostOf: ({ hostId }) => hostId,
})
