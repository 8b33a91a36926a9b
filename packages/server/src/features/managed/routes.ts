import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { endManaged, getManaged, saveManaged } from './operations.ts'

export function managedRoutes(context: Context): Handlers<typeof capabilities.managed> {
  return {
    'GET /event-types/:id/managed': async ({ host, params }) =>
      getManaged(context, { hostId: host.hostId, eventTypeId: params.id }),
    'PUT /event-types/:id/managed': async ({ host, params, body }) =>
      saveManaged(context, host, params.id, body),
    'DELETE /event-types/:id/managed': async ({ host, params }) => {
      await endManaged(context, host, params.id)
      return undefined
    },
  }
}
