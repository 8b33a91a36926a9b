import type { PageData } from '@scheduling/contract'
import { ERRORS, HOLD_PARAM, PAGE_PARAMS } from '@scheduling/contract'
import { dateOf } from '@scheduling/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Web } from '../../capability.ts'
import type { Context } from '../../context.ts'
import { AppError, fieldError } from '../../errors.ts'
import { refusalOf, retryHeaders } from '../../http/problem.ts'
import { presentOwner } from '../accounts/present.ts'
import { findHost, findHostByLink } from '../accounts/hosts.ts'
import { repeatable } from '../bookings/idempotency.ts'
import { manageToken, readManageToken } from '../bookings/manage-token.ts'
import type { Asking } from '../bookings/allowance.ts'
import { createBooking } from '../bookings/create.ts'
import { cancelBooking, knownBooking, rescheduleBooking, startsToMoveTo } from '../bookings/operations.ts'
import { presentManaged } from '../bookings/present.ts'
import { exceptFormer, formerOf } from '../bookings/requests/hold.ts'
import { holdToken } from '../bookings/requests/tokens.ts'
import { framingOf } from '../embeds/framing.ts'
import { bookingList, eventPage } from '../event-types/at-address.ts'
import { presentEventSummary } from '../event-types/present.ts'
import { conversionsFor } from '../integrations/conversions.ts'
import { calendarFile } from '../notifications/mails/booking/calendar-file.ts'
import { freeStarts } from '../slots/operations.ts'
import { publicEventOf } from './api.ts'
import type { TokenRequest, View } from './asked.ts'
import { askingOf, destinationOf, formOf, isFormRefusal, optionsFor, pathWithLook } from './asked.ts'
import { mountConfirmPages } from './confirm.ts'
import type { Framing } from './content-policy.ts'
import type { SendPage } from './document.ts'
import { pageSender, SECRET } from './document.ts'
import { bookingRequestOf, cancellationOf, moveOf, refusedForm } from './form.ts'
import { mountMails } from './mails.ts'
import { builtPages } from './render.ts'
import { namedInstant, namedTime, pageSlots } from './slots.ts'
import { TELL_BROWSERS } from './zones.ts'

type EventData = Extract<PageData, { kind: 'event' }>
type BookingData = Extract<PageData, { kind: 'booking' }>

const FORM = 'application/x-www-form-urlencoded'

