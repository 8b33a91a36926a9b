import { z } from 'zod'
import { HOST_ID } from '../../../host-id.ts'
import { defineJob } from '../../../jobs/define.ts'
import { LANES } from '../../../jobs/lanes.ts'
import type { RequestToConfirm } from '../events.ts'

/** The time to answer a request is over. */
export const APPROVAL_LIMITS = defineJob<RequestToConfirm>({
  name: 'booking-approval-limits',
  schema: z.looseObject({ hostId: HOST_ID, requestId: z.string() }),
  lane: LANES.events,
  retry: 'steady',
  hostOf: ({ hostId }) => hostId,
  threadOf: ({ requestId }) => requestId,
})
