import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../../context.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { begin, renewRecoveryCodes, switchItOff, switchItOn, twoFactorNow } from './operations.ts'

export function twoFactorRoutes(context: Context): Handlers<typeof capabilities.twoFactor> {
  return {
    'GET /users/two-factor': async ({ host }) => twoFactorNow(context, host),
    'POST /users/two-factor': async ({ host, body }) => begin(context, host, body.current),
    'PUT /users/two-factor': async ({ host, body }) => ({
      recoveryCodes: await switchItOn(context, host, body.code),
    }),
    'POST /users/two-factor/off': async ({ host, body }) => {
      await switchItOff(context, host, body.code)
      return undefined
    },
    'POST /users/two-factor/recovery-codes': async ({ host, body }) => ({
      recoveryCodes: await renewRecoveryCodes(context, host, body.code),
    }),
  }
}