/** The public pages: booking list, event, booking behind its manage link, and their forms without JavaScript. */
export async function mountPages(app: FastifyInstance, { context, process }: Web): Promise<void> {
  const render = await builtPages(process.dist, context)
  const sendPage = pageSender(render)
  const send: SendPage = async (data, request, reply, framing) => {
    const owner = data.kind === 'booking' ? data.booking.owner : data.owner
    const page = data.kind === 'booking' ? data.booking.eventSlug : (request.params as PageParams).event
    const allowed = framing ?? (await framingFor(context, request, owner?.link, page ?? ''))
    return sendPage(data, request, reply, allowed)
  }
  await app.register((pages, _options, done) => {
    pages.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, new URLSearchParams(String(body)))
    })
    pages.setErrorHandler(async (error: Error, request, reply) => {
      const refusal = refusalOf(error)
      if (refusal.code === 'internal_error') request.log.error({ err: refusal.cause }, 'page failed')
      // No browser sends a body that cannot be read; who does gets the API's answer.
      if (!PAGE_OF[refusal.code] && ERRORS[refusal.code].status < 500) throw refusal
      void reply.headers(retryHeaders(refusal))
      return send(await refusedPage(context, request, refusal), request, reply)
    })

    pages.setNotFoundHandler(async (request, reply) => {
      const data = {
        kind: 'not_found' as const,
        options: optionsFor(context, request, undefined),
        owner: null,
      }
      return send(data, request, reply)
    })

    pages.get<{ Params: { owner: string } }>('/:owner', async (request, reply) => {
      const { owner } = request.params
      const [{ host, events }, framing] = await Promise.all([
        bookingList(context, owner),
        framingFor(context, request, owner, ''),
      ])
      if (host.link !== owner) return reply.redirect(pathOf(request, host.link), 302)
      const data = {
        kind: 'booking_list' as const,
        options: optionsFor(context, request, host),
        owner: presentOwner(host),
        events: events.map(presentEventSummary),
      }
      return sendPage(data, request, reply, framing)
    })

    pages.get<EventRequest>('/:owner/:event', async (request, reply) => {
      const { owner, event } = request.params
      const [data, framing] = await Promise.all([
        eventData(context, request),
        framingFor(context, request, owner, event),
      ])
      if (data.owner.link !== owner) return reply.redirect(pathOf(request, data.owner.link), 302)
      return sendPage(data, request, reply, framing)
    })

    pages.post<EventRequest>('/:owner/:event', async (request, reply) => {
      const form = formOf(request)
      const { owner, event } = request.params
      const { host, offer } = await eventPage(context, owner, event)
      const { questions } = offer
      try {
        const { language, timeZone } = optionsFor(context, request, host)
        const target = { owner, event, language: form.get('language') ?? language, timeZone }
        const wanted = bookingRequestOf(form, questions, target)
        const repeat = repeatable(form.get('idempotency_key') ?? undefined, 'create', wanted)
        const taken = await createBooking(context, wanted, repeat, askingOf(request))
        if (taken.state === 'confirm_email') {
          const { host_id: hostId, id: requestId } = taken.request
          const token = holdToken(context, { hostId, requestId })
          return await reply.redirect(pathWithLook(`/booking/confirm/${token}`, request, null), 303)
        }
        const { booking, offer: booked } = taken
        const confirmation = booked?.confirmation
        // A header takes no letters beyond ASCII; an address has a spelling without them.
        if (confirmation?.kind === 'redirect')
          return await reply.redirect(new URL(confirmation.url).href, 303)
        const token = manageToken(context, booking.host_id, booking.id)
        return await reply.headers(SECRET).redirect(bookingPath(token, request, 'confirmed'), 303)
      } catch (error) {
        const refusal = refusalOf(error as Error)
        if (!isFormRefusal(refusal)) throw error
        void reply.headers(retryHeaders(refusal))
        const data = await eventData(context, request, namedInstant(form.get('start')))
        return send({ ...data, refused: refusedForm(form, questions, refusal) }, request, reply)
      }
    })

    pages.get<TokenRequest>('/booking/:token', async (request, reply) => {
      return send(await bookingData(context, request), request, reply)
    })

    pages.get<TokenRequest>('/booking/:token/invite.ics', async (request, reply) => {
      const { hostId, bookingId } = readManageToken(context, request.params.token)
      const file = await calendarFile(context, hostId, bookingId)
      return reply
        .type('text/calendar; charset=utf-8')
        .headers({ 'content-disposition': 'attachment; filename="invite.ics"', ...SECRET })
        .send(file)
    })

    pages.post<TokenRequest>('/booking/:token', async (request, reply) => {
      const form = formOf(request)
      const action = form.get('action')
      try {
        const view = await changeByForm(context, request.params.token, form, askingOf(request))
        return await reply.headers(SECRET).redirect(bookingPath(request.params.token, request, view), 303)
      } catch (error) {
        const refusal = refusalOf(error as Error)
        if (!isFormRefusal(refusal)) throw error
        void reply.headers(retryHeaders(refusal))
        const view = action === 'cancel' ? 'cancel' : 'reschedule'
        const data = await bookingData(context, request, view, namedInstant(form.get('start')))
        return send({ ...data, refused: refusedForm(form, [], refusal) }, request, reply)
      }
    })

    mountConfirmPages(pages, context, send)
    mountMails(pages, context, { send, optionsFor: (request, host) => optionsFor(context, request, host) })

    // Paths by which people know such links; the booking's one page answers both.
    for (const view of ['reschedule', 'cancel'] as const)
      pages.get<TokenRequest>(`/${view}/:token`, (request, reply) =>
        reply.headers(SECRET).redirect(bookingPath(request.params.token, request, view), 302),
      )
    done()
  })
}

/** The same page below the address that took the place of the one asked for. */
function pathOf({ url }: FastifyRequest, link: string): string {
  return url.replace(/^\/[^/?]+/, `/${link}`)
}

type EventRequest = { Params: { owner: string; event: string } }
type PageParams = Partial<EventRequest['Params']>

/** Which sites may show the page at this address; `page` is an event of the owner, or empty. */
async function framingFor(
  context: Context,
  request: FastifyRequest,
  owner: string | undefined,
  page: string,
): Promise<Framing> {
  const query = new URLSearchParams(request.url.split('?', 2)[1])
  if (request.routeOptions.url?.startsWith('/booking') && !isInEmbed(request, query)) return 'none'
  // A tab of its own is no frame; most visits are.
  if (owner === undefined || destinationOf(request) === 'document') return 'any'
  return framingOf(context, owner, page, query.get(PAGE_PARAMS.widget))
}

/**
 * A booking is changed in an embed only by who booked in it: its address says so, or the browser, that the page before
 * was ours as well.
 */
function isInEmbed(request: FastifyRequest, query: URLSearchParams): boolean {
  if (/^(inline|popup)$/.test(query.get(PAGE_PARAMS.embed) ?? '')) return true
  const destination = destinationOf(request)
  const isFrame = destination !== undefined && destination !== 'document'
  return isFrame && request.headers['sec-fetch-site'] === 'same-origin'
}

