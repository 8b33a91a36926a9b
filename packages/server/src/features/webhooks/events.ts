import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineEvent } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** A webhook of which its host hears by mail: it has failed for a while, or was turned off because its address is gone. */
export interface WebhookNotice {
  /** Of the failure: a repeat tells nobody twice. */
  id: string
  kind: 'webhook_failing' | 'webhook_gone'
  hostId: HostId
  webhookId: string
  /** Its host name alone: in paths there are secrets. */
  address: string
  failures: number
  /** ISO 8601, UTC. */
  since: string
  /** What it answered last; null: nothing, for a reason that a check-up would name `problem`. */
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
