import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Id } from '../fields.ts'
import { route } from '../route.ts'
import { Activity } from './schemas.ts'

export const activity = {
  'GET /account-activity': route({
    summary: 'Sign-ins and changes of the account, the newest first; kept for 180 days',
    auth: 'host',
    action: 'settings',
    query: z.object({
      cursor: z.string().max(limits.TOKEN_MAX).optional(),
      about: z
        .literal('security')
        .optional()
        .meta({ description: 'Only who comes into the account, and what leaves it' }),
      of: Id.optional().meta({ description: 'Only changes of what has this id' }),
    }),
    result: z.object({ activity: z.array(Activity), next: z.string().nullable() }),
    errors: ['not_signed_in', 'invalid_input'],
  }),
}