function bookingPath(token: string, request: FastifyRequest, view: View): string {
  return pathWithLook(`/booking/${encodeURIComponent(token)}`, request, view)
}

async function eventData(
  context: Context,
  request: FastifyRequest<EventRequest>,
  slot?: number | null,
): Promise<EventData> {
  const { owner, event } = request.params
  const { host, offer } = await eventPage(context, owner, event)
  const options = optionsFor(context, request, host)
  const named = namedTime(options.search, dateOf(options.timeZone, options.now))
  if (slot !== undefined) named.slot = slot
  const sheet = { timeZone: options.timeZone, weekStart: options.weekStart, now: options.now }
  const hold = new URLSearchParams(options.search).get(HOLD_PARAM) ?? undefined
  const own = exceptFormer({ former: formerOf(context, host.id, hold) })
  return {
    kind: 'event',
    options,
    owner: presentOwner(host),
    event: publicEventOf(context, offer),
    conversions: conversionsFor(host),
    slots: await pageSlots(sheet, named, (span) => freeStarts(context, offer, span, own)),
    ...named,
    // Without a script the form is behind the address of a start; with one the browser makes a key.
    idempotencyKey: named.slot === null ? null : randomUUID(),
    hold: own.except === undefined ? null : (hold ?? null),
    refused: null,
  }
}

async function bookingData(
  context: Context,
  request: FastifyRequest<TokenRequest>,
  forcedView?: BookingData['view'],
  slot?: number | null,
): Promise<BookingData> {
  const { token } = request.params
  const { hostId, bookingId } = readManageToken(context, token)
  const [known, host] = await Promise.all([
    knownBooking(context, hostId, bookingId),
    findHost(context, hostId),
  ])
  if (!host) throw new AppError('booking_not_found')
  const { booking } = known
  const options = optionsFor(context, request, host)
  const shown = options.timeZoneGuessed
    ? {
        ...options,
        timeZone: booking.invitee_time_zone,
        timeZoneGuessed: false,
        zones: context.kept(TELL_BROWSERS)(options.now, [booking.invitee_time_zone, host.time_zone]),
      }
    : options
  const named = namedTime(options.search, dateOf(shown.timeZone, shown.now))
  if (slot !== undefined) named.slot = slot
  const view = forcedView ?? viewOf(options.search)
  const sheet = { timeZone: shown.timeZone, weekStart: options.weekStart, now: options.now }
  const managed = presentManaged(known, presentOwner(host), context.clock.now())
  const wantsSlots = view === 'reschedule' && managed.reschedule.allowed
  return {
    kind: 'booking',
    options: shown,
    booking: managed,
    conversions: view === 'confirmed' ? conversionsFor(host) : { google: [], meta: null },
    token,
    view,
    slots: wantsSlots
      ? await pageSlots(sheet, named, (span) => startsToMoveTo(context, known, span, 'invitee'))
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
  caller: Asking,
): Promise<'moved' | 'canceled'> {
  const { hostId, bookingId } = readManageToken(context, token)
  const key = form.get('idempotency_key') ?? undefined
  const known = { hostId, bookingId, by: 'invitee' as const, caller }
  const action = form.get('action')
  if (action === 'cancel') {
    const { reason } = cancellationOf(form)
    await cancelBooking(context, { ...known, reason }, repeatable(key, `cancel:${bookingId}`, { reason }))
    return 'canceled'
  }
  if (action === 'reschedule') {
    const { start: text, reason } = moveOf(form)
    const start = Date.parse(text)
    const repeat = repeatable(key, `reschedule:${bookingId}`, { start, reason })
    await rescheduleBooking(context, { ...known, start, reason }, repeat)
    return 'moved'
  }
  throw fieldError('action', 'not_an_option', 'Expected reschedule or cancel')
}

const PAGE_OF: Partial<Record<AppError['code'], 'link_expired' | 'event_off' | 'not_found' | 'not_open'>> = {
  booking_not_found: 'link_expired',
  hold_expired: 'link_expired',
  event_type_off: 'event_off',
  page_not_open: 'not_open',
  owner_not_found: 'not_found',
  event_type_not_found: 'not_found',
}

/** What is shown instead of a page: not found, not open yet, expired, off, or out of order for a moment. */
async function refusedPage(context: Context, request: FastifyRequest, refusal: AppError): Promise<PageData> {
  const kind = PAGE_OF[refusal.code] ?? 'unavailable'
  const { owner } = request.params as { owner?: string }
  const host = owner && kind !== 'unavailable' ? await findHostByLink(context, owner) : undefined
  return {
    kind,
    options: optionsFor(context, request, host),
    // Nothing is shown of what somebody wrote whose address nobody has confirmed.
    owner: host?.opened_at ? presentOwner(host) : null,
  }
}
