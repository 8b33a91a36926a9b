import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Email, TwoFactorCode } from '../fields.ts'
import { AcceptKey } from '../organizations/schemas.ts'
import { route } from '../route.ts'
import { DeviceTimeZone, DeviceToken, Session } from '../sessions/schemas.ts'
import { Verification } from '../sign-up/schemas.ts'

export const signIn = {
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
      accept_key: AcceptKey,
    }),
    result: Session,
    errors: [
      'invalid_input',
      'wrong_details',
      'two_factor_needed',
      'two_factor_wrong',
      'account_disabled',
      'verification_invalid',
      'link_expired',
      'rate_limited',
      'proof_needed',
    ],
  }),
  'POST /users/logout': route({
    summary: 'Sign out: the token is not valid any more',
    auth: 'host',
    action: 'session',
    errors: ['not_signed_in'],
  }),
}
