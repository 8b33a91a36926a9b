import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineJob } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** Deletes data of one host that is too old. */
export const RETENTIONS = defineJob<{ hostId: HostId }>({
  name: 'retentions',
  schema: z.looseObject({ hostId: HOST_ID }),
  lane: LANES.upkeep,
  retry: 'long',
  hostOf: ({ hostId }) => hostId,
})
