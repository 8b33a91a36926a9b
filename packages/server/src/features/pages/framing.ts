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
