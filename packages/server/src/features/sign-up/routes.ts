import type { Api } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentMe } from '../accounts/present.ts'
import { presentSession } from '../sessions/present.ts'
import { register, resendVerification } from './operations.ts'
import { verifyByCode, verifyByLink } from './verification.ts'

type SignUpRoute =
  | 'POST /users/register'
  | 'GET /users/register'
  | 'GET /users/verify'
  | 'POST /users/verify'
  | 'POST /users/verify/resend'

export function signUpRoutes(context: Context): Handlers<Pick<Api, SignUpRoute>> {
  return {
    'POST /users/register': async ({ body, caller }) => presentSession(await register(context, body, caller)),
    'GET /users/register': async () => ({ trialDays: context.config.hasPlans ? limits.TRIAL_DAYS : null }),
    'GET /users/verify': async ({ query, caller }) => verifyByLink(context, query, caller),
    'POST /users/verify': async ({ host, body, caller }) =>
      presentMe(await verifyByCode(context, host, body.code, caller)),
    'POST /users/verify/resend': async ({ host, body, caller }) =>
      presentMe(await resendVerification(context, host, body.email, caller)),
  }
}
