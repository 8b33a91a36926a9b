import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentOwner } from '../hosts/present.ts'
import { makeOnce } from '../idempotency/operations.ts'
import { listDeletedEventTypes, restoreEventType } from './deleted.ts'
import {
  addEventType,
  changeEventType,
  changeEventTypes,
  copyEventType,
  getEventType,
  listHostEventTypes,
  meetingsThatStay,
  orderEventTypes,
  removeEventType,
} from './operations.ts'
import { bookingList, eventPage } from './at-address.ts'
import { presentDeletedEventType, presentEventType } from './present.ts'
import { publicEventOf, publicSummariesOf } from './public-event.ts'
import { confirmEmailSuggestion } from './suggestions.ts'

type PublicRoutes = Omit<typeof capabilities.publicPages, 'GET /time-zones'>

export function eventTypeRoutes(context: Context): Handlers<typeof capabilities.eventTypes & PublicRoutes> {
  return {
    'GET /event-types': async ({ host }) => ({
      eventTypes: (await listHostEventTypes(context, host.hostId)).map(presentEventType),
    }),
    'POST /event-types': async ({ host, body, caller }) =>
      presentEventType(
        await makeOnce(
          context,
          { hostId: host.hostId, kind: 'event_type', key: caller.idempotencyKey, body },
          {
            read: (id) => getEventType(context, host.hostId, id),
            make: (repeat) => addEventType(context, host, body, repeat),
          },
        ),
      ),
    'PATCH /event-types': async ({ host, body }) => ({
      changed: await changeEventTypes(context, host, body),
    }),
    'GET /event-types/suggestions': async ({ host }) => {
      const at = await confirmEmailSuggestion(context, host.hostId)
      return { confirmEmail: at === null ? null : { at: new Date(at).toISOString() } }
    },
    'GET /event-types/deleted': async ({ host }) => ({
      eventTypes: (await listDeletedEventTypes(context, host.hostId)).map(presentDeletedEventType),
    }),
    'GET /event-types/:id': async ({ host, params }) =>
      presentEventType(await getEventType(context, host.hostId, params.id)),
    'PATCH /event-types/:id': async ({ host, params, body }) =>
      presentEventType(await changeEventType(context, host, params.id, body)),
    'DELETE /event-types/:id': async ({ host, params }) => {
      await removeEventType(context, host, params.id)
      return undefined
    },
    'GET /event-types/:id/deletion': async ({ host, params }) => ({
      upcomingMeetings: await meetingsThatStay(context, host.hostId, params.id),
    }),
    'POST /event-types/:id/restore': async ({ host, params }) =>
      presentEventType(await restoreEventType(context, host, params.id)),
    'POST /event-types/:id/copy': async ({ host, params, caller }) =>
      presentEventType(
        await makeOnce(
          context,
          {
            hostId: host.hostId,
            kind: 'event_type',
            key: caller.idempotencyKey,
            body: { copyOf: params.id },
          },
          {
            read: (id) => getEventType(context, host.hostId, id),
            make: (repeat) => copyEventType(context, host, params.id, repeat),
          },
        ),
      ),
    'PUT /event-types/order': async ({ host, body }) => {
      await orderEventTypes(context, host.hostId, body.ids)
      return undefined
    },
    'GET /owners/:owner': async ({ params }) => {
      const { host, events } = await bookingList(context, params.owner)
      return { owner: presentOwner(host), events: await publicSummariesOf(context, events) }
    },
    'GET /owners/:owner/events/:event': async ({ params }) => {
      const { host, offer } = await eventPage(context, params.owner, params.event)
      return { owner: presentOwner(host), event: await publicEventOf(context, offer) }
    },
  }
}
