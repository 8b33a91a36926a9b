import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentSession } from '../sessions/present.ts'
import {
  addPasskey,
  beginPasskey,
  beginSignIn,
  listPasskeys,
  namePasskey,
  removePasskey,
  signInByPasskey,
} from './operations.ts'
import { presentPasskey } from './present.ts'

export function passkeyRoutes(context: Context): Handlers<typeof capabilities.passkeys> {
  return {
    'POST /users/login/passkey/options': async ({ caller }) => ({ ...(await beginSignIn(context, caller)) }),
    'POST /users/login/passkey': async ({ body, caller }) =>
      presentSession(await signInByPasskey(context, body, caller)),
    'GET /users/passkeys': async ({ host }) => ({
      passkeys: (await listPasskeys(context, host)).map(presentPasskey),
    }),
    'POST /users/passkeys/options': async ({ host, body }) => ({
      ...(await beginPasskey(context, host, body.current)),
    }),
    'POST /users/passkeys': async ({ host, body }) => presentPasskey(await addPasskey(context, host, body)),
    'PATCH /users/passkeys/:id': async ({ host, params, body }) =>
      presentPasskey(await namePasskey(context, host, params.id, body.name)),
    'DELETE /users/passkeys/:id': async ({ host, params }) => {
      await removePasskey(context, host, params.id)
      return undefined
    },
  }
}
