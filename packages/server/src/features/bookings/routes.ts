import type { Api, Booked, capabilities } from '@scheduling/contract'
import type { ActingRole } from '@scheduling/domain/roles'
import { reachOf } from '@scheduling/domain/roles'
import type { Context } from '../../context.ts'
import type { SignedIn } from '../../http/caller.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { HostId } from '../../host-id.ts'
import { findHost, namesOf, originOf } from '../hosts/operations.ts'
import { spanOf } from '../slots/operations.ts'
import { presentSlots } from '../slots/present.ts'
import { bookByHost } from './book/by-host.ts'
import { createBooking } from './book/create.ts'
import { cancelBooking } from './change/cancel.ts'
import { changeGuests } from './change/guests.ts'
import { saveNotes } from './change/notes.ts'
import { markNoShow } from './change/no-show.ts'
import { candidatesFor, reassignBooking } from './change/reassign.ts'
import { changePlace } from './change/place.ts'
import { rescheduleBooking, startsToMoveTo } from './change/reschedule.ts'
import { endFeed, feedFile, feedState, makeFeed } from './feed/operations.ts'
import { changeLinks, manageToken, manageUrl, mayHaveLinks } from './links/manage-token.ts'
import { bookingsFile } from './list/export.ts'
import { listHostBookings } from './list/list.ts'
import { personOf, reachedBooking, refuseOthers } from './list/reached.ts'
import { repeatable } from '../idempotency/operations.ts'
import type { BookingWithOffer, StoredBooking } from './operations.ts'
import { getBooking } from './operations.ts'
import { hostOf, namesForBookings, presentHostBooking, presentManagedBooking } from './present.ts'
import type { BookingOrHold } from './confirmation/booking-or-hold.ts'
import type { Answerer } from './confirmation/store.ts'
import { approveRequest, declineRequest, listToAnswer } from './confirmation/approve.ts'
import { offerTimes, takeOfferBack } from './confirmation/offer-times.ts'
import { confirmRequest } from './confirmation/confirm.ts'
import { mailAgain, requestState } from './confirmation/operations.ts'
import { presentHold } from './confirmation/present.ts'
import { readToken } from './confirmation/tokens.ts'

type BookingHandlers = Handlers<typeof capabilities.bookings>

export function bookingRoutes(context: Context): BookingHandlers {
  return {
    ...manageRoutes(context),
    ...bookingByIdRoutes(context),
    'POST /bookings': async ({ body, caller }) => {
      const repeat = repeatable(caller.idempotencyKey, 'create', body)
      return answer(context, await createBooking(context, body, repeat, caller))
    },
    'POST /bookings/by-host': async ({ host, body, caller }) => {
      const repeat = repeatable(caller.idempotencyKey, 'create-by-host', body)
      return present(context, host, await bookByHost(context, host, body, repeat))
    },
    'GET /booking-approvals': async ({ host }) => ({
      requests: await listToAnswer(context, answererOf(host)),
    }),
    'POST /booking-approvals/:id/approve': async ({ host, params }) =>
      present(context, host, await approveRequest(context, answererOf(host), params.id)),
    'POST /booking-approvals/:id/approve-proposed': async ({ host, params, body: { start } }) => {
      const booking = await approveRequest(context, answererOf(host), params.id, Date.parse(start))
      return present(context, host, booking)
    },
    'POST /booking-approvals/:id/decline': async ({ host, params, body: { reason } }) => {
      await declineRequest(context, answererOf(host), { id: params.id, reason })
      return undefined
    },
    'POST /booking-approvals/:id/offer': async ({ host, params, body }) =>
      offerTimes(context, answererOf(host), params.id, body),
    'DELETE /booking-approvals/:id/offer': async ({ host, params }) => {
      await takeOfferBack(context, answererOf(host), params.id)
      return undefined
    },
    'POST /bookings/confirm': async ({ body: { hold = '', code = null, link } }) => {
      const ids = link === undefined ? readToken(context, 'hold', hold) : readToken(context, 'link', link)
      return answer(context, await confirmRequest(context, ids, link === undefined ? code : null))
    },
    'POST /bookings/hold': async ({ body }) =>
      answer(context, await requestState(context, readToken(context, 'hold', body.hold))),
    'POST /bookings/hold/mail': async ({ body }) =>
      answer(context, await mailAgain(context, readToken(context, 'hold', body.hold))),
    'GET /calendar-feed': ({ host }) => feedState(context, host.hostId),
    'POST /calendar-feed': ({ host }) => makeFeed(context, host),
    'DELETE /calendar-feed': async ({ host }) => {
      await endFeed(context, host.hostId)
      return undefined
    },
    'GET /calendar-feed/:token': ({ params }) => feedFile(context, params.token),
    'GET /bookings': async ({ host, query }) => {
      const page = await listHostBookings(context, host.hostId, { ...query, onlyPerson: personOf(host) })
      const names = await namesForBookings(context, page.bookings, host.ownHostId, personOf(host))
      const bookings = page.bookings.map((one) => presentHostBooking(one, context.clock.now(), names))
      return { bookings, next: page.next, total: page.total }
    },
    'GET /bookings.csv': ({ host, query }) =>
      bookingsFile(context, host.hostId, { ...query, onlyPerson: personOf(host) }),
  }
}

