import { limits } from '@scheduling/domain'
import { DELETED_AFTER_CANCELING } from '@scheduling/domain/pricing'
import { z } from 'zod'
import { Id, InstantText, text } from '../fields.ts'
import { route } from '../route.ts'

export const deletion = {
  'GET /users/deletion': route({
    summary: 'What deleting the account would touch',
    auth: 'host',
    action: 'own_account',
    result: z.object({
      meetings: z.int().meta({ description: 'Meetings that are to come' }),
      organizations: z.array(z.object({ id: Id, name: z.string() })).meta({
        description: 'Organizations that the account owns: they are transferred or deleted first',
      }),
    }),
    errors: ['not_signed_in'],
  }),
  'POST /users/delete': route({
    summary:
      'Delete the account in 14 days; its pages close and every session ends now, and signing in until then takes it back',
    auth: 'host',
    action: 'own_account',
    body: z.strictObject({
      pass: z
        .string()
        .min(1, 'This field is required')
        .max(limits.PASSWORD_MAX)
        .meta({
          description: `The password; for ${limits.DELETION_GRANT_MINUTES} minutes in the session that has just canceled the plan also ${DELETED_AFTER_CANCELING}`,
        }),
      reason: text(limits.REASON_MAX, 1),
      meetings: z.enum(['cancel', 'keep']).default('cancel').meta({
        description: 'What becomes of meetings that are to come: canceled now, with a mail, or kept',
      }),
    }),
    result: z.object({ endsAt: InstantText }),
    errors: ['not_signed_in', 'invalid_input', 'wrong_password', 'owns_organization', 'rate_limited'],
  }),
}
