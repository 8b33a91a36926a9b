import type { FastifyInstance } from 'fastify'
import type { Web } from '../../../capability.ts'
import type { Context } from '../../../context.ts'
import { networkOf } from '../../../http/network.ts'
import { isRobot } from '../../../http/robots.ts'
import { countIfFree } from '../../abuse/operations.ts'
import { BOOKING_OF_VIDEO } from '../record/events.ts'
import { LIMITS } from '../record/limits.ts'
import type { ViewNews } from './news.ts'
import { newsIn } from './news.ts'
import { setBooked } from './store.ts'
import { tellBooked } from './tell.ts'
import type { Ticket } from './ticket.ts'
import { ticketIn } from './ticket.ts'
import { VIEWS_OF_VIDEOS } from './views.ts'

interface BeaconRequest {
  Params: { id: string }
  Querystring: Readonly<Record<string, unknown>>
}

const BODY_MAX = 8_192

/** Takes what the page of a video tells of its visitor. Nobody waits for an answer, so all get the same. */
export function mountBeacon(app: FastifyInstance, { context }: Web): void {
  const views = context.service(VIEWS_OF_VIDEOS)
  void app.register((beacons, _options, done) => {
    beacons.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, body)
    })
    beacons.post<BeaconRequest>('/video_embed/:id/views', { bodyLimit: BODY_MAX }, async (request, reply) => {
      const ticket = ticketIn(context, request.params.id, request.query)
      const news = typeof request.body === 'string' ? newsIn(request.body) : undefined
      if (ticket && news) {
        const network = networkOf(request.ip)
        views.note(ticket, news, { network, isRobot: isRobot(request.headers) })
        if (news.booked) await noteBooking(context, ticket, news.booked, network)
      }
      return reply.code(204).header('cache-control', 'no-store').send()
    })
    done()
  })
}

/** What was booked through the page. A booking that is not the host's, or older than the page, is none. */
async function noteBooking(
  context: Context,
  ticket: Ticket,
  { bookingId, second }: NonNullable<ViewNews['booked']>,
  network: string | null,
): Promise<void> {
  if (network !== null && !(await countIfFree(context, LIMITS.booked, network))) return
  for (const find of context.hooks(BOOKING_OF_VIDEO)) {
    const at = await find(context.db, ticket.hostId, bookingId)
    if (!at || at.getTime() < ticket.at) continue
    await context.service(VIEWS_OF_VIDEOS).write()
    await context.db.transaction().execute(async (trx) => {
      if (!(await setBooked(trx, ticket, { bookingId, second, at }))) return
      const { hostId, id: viewId, campaignId, leadId } = ticket
      if (campaignId === null || leadId === null) return
      const booking = { id: bookingId, campaignId, leadId }
      await tellBooked(context, trx, { hostId, viewId, booking, occurredAt: at.toISOString() })
    })
  }
}