/** For the invitee, by the manage link. */
function manageRoutes(
  context: Context,
): Pick<BookingHandlers, Extract<keyof BookingHandlers, `${string} /manage${string}`>> {
  return {
    'GET /manage': async ({ managed: { hostId, bookingId } }) =>
      presentManagedBooking(context, await getBooking(context, hostId, bookingId)),
    'GET /manage/slots': async ({ managed: { hostId, bookingId }, query }) => {
      const found = await getBooking(context, hostId, bookingId)
      return presentSlots(await startsToMoveTo(context, found, spanOf(query), 'invitee'))
    },
    'POST /manage/reschedule': async ({ managed: { hostId, bookingId }, body, caller }) => {
      const { start, reason, timeZone, anybody } = body
      const move = {
        hostId,
        bookingId,
        start: Date.parse(start),
        reason,
        timeZone,
        anybody,
        by: 'invitee' as const,
        caller,
      }
      const repeat = repeatable(caller.idempotencyKey, `reschedule:${bookingId}`, body)
      return presentManagedBooking(context, await rescheduleBooking(context, move, repeat))
    },
    'POST /manage/cancel': async ({ managed: { hostId, bookingId }, body, caller }) => {
      const cancellation = { hostId, bookingId, reason: body.reason, by: 'invitee' as const, caller }
      const repeat = repeatable(caller.idempotencyKey, `cancel:${bookingId}`, body)
      return presentManagedBooking(context, await cancelBooking(context, cancellation, repeat))
    },
  }
}

