import { presentOwner } from '../hosts/present.ts'
import { countView } from '../analytics/views.ts'
import { bookingList } from '../event-types/at-address.ts'
import { presentEventSummary } from '../event-types/present.ts'
import { optionsFor, pathBelow } from './page-request.ts'
import { framingFor } from './framing.ts'
import type { Page } from './site.ts'

/** `/:owner`: what visitors can book with a host. */
export const bookingListPage: Page = (pages, { context, send }) => {
  pages.get<{ Params: { owner: string } }>('/:owner', async (request, reply) => {
    const { owner } = request.params
    const [{ host, events }, framing] = await Promise.all([
      bookingList(context, owner),
      framingFor(context, request, owner, ''),
    ])
    if (host.link !== owner) return reply.redirect(pathBelow(request, host.link), 302)
    countView(context, host, request)
    const data = {
      kind: 'booking_list' as const,
      options: optionsFor(context, request, host),
      owner: presentOwner(host),
      events: events.map(presentEventSummary),
    }
    return send(data, request, reply, framing)
  })
}
