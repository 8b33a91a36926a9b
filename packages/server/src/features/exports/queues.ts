import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineJob } from '../../jobs/define.ts'
import type { Lane } from '../../jobs/lanes.ts'

export interface ExportJob {
  hostId: HostId
  exportId: string
}

// Each export reads and packs all data of a host, and keeps the processor busy.
const LANE: Lane = { name: 'exports', atOnce: 1, perHost: 1 }

export const EXPORTS = defineJob<ExportJob>({
  name: 'exports',
  schema: z.looseObject({ hostId: HOST_ID, exportId: z.string() }),
  lane: LANE,
  retry: 'long',
  hostOf: ({ hostId }) => hostId,
})
