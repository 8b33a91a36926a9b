import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import {
  beginSetup,
  renewRecoveryCodes,
  switchTwoFactorOff,
  switchTwoFactorOn,
  twoFactorStatus,
} from './operations.ts'

export function twoFactorRoutes(context: Context): Handlers<typeof capabilities.twoFactor> {
  return {
    'GET /users/two-factor': async ({ host }) => twoFactorStatus(context, host),
    'POST /users/two-factor': async ({ host, body }) => beginSetup(context, host, body.current),
    'PUT /users/two-factor': async ({ host, body }) => ({
      recoveryCodes: await switchTwoFactorOn(context, host, body.code),
    }),
    'POST /users/two-factor/off': async ({ host, body }) => {
      await switchTwoFactorOff(context, host, body.code)
      return undefined
    },
    'POST /users/two-factor/recovery-codes': async ({ host, body }) => ({
      recoveryCodes: await renewRecoveryCodes(context, host, body.code),
    }),
  }
}
