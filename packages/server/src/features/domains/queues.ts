import { z } from 'zod'
import { defineJob } from '../../jobs/define.ts'
import type { Lane } from '../../jobs/lanes.ts'

// Name servers of strangers are waited for.
const LANE: Lane = { name: 'domains', atOnce: 4, perHost: 1 }

export const DOMAIN_CHECKS = defineJob<{ hostId: string }>({
  name: 'domain-checks',
  schema: z.looseObject({ hostId: z.string() }),
  lane: LANE,
  retry: 'steady',
  hostOf: ({ hostId }) => hostId,
})
