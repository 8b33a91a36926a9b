import type { PageData } from '@scheduling/contract'
import { PAGE_PARAMS } from '@scheduling/contract'
import { dateOf } from '@scheduling/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { AppError, fieldError } from '../../../errors.ts'
import type { Page, Site } from '../../../pages.ts'
import { findHost } from '../../hosts/operations.ts'
import type { Requester } from '../allowance.ts'
import { repeatable } from '../../idempotency/operations.ts'
import { readManageToken } from '../links/manage-token.ts'
import { cancelBooking } from '../change/cancel.ts'
import { eraseAsked } from '../change/erase.ts'
import { getBooking } from '../operations.ts'
import { rescheduleBooking, startsToMoveTo } from '../change/reschedule.ts'
import { presentManagedBooking } from '../present.ts'
import { conversionsFor } from '../../integrations/conversions.ts'
import { calendarEntry, calendarFile } from '../mails/calendar-file.ts'
import { CALENDAR_SITES, calendarSiteUrl } from '../mails/calendar-sites.ts'
import { bookingPath } from './after-booking.ts'
import { answerForm } from '../../pages/answer-form.ts'
import type { TokenRequest } from '../../pages/page-request.ts'
import { askingOf, formOf, optionsFor } from '../../pages/page-request.ts'
import { SECRET } from '../../pages/document/document.ts'
import { cancellationOf, moveOf, refusedForm } from './form.ts'
import { namedInstant, namedTime, pageSlots } from '../../pages/slots.ts'
import { TELL_BROWSERS } from '../../pages/zones.ts'

type BookingData = Extract<PageData, { kind: 'booking' }>

/** `/booking/:token`: a booking behind its manage link, and the forms that change it. */
export const bookingPage: Page = {
  mount: mountBookingPage,
  isPersonal: true,
  link: { read: readManageToken, refusal: 'booking_not_found' },
}

function mountBookingPage(pages: FastifyInstance, { context, send }: Site): void {
  pages.get<TokenRequest>('/booking/:token', async (request, reply) => {
    return send(await bookingData(context, request), request, reply)
  })

  pages.get<TokenRequest>('/booking/:token/invite.ics', async (request, reply) => {
    const { hostId, bookingId } = readManageToken(context, request.params.token)
    const file = calendarFile(context, await calendarEntry(context, hostId, bookingId))
    return reply
      .type('text/calendar; charset=utf-8')
      .headers({ 'content-disposition': 'attachment; filename="invite.ics"', ...SECRET })
      .send(file)
  })

  for (const site of CALENDAR_SITES)
    pages.get<TokenRequest>(`/booking/:token/calendar/${site}`, async (request, reply) => {
      const { token } = request.params
      const { hostId, bookingId } = readManageToken(context, token)
      const entry = await calendarEntry(context, hostId, bookingId)
      // A calendar site can only add the meeting, so a canceled one leads back to the booking.
      const isOff = entry.kind === 'canceled'
      const url = isOff ? bookingPath(token, request, null) : calendarSiteUrl(site, entry)
      return reply.headers(SECRET).redirect(url, 302)
    })

  pages.post<TokenRequest>('/booking/:token', async (request, reply) => {
    const form = formOf(request)
    const action = form.get('action')
    const act = async () => {
      const view = await changeByForm(context, request.params.token, form, askingOf(request))
      return reply.headers(SECRET).redirect(bookingPath(request.params.token, request, view), 303)
    }
    const again = async (refusal: AppError) => {
      const view = action === 'erase' ? 'summary' : action === 'cancel' ? 'cancel' : 'reschedule'
      const data = await bookingData(context, request, view, namedInstant(form.get('start')))
      return send(
        { ...data, refused: refusedForm(form, { questions: [], locations: [] }, refusal) },
        request,
        reply,
      )
    }
    return answerForm({ reply, act, again })
  })

  // Other paths that people know for these links; the booking's one page answers both.
  for (const view of ['reschedule', 'cancel'] as const)
    pages.get<TokenRequest>(`/${view}/:token`, (request, reply) =>
      reply.headers(SECRET).redirect(bookingPath(request.params.token, request, view), 302),
    )
}

async function bookingData(
  context: Context,
  request: FastifyRequest<TokenRequest>,
  forcedView?: BookingData['view'],
  slot?: number | null,
): Promise<BookingData> {
  const { token } = request.params
  const { hostId, bookingId } = readManageToken(context, token)
  const [known, host] = await Promise.all([getBooking(context, hostId, bookingId), findHost(context, hostId)])
  if (!host) throw new AppError('booking_not_found')
  const { booking } = known
  const options = optionsFor(context, request, host, booking.invitee_language)
  const shown = options.timeZoneGuessed
    ? {
        ...options,
        timeZone: booking.invitee_time_zone,
        timeZoneGuessed: false,
        zones: context.service(TELL_BROWSERS).page(options.now, [booking.invitee_time_zone, host.time_zone]),
      }
    : options
  const named = namedTime(options.search, dateOf(shown.timeZone, shown.now))
  if (slot !== undefined) named.slot = slot
  // Start looking for a new time around the current one.
  if (booking.starts_at.getTime() > shown.now)
    named.date ??= dateOf(shown.timeZone, booking.starts_at.getTime())
  const view = forcedView ?? viewOf(options.search)
  const managed = await presentManagedBooking(context, known, host)
  const wantsSlots = view === 'reschedule' && managed.reschedule.allowed
  return {
    kind: 'booking',
    options: shown,
    booking: managed,
    conversions: view === 'confirmed' ? conversionsFor(host) : { google: [], meta: null },
    token,
    view,
    slots: wantsSlots
      ? await pageSlots(options, named, (span) => startsToMoveTo(context, known, span, 'invitee'))
      : null,
    ...named,
    idempotencyKey: randomUUID(),
    refused: null,
  }
}

function viewOf(search: string): BookingData['view'] {
  const view = new URLSearchParams(search).get(PAGE_PARAMS.view)
  return view === 'confirmed' || view === 'reschedule' || view === 'cancel' ? view : 'summary'
}

async function changeByForm(
  context: Context,
  token: string,
  form: URLSearchParams,
  caller: Requester,
): Promise<'moved' | 'canceled' | null> {
  const { hostId, bookingId } = readManageToken(context, token)
  const key = form.get('idempotency_key') ?? undefined
  const known = { hostId, bookingId, by: 'invitee' as const, caller }
  const action = form.get('action')
  if (action === 'cancel') {
    const { reason } = cancellationOf(form)
    await cancelBooking(context, { ...known, reason }, repeatable(key, `cancel:${bookingId}`, { reason }))
    return 'canceled'
  }
  if (action === 'erase') {
    await eraseAsked(context, known, caller)
    return null
  }
  if (action === 'reschedule') {
    const { start: text, reason, anybody } = moveOf(form)
    const start = Date.parse(text)
    const repeat = repeatable(key, `reschedule:${bookingId}`, { start, reason, anybody })
    await rescheduleBooking(context, { ...known, start, reason, anybody }, repeat)
    return 'moved'
  }
  throw fieldError('action', 'not_an_option', 'Expected reschedule, cancel or erase')
}
