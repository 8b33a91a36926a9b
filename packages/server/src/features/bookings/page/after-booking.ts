import type { PageData } from '@scheduling/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { manageToken } from '../links/manage-token.ts'
import type { BookingWithOffer } from '../operations.ts'
import { pathWithAppearance } from '../../pages/page-request.ts'
import { SECRET } from '../../pages/document/document.ts'

/** A view of a booking, or what a form has just done to it. */
type View = Extract<PageData, { kind: 'booking' }>['view'] | 'moved' | 'canceled'

export function bookingPath(token: string, request: FastifyRequest, view: View | null): string {
  return pathWithAppearance(`/booking/${encodeURIComponent(token)}`, request, view)
}

/** Redirects after a booking: to the page that the host chose, else to the booking. */
export function leadOn(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { booking, offer }: BookingWithOffer,
): FastifyReply {
  const confirmation = offer?.confirmation
  // A header takes only ASCII; `URL` encodes everything else.
  if (confirmation?.kind === 'redirect') return reply.redirect(new URL(confirmation.url).href, 303)
  const token = manageToken(context, booking.host_id, booking.id)
  return reply.headers(SECRET).redirect(bookingPath(token, request, 'confirmed'), 303)
}
