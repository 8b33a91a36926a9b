import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import { defineJob } from '../../jobs/define.ts'
import type { Lane } from '../../jobs/lanes.ts'
import type { ConnectionRef } from '../connections/check.ts'

const LANE: Lane = { name: 'crms', atOnce: 32, perHost: 2 }

/** Says that something is due for a CRM. An extra wake does nothing. */
export const CRM_WAKES = defineJob<ConnectionRef>({
  name: 'crm-wakes',
  schema: z.looseObject({ hostId: HOST_ID, connectionId: z.string() }),
  lane: LANE,
  retry: 'steady',
  isOneEnough: true,
  hostOf: ({ hostId }) => hostId,
  threadOf: ({ connectionId }) => connectionId,
})
