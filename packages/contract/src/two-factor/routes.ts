import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { SixDigits, TwoFactorCode } from '../fields.ts'
import { route } from '../route.ts'
import { TwoFactor } from './schemas.ts'

const RecoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).meta({ description: 'Shown once; each lets in once' }),
})

const code = z.strictObject({ code: TwoFactorCode })

export const twoFactor = {
  'GET /users/two-factor': route({
    summary: 'Whether signing in takes a code besides the password',
    auth: 'host',
    action: 'own_account',
    result: TwoFactor,
    errors: ['not_signed_in'],
  }),
  'POST /users/two-factor': route({
    summary: 'Begin to switch it on: a secret for the authenticator app, which counts for nothing yet',
    auth: 'verified',
    action: 'own_account',
    body: z.strictObject({ current: z.string().min(1, 'This field is required').max(limits.PASSWORD_MAX) }),
    result: z.object({
      secret: z.string().meta({ description: 'To be typed into the app, base32' }),
      address: z.string().meta({ description: 'The same as otpauth://, to be drawn as a QR code' }),
    }),
    status: 201,
    errors: [
      'not_signed_in',
      'not_verified',
      'invalid_input',
      'wrong_password',
      'two_factor_is_on',
      'rate_limited',
    ],
  }),
  'PUT /users/two-factor': route({
    summary: 'Switch it on with a code of the app; ends every other session',
    auth: 'verified',
    action: 'own_account',
    body: z.strictObject({ code: SixDigits }),
    result: RecoveryCodes,
    errors: ['not_signed_in', 'not_verified', 'invalid_input', 'two_factor_wrong', 'rate_limited'],
  }),
  'POST /users/two-factor/off': route({
    summary: 'Switch it off, with a code; ends every other session',
    auth: 'verified',
    action: 'own_account',
    body: code,
    errors: ['not_signed_in', 'not_verified', 'invalid_input', 'two_factor_wrong', 'rate_limited'],
  }),
  'POST /users/two-factor/recovery-codes': route({
    summary: 'Ten recovery codes in the place of those from before, with a code',
    auth: 'verified',
    action: 'own_account',
    body: code,
    result: RecoveryCodes,
    errors: ['not_signed_in', 'not_verified', 'invalid_input', 'two_factor_wrong', 'rate_limited'],
  }),
}
