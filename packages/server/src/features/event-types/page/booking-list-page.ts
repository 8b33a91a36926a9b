import type { FastifyInstance } from 'fastify'
import type { Page, Site } from '../../../pages.ts'
import { presentOwner, presentPerson } from '../../hosts/present.ts'
import { noteView } from '../../pages/events.ts'
import { bookingList } from '../at-address.ts'
import { publicSummariesOf } from '../public-event.ts'
import { optionsFor, pathBelow } from '../../pages/page-request.ts'
import { framingFor } from '../../pages/framing.ts'

/** `/:owner`: what visitors can book with a host. */
export const bookingListPage: Page = { mount: mountBookingList }

function mountBookingList(pages: FastifyInstance, { context, send }: Site): void {
  pages.get<{ Params: { owner: string } }>('/:owner', async (request, reply) => {
    const { owner } = request.params
    const [{ host, events, people }, framing] = await Promise.all([
      bookingList(context, owner),
      framingFor(context, request, owner, ''),
    ])
    if (host.link !== owner) return reply.redirect(pathBelow(request, host.link), 302)
    noteView(context, host, request)
    const data = {
      kind: 'booking_list' as const,
      options: optionsFor(context, request, host),
      owner: presentOwner(host),
      events: await publicSummariesOf(context, events),
      ...(people.length > 0 && { people: people.map(presentPerson) }),
    }
    return send(data, request, reply, framing)
  })
}
