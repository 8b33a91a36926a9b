import { z } from 'zod'
import { defineEvent } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** What a host has to say to whoever runs the server. */
export interface FeedbackGiven {
  id: string
  hostId: string
  message: string
  /** Path of the screen that it is about; null where none was named. */
  page: string | null
}

// Kept nowhere else: it is gone when the mail is sent.
export const FEEDBACK_GIVEN = defineEvent<FeedbackGiven>({
  name: 'feedback',
  schema: z.looseObject({
    id: z.string(),
    hostId: z.string(),
    message: z.string(),
    page: z.string().nullable(),
  }),
  lane: LANES.mail,
  retry: 'patient',
  isSecret: true,
  idOf: ({ id }) => id,
  hostOf: ({ hostId }) => hostId,
})
