import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { connectTracking, disconnect, listHostIntegrations } from './operations.ts'
import { presentIntegration } from './present.ts'

export function integrationRoutes(context: Context): Handlers<typeof capabilities.integrations> {
  return {
    'GET /integrations': async ({ host }) => ({
      integrations: (await listHostIntegrations(context, host.hostId)).map(presentIntegration),
    }),
    'PUT /integrations/:appId': async ({ host, params, body }) =>
      presentIntegration(await connectTracking(context, host, params.appId, body.trackingId)),
    'DELETE /integrations/:appId': async ({ host, params }) => {
      await disconnect(context, host, params.appId)
      return undefined
    },
  }
}
