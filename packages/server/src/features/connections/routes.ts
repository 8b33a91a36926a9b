import type { capabilities, Provider } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { Handlers } from '../../http/handlers.ts'
import { findHost } from '../hosts/operations.ts'
import { providersHere } from './providers.ts'
import { finishConsent, startConsent } from './consent.ts'
import { connectionsOf, disconnect, roomAccountsOf } from './operations.ts'
import { openAccount } from './sign-in.ts'
import { presentConnection, presentProvider } from './present.ts'
import { trialAccountsFor } from './trial-accounts.ts'

export function connectionRoutes(context: Context): Handlers<typeof capabilities.connections> {
  return {
    'GET /connections': async ({ host }) => ({
      providers: await providersFor(context, host.hostId),
      connections: (await connectionsOf(context, host.hostId)).map((row) =>
        presentConnection(row, context.clock.now()),
      ),
      rooms: await roomAccountsOf(context, host.hostId),
    }),
    'POST /connections/:provider/start': async ({ host, params }) => ({
      url: await startConsent(context, host, params.provider),
    }),
    'POST /connections/:provider/finish': async ({ host, params, body }) =>
      presentConnection(await finishConsent(context, host, params.provider, body), context.clock.now()),
    'POST /connections/:provider/open': async ({ host, params, body }) =>
      presentConnection(await openAccount(context, host, params.provider, body), context.clock.now()),
    'DELETE /connections/:id': async ({ host, params }) => {
      await disconnect(context, host, params.id)
      return undefined
    },
  }
}

async function providersFor(context: Context, hostId: HostId): Promise<Provider[]> {
  const trial = context.config.isTrial
    ? trialAccountsFor(context.config, (await findHost(context, hostId))?.email)
    : undefined
  return providersHere(context).map((provider) => presentProvider(provider, trial))
}
