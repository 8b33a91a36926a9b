import type { PageData, PageOptions } from '@scheduling/contract'
import { HOLD_PARAM, PAGE_PARAMS } from '@scheduling/contract'
import { dateOf } from '@scheduling/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { Page, Site } from '../../../pages.ts'
import type { Host } from '../../hosts/operations.ts'
import { findHostByLink } from '../../hosts/operations.ts'
import { presentOwner, presentPerson } from '../../hosts/present.ts'
import { noteView } from '../../pages/events.ts'
import { createBooking } from '../../bookings/book/create.ts'
import { repeatable } from '../../idempotency/operations.ts'
import { exceptOwnHold } from '../../bookings/confirmation/hold.ts'
import { holdToken } from '../../bookings/confirmation/tokens.ts'
import type { OfferLink, PageOffer } from '../../offers/offer.ts'
import { choosablePeople, withPerson } from '../../offers/operations.ts'
import { eventPage as eventAt } from '../at-address.ts'
import { conversionsFor } from '../../integrations/conversions.ts'
import { freeStarts } from '../../slots/operations.ts'
import { leadOn } from '../../bookings/page/after-booking.ts'
import { answerForm } from '../../pages/answer-form.ts'
import type { EventRequest } from '../../pages/page-request.ts'
import { askingOf, formOf, optionsFor, pathBelow, pathWithAppearance } from '../../pages/page-request.ts'
import { bookingRequestOf, refusedForm } from '../../bookings/page/form.ts'
import { framingFor } from '../../pages/framing.ts'
import { publicEventOf } from '../public-event.ts'
import { OTHER_PAGES } from '../events.ts'
import type { OtherPage } from '../events.ts'
import { namedInstant, namedTime, pageSlots } from '../../pages/slots.ts'

type EventData = Extract<PageData, { kind: 'event' }>

/** `/:owner/:event`: an event type's booking page, or what another capability has there. */
export const eventPage: Page = { mount: mountEventPage }

function mountEventPage(pages: FastifyInstance, site: Site): void {
  const { context, send } = site
  pages.get<EventRequest>('/:owner/:event', async (request, reply) => {
    const { owner, event } = request.params
    const [found, framing] = await Promise.all([
      eventData(context, request).catch(noEvent),
      framingFor(context, request, owner, event),
    ])
    if (!found) return (await otherPage(context, request)).show(site, request, reply)
    const { host, data, isSecret } = found
    if (data.owner.link !== owner) return reply.redirect(pathBelow(request, data.owner.link), 302)
    noteView(context, host, request)
    if (isSecret) void reply.header('x-robots-tag', 'noindex')
    return send(data, request, reply, framing)
  })

  pages.post<EventRequest>('/:owner/:event', async (request, reply) => {
    const form = formOf(request)
    const { owner, event } = request.params
    const there = await eventAt(context, owner, event).catch(noEvent)
    if (!there) return (await otherPage(context, request)).takeForm(site, request, reply)
    const { host, offer } = there
    const act = async () => {
      const { language, timeZone } = optionsFor(context, request, host)
      const target = { owner, event, language: form.get('language') ?? language, timeZone }
      const wanted = bookingRequestOf(form, offer, target)
      const repeat = repeatable(form.get('idempotency_key') ?? undefined, 'create', wanted)
      const result = await createBooking(context, wanted, repeat, askingOf(request))
      if (result.state !== 'booked') {
        const { host_id: hostId, id: requestId } = result.request
        const token = holdToken(context, { hostId, requestId })
        return reply.redirect(pathWithAppearance(`/booking/confirm/${token}`, request, null), 303)
      }
      return leadOn(context, request, reply, result)
    }
    const again = async (refusal: AppError) => {
      const { data } = await eventData(context, request, namedInstant(form.get('start')))
      return send({ ...data, refused: refusedForm(form, offer, refusal) }, request, reply)
    }
    return answerForm({ reply, act, again })
  })
}

async function eventData(
  context: Context,
  request: FastifyRequest<EventRequest>,
  slot?: number | null,
): Promise<{ host: Host; data: EventData; isSecret: boolean }> {
  const { owner, event } = request.params
  const { host, offer } = await eventAt(context, owner, event)
  const options = optionsFor(context, request, host)
  if (offer.link) options.prefill = prefillOf(options.prefill, offer.link)
  const { people, chosen, search } = await chosenPerson(context, offer, options.search)
  options.search = search
  const named = namedTime(options.search, dateOf(options.timeZone, options.now))
  if (slot !== undefined) named.slot = slot
  const hold = new URLSearchParams(options.search).get(HOLD_PARAM) ?? undefined
  // If the time is taken, show its day.
  if (named.slot !== null && named.slot > options.now) named.date ??= dateOf(options.timeZone, named.slot)
  const own = exceptOwnHold(context, host.id, hold)
  const data: EventData = {
    kind: 'event',
    options,
    owner: presentOwner(host),
    event: await publicEventOf(context, offer),
    conversions: conversionsFor(host),
    ...(people.length > 0 && { people: people.map(presentPerson) }),
    slots: await pageSlots(options, named, (span) => freeStarts(context, chosen, span, own)),
    ...named,
    // Without a script, the address of the form's page names a start; with one, the browser makes the key.
    idempotencyKey: named.slot === null ? null : randomUUID(),
    hold: own.except === undefined ? null : (hold ?? null),
    refused: null,
  }
  return { host, data, isSecret: offer.isSecret ?? false }
}

/** What the address says comes first: invitees may have changed it. */
function prefillOf(prefill: PageOptions['prefill'], link: OfferLink): PageOptions['prefill'] {
  return { ...prefill, name: prefill.name || link.prefill.name, email: prefill.email || link.prefill.email }
}

/** Whom the invitee may choose and has chosen. Whoever is not among them, because they have gone, leaves the address. */
async function chosenPerson(context: Context, offer: PageOffer, search: string) {
  const people = await choosablePeople(context.db, offer)
  const query = new URLSearchParams(search)
  const link = query.get(PAGE_PARAMS.person)
  if (link === null || people.length === 0) return { people, chosen: offer, search }
  const named = await findHostByLink(context, link)
  const person = people.find(({ id }) => id === named?.id)?.link
  if (person === undefined) query.delete(PAGE_PARAMS.person)
  else query.set(PAGE_PARAMS.person, person)
  const chosen = await withPerson(context, offer, person)
  return { people, chosen, search: query.size > 0 ? `?${query.toString()}` : '' }
}

/** Throws `event_type_not_found` if there is none. */
async function otherPage(
  context: Context,
  { params: { owner, event } }: FastifyRequest<EventRequest>,
): Promise<OtherPage> {
  for (const find of context.hooks(OTHER_PAGES)) {
    const page = await find(context, owner, event)
    if (page) return page
  }
  throw new AppError('event_type_not_found')
}

/** Not an error yet: another capability may have a page at this address. */
function noEvent(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'event_type_not_found') return undefined
  throw error
}
