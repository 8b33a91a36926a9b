import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { explainForHost, findBookable, freeStarts, ownBookable, spanOf } from './operations.ts'
import { presentReason, presentSlots } from './present.ts'

export function slotRoutes(context: Context): Handlers<typeof capabilities.slots> {
  return {
    'GET /slots': async ({ query }) => {
      const span = spanOf(query)
      const bookable = await findBookable(context, query.owner, query.event)
      return presentSlots(await freeStarts(context, bookable, span))
    },
    'GET /event-types/:id/slots': async ({ host, params, query }) => {
      const span = spanOf(query)
      const bookable = await ownBookable(context, host.hostId, params.id)
      if (!bookable.eventType.is_on) throw new AppError('event_type_off')
      return presentSlots(await freeStarts(context, bookable, span))
    },
    'GET /event-types/:id/reasons': async ({ host, params, query }) => {
      const reasons = await explainForHost(context, host.hostId, params.id, Date.parse(query.start))
      return { start: new Date(query.start).toISOString(), reasons: reasons.map(presentReason) }
    },
  }
}
