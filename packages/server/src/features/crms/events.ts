import type { ProviderId } from '@scheduling/contract'
import { PROVIDER_IDS } from '@scheduling/contract'
import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineEvent } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** Fields that a host fills were deleted in the CRM. */
export interface FieldsGone {
  /** Identifies this finding, so nobody is told twice. */
  id: string
  hostId: HostId
  provider: ProviderId
  fieldNames: readonly string[]
}

export const FIELDS_GONE = defineEvent<FieldsGone>({
  name: 'crm-fields-gone',
  schema: z.looseObject({
    id: z.string(),
    hostId: HOST_ID,
    provider: z.enum(PROVIDER_IDS),
    fieldNames: z.array(z.string()),
  }),
  lane: LANES.mail,
  retry: 'patient',
  idOf: ({ id }) => id,
  hostOf: ({ hostId }) => hostId,
})
