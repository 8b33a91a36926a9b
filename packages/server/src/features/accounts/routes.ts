import type { capabilities } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentActivity } from '../activity/present.ts'
import { aboutMe, accountActivity } from './operations.ts'
import { presentMe, presentSession } from './present.ts'
import { signOut } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { register, resendVerification } from './sign-up.ts'
import { verifyByCode, verifyByLink } from './verification.ts'

type Routes = typeof capabilities.accounts & typeof capabilities.activity

export function accountRoutes(context: Context): Handlers<Routes> {
  return {
    'POST /users/register': async ({ body, caller }) => presentSession(await register(context, body, caller)),
    'GET /users/register': async () => ({ trialDays: context.config.hasPlans ? limits.TRIAL_DAYS : null }),
    'POST /users/login': async ({ body, caller }) => presentSession(await signIn(context, body, caller)),
    'POST /users/logout': async ({ host }) => {
      await signOut(context, host)
      return undefined
    },
    'GET /users/aboutme': async ({ host }) => presentMe(await aboutMe(context, host)),
    'GET /users/verify': async ({ query, caller }) => verifyByLink(context, query, caller),
    'POST /users/verify': async ({ host, body, caller }) =>
      presentMe(await verifyByCode(context, host, body.code, caller)),
    'POST /users/verify/resend': async ({ host, body, caller }) =>
      presentMe(await resendVerification(context, host, body.email, caller)),
    'GET /account-activity': async ({ host, query }) => {
      const { entries, next } = await accountActivity(context, host, query)
      return { activity: entries.map(presentActivity), next }
    },
  }
}
