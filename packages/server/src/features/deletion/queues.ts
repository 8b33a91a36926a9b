import { z } from 'zod'
import { defineJob } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** A host whose meetings are to be canceled. */
export interface Closing {
  hostId: string
  accountId: string
}

export const CLOSINGS = defineJob<Closing>({
  name: 'closings',
  schema: z.looseObject({ hostId: z.string(), accountId: z.string() }),
  lane: LANES.events,
  retry: 'long',
  hostOf: ({ hostId }) => hostId,
})
