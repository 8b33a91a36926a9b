import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { findOffer, ownOffer } from '../offers/operations.ts'
import type { Origin } from '../offers/origin.ts'
import { busyTimes, freeStarts, checkSlot, spanOf } from './operations.ts'
import { previewStarts } from './preview.ts'
import { presentBusy, presentReason, presentSlots } from './present.ts'

export function slotRoutes(context: Context): Handlers<typeof capabilities.slots> {
  return {
    'GET /busy': async ({ host, query }) => ({
      times: (await busyTimes(context, host.hostId, spanOf(query))).map(presentBusy),
    }),
    'GET /slots': async ({ query }) => {
      const span = spanOf(query)
      const offer = await findOffer(context, query.owner, query.event)
      return presentSlots(await freeStarts(context, offer, span))
    },
    'GET /event-types/:id/slots': async ({ host, params, query }) => {
      const span = spanOf(query)
      const offer = await ownOffer(context, host.hostId, eventType(params))
      if (offer.state !== 'open') throw new AppError('event_type_off')
      return presentSlots(await freeStarts(context, offer, span))
    },
    'POST /event-types/preview': async ({ host, body: { from, to, ...settings } }) => {
      const span = spanOf({ from, to })
      return presentSlots(await previewStarts(context, host.hostId, settings, span))
    },
    'GET /event-types/:id/reasons': async ({ host, params, query }) => {
      const offer = await ownOffer(context, host.hostId, eventType(params))
      const start = Date.parse(query.start)
      const check = await checkSlot(context, context.db, offer, start)
      const reasons = check.ok ? [] : check.reasons
      return { start: new Date(start).toISOString(), reasons: reasons.map(presentReason) }
    },
  }
}

function eventType({ id }: { id: string }): Origin {
  return { kind: 'event_type', id }
}
