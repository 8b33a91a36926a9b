import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Email, Id } from '../fields.ts'
import { route } from '../route.ts'
import { EmailAddress } from './schemas.ts'

export const emailAddress = {
  'GET /users/email': route({
    summary: 'The address of the account, and the one that is to take its place',
    auth: 'host',
    action: 'own_account',
    result: EmailAddress,
    errors: ['not_signed_in'],
  }),
  'POST /users/email': route({
    summary:
      'Begin to change the address: it counts once the links in the mails to the old and to the new one were followed. The answer is the same where the new one has an account',
    auth: 'verified',
    action: 'own_account',
    body: z.strictObject({
      email: Email,
      current: z.string().min(1, 'This field is required').max(limits.PASSWORD_MAX),
    }),
    result: EmailAddress,
    errors: ['not_signed_in', 'not_verified', 'invalid_input', 'wrong_password', 'rate_limited'],
  }),
  'DELETE /users/email/change': route({
    summary: 'Keep the address: the links in the mails are good for nothing',
    auth: 'host',
    action: 'own_account',
    result: EmailAddress,
    errors: ['not_signed_in'],
  }),
  'POST /users/email/confirm': route({
    summary: 'Agree to the change with the link of one of the mails; each once, for 24 hours',
    auth: 'public',
    body: z.strictObject({ id: Id, codex: z.string().min(1).max(limits.TOKEN_MAX) }),
    result: z.object({ isChanged: z.boolean().meta({ description: 'False: the other link is waited for' }) }),
    errors: ['invalid_input', 'verification_invalid', 'rate_limited'],
  }),
}
