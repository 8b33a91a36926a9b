import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { hostsWith } from '../hosts/operations.ts'
import { hasPools } from '../offers/offer.ts'
import { findOffer, ownOffer, withPerson } from '../offers/operations.ts'
import type { Origin } from '../offers/origin.ts'
import { busyTimes, checkSlot, freeStarts, peopleAt, spanOf } from './operations.ts'
import { previewStarts } from './preview.ts'
import { presentBusy, presentOthersReason, presentPerson, presentReason, presentSlots } from './present.ts'

export function slotRoutes(context: Context): Handlers<typeof capabilities.slots> {
  return {
    'GET /busy': async ({ host, query }) => ({
      times: (await busyTimes(context, host.hostId, spanOf(query))).map(presentBusy),
    }),
    'GET /slots': async ({ query }) => {
      const span = spanOf(query)
      const found = await findOffer(context, query.owner, query.event)
      const offer = await withPerson(context, found, query.person)
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
      const shared = { start: new Date(start).toISOString(), reasons: reasons.map(presentReason) }
      if (!hasPools(offer) && offer.hosts.length === 1) return shared
      const people = await peopleAt(context, offer, start)
      const hosts = await hostsWith(
        context.db,
        people.map(({ hostId }) => hostId),
      )
      return {
        ...shared,
        // Only the people themselves see what is in their calendars.
        reasons: reasons.map(presentOthersReason),
        people: people.map((person) => presentPerson(person, hosts.get(person.hostId)?.name ?? '')),
      }
    },
  }
}

function eventType({ id }: { id: string }): Origin {
  return { kind: 'event_type', id }
}
