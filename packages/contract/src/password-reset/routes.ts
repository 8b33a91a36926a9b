import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Email, Id } from '../fields.ts'
import { Passkey } from '../passkeys/schemas.ts'
import { Password } from '../passwords/schemas.ts'
import { route } from '../route.ts'
import { KnownDevice } from './schemas.ts'

const link = { id: Id, codex: z.string().min(1).max(limits.TOKEN_MAX) }

export const passwordReset = {
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
}
