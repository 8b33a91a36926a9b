import type { Api, Booked, capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { originOf } from '../hosts/operations.ts'
import { spanOf } from '../slots/operations.ts'
import { presentSlots } from '../slots/present.ts'
import { createBooking } from './create.ts'
import { bookingsFile } from './export.ts'
import { repeatable } from './idempotency.ts'
import { listHostBookings } from './list.ts'
import { manageToken, manageUrl } from './manage-token.ts'
import type { KnownBooking } from './operations.ts'
import { cancelBooking, knownBooking, rescheduleBooking, startsToMoveTo } from './operations.ts'
import { hostOf, managedBooking } from './managed.ts'
import { presentHostBooking } from './present.ts'
import { confirmRequest, mailAgain, standingOf } from './requests/confirm.ts'
import { presentHold } from './requests/present.ts'
import { readToken } from './requests/tokens.ts'
import type { Taken } from './taken.ts'

export function bookingRoutes(context: Context): Handlers<typeof capabilities.bookings> {
  const now = () => context.clock.now()
  return {
    'POST /bookings': async ({ body, caller }) => {
      const repeat = repeatable(caller.idempotencyKey, 'create', body)
      return taken(context, await createBooking(context, body, repeat, caller))
    },
    'POST /bookings/confirm': async ({ body: { hold = '', code = null, link } }) => {
      const ids = link === undefined ? readToken(context, 'hold', hold) : readToken(context, 'link', link)
      return bookedAnswer(context, await confirmRequest(context, ids, link === undefined ? code : null))
    },
    'POST /bookings/hold': async ({ body }) =>
      taken(context, await standingOf(context, readToken(context, 'hold', body.hold))),
    'POST /bookings/hold/mail': async ({ body }) =>
      taken(context, await mailAgain(context, readToken(context, 'hold', body.hold))),
    'GET /manage': async ({ managed: { hostId, bookingId } }) =>
      managedBooking(context, await knownBooking(context, hostId, bookingId)),
    'GET /manage/slots': async ({ managed: { hostId, bookingId }, query }) => {
      const known = await knownBooking(context, hostId, bookingId)
      return presentSlots(await startsToMoveTo(context, known, spanOf(query), 'invitee'))
    },
    'POST /manage/reschedule': async ({ managed: { hostId, bookingId }, body, caller }) => {
      const { start, reason, timeZone } = body
      const move = {
        hostId,
        bookingId,
        start: Date.parse(start),
        reason,
        timeZone,
        by: 'invitee' as const,
        caller,
      }
      const repeat = repeatable(caller.idempotencyKey, `reschedule:${bookingId}`, body)
      return managedBooking(context, await rescheduleBooking(context, move, repeat))
    },
    'POST /manage/cancel': async ({ managed: { hostId, bookingId }, body, caller }) => {
      const cancellation = { hostId, bookingId, reason: body.reason, by: 'invitee' as const, caller }
      const repeat = repeatable(caller.idempotencyKey, `cancel:${bookingId}`, body)
      return managedBooking(context, await cancelBooking(context, cancellation, repeat))
    },
    'GET /bookings': async ({ host, query }) => {
      const page = await listHostBookings(context, host.hostId, query)
      const bookings = page.bookings.map((booking) => presentHostBooking(booking, now()))
      return { bookings, next: page.next, total: page.total }
    },
    'GET /bookings.csv': ({ host, query }) => bookingsFile(context, host.hostId, query),
    'GET /bookings/:id': async ({ host, params }) => {
      const { booking } = await knownBooking(context, host.hostId, params.id)
      return presentHostBooking(booking, now())
    },
    'GET /bookings/:id/slots': async ({ host, params, query }) => {
      const known = await knownBooking(context, host.hostId, params.id)
      return presentSlots(await startsToMoveTo(context, known, spanOf(query), 'host'))
    },
    'POST /bookings/:id/reschedule': async ({ host: { hostId }, params, body, caller }) => {
      const { start, reason } = body
      const move = { hostId, bookingId: params.id, start: Date.parse(start), reason, by: 'host' as const }
      const repeat = repeatable(caller.idempotencyKey, `reschedule:${params.id}`, body)
      const { booking } = await rescheduleBooking(context, move, repeat)
      return presentHostBooking(booking, now())
    },
    'POST /bookings/:id/cancel': async ({ host: { hostId }, params, body, caller }) => {
      const cancellation = { hostId, bookingId: params.id, reason: body.reason, by: 'host' as const }
      const repeat = repeatable(caller.idempotencyKey, `cancel:${params.id}`, body)
      const { booking } = await cancelBooking(context, cancellation, repeat)
      return presentHostBooking(booking, now())
    },
  }
}

async function taken(context: Context, answer: Taken): Promise<Api['POST /bookings']['$result']> {
  if (answer.state === 'booked') return bookedAnswer(context, answer)
  return {
    state: 'confirm_email',
    hold: presentHold(context, answer.request, context.clock.now()),
  }
}

async function bookedAnswer(context: Context, known: KnownBooking): Promise<Booked> {
  const host = await hostOf(context, known)
  const token = manageToken(context, host.id, known.booking.id)
  const confirmation = known.offer?.confirmation
  return {
    state: 'booked',
    booking: await managedBooking(context, known, host),
    manageUrl: manageUrl(originOf(context, host), token),
    manageToken: token,
    redirect: confirmation?.kind === 'redirect' ? confirmation.url : null,
  }
}
