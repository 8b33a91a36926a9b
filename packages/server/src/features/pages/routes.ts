import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentOwner } from '../hosts/present.ts'
import { bookingList, eventPage } from '../event-types/at-address.ts'
import { presentEventSummary } from '../event-types/present.ts'
import { publicEventOf } from './public-event.ts'
import { TELL_BROWSERS } from './zones.ts'

export function publicPageRoutes(context: Context): Handlers<typeof capabilities.publicPages> {
  return {
    'GET /time-zones': () =>
      Promise.resolve({
        version: context.zones.version,
        told: context.kept(TELL_BROWSERS).dashboard(context.clock.now()),
      }),
    'GET /owners/:owner': async ({ params }) => {
      const { host, events } = await bookingList(context, params.owner)
      return { owner: presentOwner(host), events: events.map(presentEventSummary) }
    },
    'GET /owners/:owner/events/:event': async ({ params }) => {
      const { host, offer } = await eventPage(context, params.owner, params.event)
      return { owner: presentOwner(host), event: publicEventOf(context, offer) }
    },
  }
}
