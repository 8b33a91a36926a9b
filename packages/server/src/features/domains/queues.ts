import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineJob } from '../../jobs/define.ts'
import type { Lane } from '../../jobs/lanes.ts'

// A lane of its own, because strangers' name servers can be slow.
const LANE: Lane = { name: 'domains', atOnce: 4, perHost: 1 }

export const DOMAIN_CHECKS = defineJob<{ hostId: HostId }>({
  name: 'domain-checks',
  schema: z.looseObject({ hostId: HOST_ID }),
  lane: LANE,
  retry: 'steady',
  hostOf: ({ hostId }) => hostId,
})
