import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { makeOnce } from '../idempotency/operations.ts'
import { linksMadeAtOnce, listLinks, makeLinks, removeLink, revokeLink } from './operations.ts'
import { presentLinks } from './present.ts'

export function bookingLinkRoutes(context: Context): Handlers<typeof capabilities.bookingLinks> {
  return {
    'GET /event-types/:id/links': async ({ host: { hostId }, params }) => ({
      links: await presentLinks(context, hostId, await listLinks(context, hostId, params.id)),
    }),
    'POST /event-types/:id/links': async ({ host, params, body, caller }) => {
      const made = await makeOnce(
        context,
        {
          hostId: host.hostId,
          kind: 'booking_links',
          key: caller.idempotencyKey,
          body: { eventTypeId: params.id, ...body },
        },
        {
          read: (batchId) => linksMadeAtOnce(context, host.hostId, batchId),
          make: (repeat) => makeLinks(context, host, params.id, body, repeat),
        },
      )
      return { links: await presentLinks(context, host.hostId, made) }
    },
    'POST /event-types/:id/links/:linkId/revoke': async ({ host, params }) => {
      const row = await revokeLink(context, host, { eventTypeId: params.id, id: params.linkId })
      const [link] = await presentLinks(context, host.hostId, [row])
      if (!link) throw new Error(`link ${row.id} was not presented`)
      return link
    },
    'DELETE /event-types/:id/links/:linkId': async ({ host, params }) => {
      await removeLink(context, host, { eventTypeId: params.id, id: params.linkId })
      return undefined
    },
  }
}
