import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Password } from './accounts.ts'
import { Email, Id, InstantText } from './fields.ts'
import { Passkey } from './passkeys.ts'
import { route } from './route.ts'

const Session = z
  .object({
    id: Id,
    isThisOne: z.boolean(),
    browser: z.string().nullable().meta({ description: 'Null where it says nothing known of itself' }),
    system: z.string().nullable(),
    timeZone: z.string().nullable().meta({ description: 'Of its clock; null where it did not say' }),
    startedAt: InstantText,
    seenAt: InstantText.meta({ description: 'To the hour' }),
  })
  .meta({ id: 'OpenSession' })
export type OpenSession = z.output<typeof Session>

const KnownDevice = z
  .object({
    browser: z.string().nullable().meta({ description: 'Null where it said nothing known of itself' }),
    system: z.string().nullable(),
    usedAt: InstantText,
  })
  .meta({ id: 'KnownDevice' })
export type KnownDevice = z.output<typeof KnownDevice>

const link = { id: Id, codex: z.string().min(1).max(200) }

export const passwords = {
  'POST /users/password': route({
    summary: 'Another password; ends every other session',
    auth: 'host',
    body: z.strictObject({
      current: z.string().min(1, 'This field is required').max(limits.PASSWORD_MAX),
      password: Password,
    }),
    errors: ['not_signed_in', 'invalid_input', 'wrong_password', 'rate_limited'],
  }),
  'POST /users/forgotpassword': route({
    summary: 'Have a link mailed that leads to a new password; the answer is the same for any address',
    auth: 'public',
    body: z.strictObject({ email: Email }),
    errors: ['invalid_input', 'rate_limited', 'proof_needed'],
  }),
  'POST /users/changepassword/staying': route({
    summary:
      'What the link from the mail would leave as it is: passkeys, and devices that have signed in before',
    auth: 'public',
    body: z.strictObject(link),
    result: z.object({
      passkeys: z.array(Passkey),
      devices: z.array(KnownDevice).meta({
        description: 'The latest used first; whoever guesses passwords elsewhere is not in their way',
      }),
    }),
    errors: ['invalid_input', 'verification_invalid', 'rate_limited'],
  }),
  'POST /users/changepassword': route({
    summary:
      'A new password with the link from the mail, which holds for 30 minutes and once; ends every session',
    auth: 'public',
    body: z.strictObject({
      ...link,
      password: Password,
      removesPasskeys: z.boolean().default(false),
      forgetsDevices: z.boolean().default(false),
    }),
    errors: ['invalid_input', 'verification_invalid', 'rate_limited'],
  }),
  'GET /users/sessions': route({
    summary: 'Where the account is signed in, the latest seen first',
    auth: 'host',
    result: z.object({ sessions: z.array(Session) }),
    errors: ['not_signed_in'],
  }),
  'DELETE /users/sessions/:id': route({
    summary: 'Sign out there',
    auth: 'host',
    params: z.object({ id: Id }),
    errors: ['not_signed_in', 'invalid_input', 'session_not_found'],
  }),
  'DELETE /users/sessions': route({
    summary: 'Sign out everywhere but here',
    auth: 'host',
    errors: ['not_signed_in'],
  }),
}
