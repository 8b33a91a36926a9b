import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { route } from '../route.ts'

export const feedback = {
  'POST /feedback': route({
    summary: 'Write to whoever runs this server; answers come to the email of the account',
    auth: 'verified',
    action: 'session',
    body: z.strictObject({
      message: z.string().trim().min(1, 'This field is required').max(limits.FEEDBACK_MAX),
      page: z
        .string()
        .max(limits.SCREEN_PATH_MAX)
        .meta({ description: 'Path of the screen that it is about' })
        .optional(),
    }),
    errors: ['not_signed_in', 'not_verified', 'not_allowed', 'invalid_input', 'rate_limited'],
  }),
}
