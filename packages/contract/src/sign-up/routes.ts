import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Me } from '../accounts/schemas.ts'
import { Email, LanguageText, mailedName, OwnerSlug, SixDigits, TimeZoneText } from '../fields.ts'
import { TimeFormat, WeekStart } from '../habits.ts'
import { AcceptKey } from '../organizations/schemas.ts'
import { Password } from '../passwords/schemas.ts'
import { route } from '../route.ts'
import { DeviceToken, Session } from '../sessions/schemas.ts'
import { Verification } from './schemas.ts'

export const signUp = {
  'POST /users/register': route({
    summary: 'Sign up, and sign in; the answer is the same whether or not the email has an account',
    auth: 'public',
    body: z.strictObject({
      email: Email,
      password: Password,
      name: mailedName(limits.NAME_MAX),
      timeZone: TimeZoneText,
      language: LanguageText.default('en'),
      link: OwnerSlug.optional(),
      weekStart: WeekStart.optional(),
      timeFormat: TimeFormat.optional(),
      deviceToken: DeviceToken.optional(),
      via: z
        .string()
        .max(limits.VIA_MAX)
        .optional()
        .meta({ description: 'Whose affiliate link led here: their address' }),
      invitation: z
        .string()
        .max(limits.TOKEN_MAX)
        .optional()
        .meta({ description: 'The token of the mailed invitation that led here' }),
      accept_key: AcceptKey,
    }),
    result: Session,
    status: 201,
    errors: ['invalid_input', 'slug_taken', 'link_expired', 'rate_limited', 'proof_needed'],
  }),
  'GET /users/register': route({
    summary: 'What signing up begins',
    auth: 'public',
    result: z.object({
      trialDays: z
        .int()
        .nullable()
        .meta({ description: 'Null where accounts have no plans, and nothing ends' }),
    }),
    errors: [],
  }),
  'GET /users/verify': route({
    summary:
      'Confirm the email address with the link from the mail, with the token of the browser that signed up; `false` where signing in with the link is needed',
    auth: 'public',
    query: Verification,
    result: z.boolean().meta({ description: 'Whether the account is activated' }),
    errors: ['invalid_input', 'verification_invalid', 'rate_limited'],
  }),
  'POST /users/verify': route({
    summary: 'Confirm the email address with the code from the mail; ends every other session',
    auth: 'host',
    action: 'own_account',
    body: z.strictObject({ code: SixDigits }),
    result: Me,
    errors: ['not_signed_in', 'invalid_input', 'code_invalid', 'rate_limited'],
  }),
  'POST /users/verify/resend': route({
    summary: 'Have another mail with a link and a code sent, perhaps to another address',
    auth: 'host',
    action: 'own_account',
    body: z.strictObject({ email: Email.optional() }),
    result: Me,
    errors: ['not_signed_in', 'not_allowed', 'invalid_input', 'rate_limited', 'proof_needed'],
  }),
}
