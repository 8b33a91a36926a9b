import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineEvent } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** What a host tells whoever runs the server. */
export interface FeedbackGiven {
  id: string
  hostId: HostId
  message: string
  /** Path of the screen that it is about; null if none was named. */
  page: string | null
}

// Stored nowhere else: it is gone once the mail is sent.
export const FEEDBACK_GIVEN = defineEvent<FeedbackGiven>({
  name: 'feedback',
  schema: z.looseObject({
    id: z.string(),
    hostId: HOST_ID,
    message: z.string(),
    page: z.string().nullable(),
  }),
  lane: LANES.mail,
  retry: 'patient',
  isSecret: true,
  idOf: ({ id }) => id,
  hostOf: ({ hostId }) => hostId,
})
