import { z } from 'zod'
import { defineJob } from '../../jobs/define.ts'
import type { Lane } from '../../jobs/lanes.ts'

export interface ExportJob {
  hostId: string
  exportId: string
}

// Each reads everything of a host and packs it, which takes the processor from all others.
const LANE: Lane = { name: 'exports', atOnce: 1, perHost: 1 }

export const EXPORTS = defineJob<ExportJob>({
  name: 'exports',
  schema: z.looseObject({ hostId: z.string(), exportId: z.string() }),
  lane: LANE,
  retry: 'long',
  hostOf: ({ hostId }) => hostId,
})
