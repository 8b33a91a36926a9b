import { limits } from '@scheduling/domain'
import { z } from 'zod'
import {
  Email,
  Id,
  LanguageText,
  mailedName,
  OwnerSlug,
  SixDigits,
  TimeZoneText,
  TwoFactorCode,
} from '../fields.ts'
import { TimeFormat, WeekStart } from '../habits.ts'
import { route } from '../route.ts'
import { Me, Password, DeviceToken, DeviceTimeZone, Session } from './schemas.ts'

/** The data of a verification link. */
const Verification = z.object({ id: Id, codex: z.string().min(1).max(limits.TOKEN_MAX) })

export const accounts = {
  'POST /users/register': route({
    summary: 'Sign up, and sign in; the answer is the same whether or not the e-mail has an account',
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
    }),
    result: Session,
    status: 201,
    errors: ['invalid_input', 'slug_taken', 'rate_limited', 'proof_needed'],
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
  'POST /users/login': route({
    summary:
      'Sign in, with a code where the account has two factors; with a verification link, the address of a sign-up is confirmed at once',
    auth: 'public',
    body: z.strictObject({
      email: Email,
      password: z.string().min(1, 'This field is required').max(limits.PASSWORD_MAX),
      deviceToken: DeviceToken.optional(),
      verification: Verification.optional(),
      code: TwoFactorCode.optional(),
      timeZone: DeviceTimeZone,
    }),
    result: Session,
    errors: [
      'invalid_input',
      'wrong_details',
      'two_factor_needed',
      'two_factor_wrong',
      'account_disabled',
      'verification_invalid',
      'rate_limited',
      'proof_needed',
    ],
  }),
  'POST /users/logout': route({
    summary: 'Sign out: the token is not valid any more',
    auth: 'host',
    errors: ['not_signed_in'],
  }),
  'GET /users/aboutme': route({
    summary: 'Who is signed in',
    auth: 'host',
    result: Me,
    errors: ['not_signed_in'],
  }),
  'GET /users/verify': route({
    summary:
      'Confirm the e-mail address with the link from the mail, with the token of the browser that signed up; `false` where signing in with the link is needed',
    auth: 'public',
    query: Verification,
    result: z.boolean().meta({ description: 'Whether the account is activated' }),
    errors: ['invalid_input', 'verification_invalid', 'rate_limited'],
  }),
  'POST /users/verify': route({
    summary: 'Confirm the e-mail address with the code from the mail; ends every other session',
    auth: 'host',
    body: z.strictObject({ code: SixDigits }),
    result: Me,
    errors: ['not_signed_in', 'invalid_input', 'code_invalid', 'rate_limited'],
  }),
  'POST /users/verify/resend': route({
    summary: 'Have another mail with a link and a code sent, perhaps to another address',
    auth: 'host',
    body: z.strictObject({ email: Email.optional() }),
    result: Me,
    errors: ['not_signed_in', 'not_allowed', 'invalid_input', 'rate_limited', 'proof_needed'],
  }),
}
