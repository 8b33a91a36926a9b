import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineJob } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'
import type { LeadBooking } from '../videos/record/events.ts'

export interface LeadBookedJob {
  hostId: HostId
  booking: LeadBooking
  /** Null: not on the page of a video. */
  viewId: string | null
  /** ISO 8601, UTC. */
  occurredAt: string
}

/** Tells others that somebody booked by a link of a lead. */
export const LEAD_BOOKED = defineJob<LeadBookedJob>({
  name: 'campaign-lead-booked',
  schema: z.looseObject({
    hostId: HOST_ID,
    booking: z.looseObject({ id: z.string(), campaignId: z.string(), leadId: z.string() }),
    viewId: z.string().nullable(),
    occurredAt: z.string(),
  }),
  lane: LANES.events,
  retry: 'steady',
  hostOf: ({ hostId }) => hostId,
})
