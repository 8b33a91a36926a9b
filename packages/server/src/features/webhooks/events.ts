import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineEvent } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** News about a webhook for its host: it has failed for a while, or was turned off because its address is gone. */
export interface WebhookNotice {
  /** The id of the failure: a repeat tells nobody twice. */
  id: string
  kind: 'webhook_failing' | 'webhook_gone'
  hostId: HostId
  webhookId: string
  /** Only its host name: paths contain secrets. */
  address: string
  failures: number
  /** ISO 8601, UTC. */
  since: string
  /** The status of its last answer; null if there was none, because of `problem` (named as a check-up would). */
  status: number | null
  problem: string | null
}

export const WEBHOOK_NOTICES = defineEvent<WebhookNotice>({
  name: 'webhook-notices',
  schema: z.looseObject({
    id: z.string(),
    kind: z.enum(['webhook_failing', 'webhook_gone']),
    hostId: HOST_ID,
    webhookId: z.string(),
    address: z.string(),
    failures: z.number(),
    since: z.string(),
    status: z.number().nullable(),
    problem: z.string().nullable(),
  }),
  lane: LANES.mail,
  retry: 'patient',
  idOf: ({ id }) => id,
  hostOf: ({ hostId }) => hostId,
})
