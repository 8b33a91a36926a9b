import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineEvent } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** Somebody answered a routing form, and the answers were kept. */
export interface FormAnswered {
  hostId: HostId
  formId: string
  answerId: string
  /** ISO 8601, UTC. */
  occurredAt: string
}

export const FORM_ANSWERED = defineEvent<FormAnswered>({
  name: 'routing-form-answered',
  schema: z.looseObject({
    hostId: HOST_ID,
    formId: z.string(),
    answerId: z.string(),
    occurredAt: z.string(),
  }),
  lane: LANES.events,
  retry: 'steady',
  idOf: ({ answerId }) => answerId,
  hostOf: ({ hostId }) => hostId,
})
