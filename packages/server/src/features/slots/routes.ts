import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { namesOf } from '../hosts/operations.ts'
import { findOffer, ownOffer, withPerson } from '../offers/operations.ts'
import type { Origin } from '../offers/origin.ts'
import { busyTimes, checkSlot, explainTeamStart, freeStarts, spanOf } from './operations.ts'
import { previewStarts } from './preview.ts'
import { isOwnerAway } from './team-question.ts'
import { presentBusy, presentPerson, presentReason, presentSlots } from './present.ts'

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
      const shown = { start: new Date(start).toISOString() }
      if (!isOwnerAway(offer)) {
        const check = await checkSlot(context, context.db, offer, start)
        return { ...shown, reasons: check.ok ? [] : check.reasons.map(presentReason) }
      }
      const { reasons, people } = await explainTeamStart(context, offer, start)
      const names = await namesOf(
        context.db,
        people.map(({ hostId }) => hostId),
      )
      return {
        ...shown,
        reasons: reasons.map(presentReason),
        people: people.map((person) =>
          presentPerson(person, { name: names.get(person.hostId) ?? '', reader: host.ownHostId }),
        ),
      }
    },
  }
}

function eventType({ id }: { id: string }): Origin {
  return { kind: 'event_type', id }
}
