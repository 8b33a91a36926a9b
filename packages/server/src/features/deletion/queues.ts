import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineJob } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** Cancels the upcoming meetings of a host. */
export interface Closing {
  hostId: HostId
  accountId: string
}

export const CLOSINGS = defineJob<Closing>({
  name: 'closings',
  schema: z.looseObject({ hostId: HOST_ID, accountId: z.string() }),
  lane: LANES.events,
  retry: 'long',
  hostOf: ({ hostId }) => hostId,
})
