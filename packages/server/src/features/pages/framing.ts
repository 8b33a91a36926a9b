import { PAGE_PARAMS } from '@scheduling/contract'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { framingOf } from '../embeds/framing.ts'
import { destinationOf } from './page-request.ts'
import type { Framing } from './document/content-policy.ts'

/** Which sites may show the page at this address; `page` is an event of the owner, or empty. */
export async function framingFor(
  context: Context,
  request: FastifyRequest,
  owner: string | undefined,
  page: string,
): Promise<Framing> {
  const query = new URLSearchParams(request.url.split('?', 2)[1])
  if (/^\/(booking|poll)\b/.test(request.routeOptions.url ?? '') && !isInEmbed(request, query)) return 'none'
  // Most visits open in a tab, which is no frame.
  if (owner === undefined || destinationOf(request) === 'document') return 'any'
  return framingOf(context, owner, page, query.get(PAGE_PARAMS.widget))
}

/**
 * Only the person who booked in an embed may change the booking there: its address says that it is embedded, or the
 * browser says that the previous page was ours, too.
 */
function isInEmbed(request: FastifyRequest, query: URLSearchParams): boolean {
  if (/^(inline|popup)$/.test(query.get(PAGE_PARAMS.embed) ?? '')) return true
  const destination = destinationOf(request)
  const isFrame = destination !== undefined && destination !== 'document'
  return isFrame && request.headers['sec-fetch-site'] === 'same-origin'
}
