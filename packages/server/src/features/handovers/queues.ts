import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineJob } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** Somebody else is to take a meeting of a person who has gone. The job reads who. */
export interface HandoverJob {
  /** The organization. */
  hostId: HostId
  bookingId: string
  person: HostId
}

export const HANDOVERS = defineJob<HandoverJob>({
  name: 'handovers',
  schema: z.looseObject({ hostId: HOST_ID, bookingId: z.string(), person: HOST_ID }),
  lane: LANES.events,
  retry: 'steady',
  hostOf: ({ hostId }) => hostId,
  // One after the other, so that each turn counts the one before.
  threadOf: ({ hostId }) => hostId,
})

/** Cancels all meetings to come of an organization that was deleted. */
export const ENDINGS = defineJob<{ hostId: HostId }>({
  name: 'organization-endings',
  schema: z.looseObject({ hostId: HOST_ID }),
  lane: LANES.events,
  retry: 'long',
  hostOf: ({ hostId }) => hostId,
})