/** For the hosts' side, about one booking. */
function bookingByIdRoutes(
  context: Context,
): Pick<BookingHandlers, Extract<keyof BookingHandlers, `${string} /bookings/:id${string}`>> {
  return {
    'GET /bookings/:id': async ({ host, params }) => {
      const { booking } = await reachedBooking(context, host, params.id)
      return present(context, host, booking)
    },
    'GET /bookings/:id/people': async ({ host, params }) => {
      await reachedBooking(context, host, params.id)
      const asked = { hostId: host.hostId, bookingId: params.id, beyondTeam: isForAll(host) }
      const found = await candidatesFor(context, asked)
      const names = await namesOf(
        context.db,
        found.map(({ host: { id } }) => id),
      )
      const people = found.map(({ host: { id }, isOutside, ...rest }) => {
        return { id, name: names.get(id) ?? '', ...rest, ...(isOutside && { isOutside }) }
      })
      return { people }
    },
    'POST /bookings/:id/reassign': async ({ host, params, body, caller }) => {
      await refuseOthers(context, host, params.id)
      const { from, to } = body as { from?: HostId; to: HostId | null }
      // Who does not act for the whole page hands on only their own part, within the team.
      const beyondTeam = isForAll(host)
      const only = beyondTeam ? undefined : host.ownHostId
      const repeat = repeatable(caller.idempotencyKey, `reassign:${params.id}`, body)
      const asked = { hostId: host.hostId, bookingId: params.id, from, to, only, beyondTeam }
      const { booking } = await reassignBooking(context, asked, repeat)
      return present(context, host, booking)
    },
    'GET /bookings/:id/slots': async ({ host, params, query }) => {
      const found = await reachedBooking(context, host, params.id)
      return presentSlots(await startsToMoveTo(context, found, spanOf(query), 'host'))
    },
    'POST /bookings/:id/reschedule': async ({ host, params, body, caller }) => {
      await refuseOthers(context, host, params.id)
      const { start, reason, allInvitees } = body
      const { hostId, ownHostId: person } = host
      const by = 'host' as const
      const move = { hostId, bookingId: params.id, start: Date.parse(start), reason, allInvitees, by, person }
      const repeat = repeatable(caller.idempotencyKey, `reschedule:${params.id}`, body)
      const { booking } = await rescheduleBooking(context, move, repeat)
      return present(context, host, booking)
    },
    'POST /bookings/:id/no-show': async ({ host, params, body }) => {
      await refuseOthers(context, host, params.id)
      return present(
        context,
        host,
        await markNoShow(context, { hostId: host.hostId, bookingId: params.id, who: body.who }),
      )
    },
    'PUT /bookings/:id/notes': async ({ host, params, body: { notes } }) => {
      await refuseOthers(context, host, params.id)
      const { hostId } = host
      return present(context, host, await saveNotes(context, { hostId, bookingId: params.id, notes }))
    },
    'PUT /bookings/:id/guests': async ({ host, params, body: { guests, current } }) => {
      await refuseOthers(context, host, params.id)
      const { hostId } = host
      const change = { hostId, bookingId: params.id, guests, current }
      return present(context, host, await changeGuests(context, change))
    },
    'PUT /bookings/:id/location': async ({ host, params, body: { location, current } }) => {
      await refuseOthers(context, host, params.id)
      const { hostId, ownHostId: person } = host
      const change = { hostId, bookingId: params.id, location, current, person }
      return present(context, host, await changePlace(context, change))
    },
    'POST /bookings/:id/cancel': async ({ host, params, body, caller }) => {
      await refuseOthers(context, host, params.id)
      const cancellation = {
        hostId: host.hostId,
        bookingId: params.id,
        reason: body.reason,
        allInvitees: body.allInvitees,
        by: 'host' as const,
        person: host.ownHostId,
      }
      const repeat = repeatable(caller.idempotencyKey, `cancel:${params.id}`, body)
      const { booking } = await cancelBooking(context, cancellation, repeat)
      return present(context, host, booking)
    },
  }
}

/** For the hosts' side. */
async function present(context: Context, caller: SignedIn, booking: StoredBooking) {
  const names = await namesForBookings(context, [booking], caller.ownHostId, personOf(caller))
  return {
    ...presentHostBooking(booking, context.clock.now(), names),
    ...(await linksFor(context, caller, booking)),
  }
}

async function answer(context: Context, result: BookingOrHold): Promise<Api['POST /bookings']['$result']> {
  if (result.state === 'booked') return bookedAnswer(context, result)
  return {
    state: result.state,
    hold: presentHold(context, result.request, context.clock.now()),
  }
}

async function bookedAnswer(context: Context, found: BookingWithOffer): Promise<Booked> {
  const host = await hostOf(context, found)
  const token = manageToken(context, host.id, found.booking.id)
  const confirmation = found.offer?.confirmation
  return {
    state: 'booked',
    booking: await presentManagedBooking(context, found, host),
    manageUrl: manageUrl(originOf(context, host), token),
    manageToken: token,
    redirect: confirmation?.kind === 'redirect' ? confirmation.url : null,
  }
}

async function linksFor(context: Context, caller: SignedIn, booking: StoredBooking) {
  if (!mayHaveLinks(caller)) return undefined
  const host = await findHost(context, booking.host_id)
  return host && changeLinks(context, host, booking.id)
}

function answererOf(caller: SignedIn): Answerer {
  return { hostId: caller.hostId, person: personOf(caller) }
}

/** Whether this is somebody who may change all meetings of an organization. */
function isForAll(host: ActingRole): boolean {
  return host.isForOrganization && reachOf(host, 'meetings') === 'all'
}
