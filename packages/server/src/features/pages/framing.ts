import { PAGE_PARAMS } from '@scheduling/contract'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { Framing } from '../../pages.ts'
import { FRAMED } from './events.ts'
import { destinationOf } from './page-request.ts'

/** Which sites may show the page at this address; `page` is an event of the owner, or empty. */
export async function framingFor(
  context: Context,
  request: FastifyRequest,
  owner: string | undefined,
  page: string,
): Promise<Framing> {
  // Most visits open in a tab, which is no frame.
  if (owner === undefined || destinationOf(request) === 'document') return 'any'
  const widget = queryOf(request).get(PAGE_PARAMS.widget)
  for (const sitesOf of context.hooks(FRAMED)) {
    const sites = await sitesOf(context, owner, page, widget)
    if (sites !== 'any') return sites
  }
  return 'any'
}

/**
 * Only the person who booked in an embed may change the booking there: its address says that it is embedded, or the
 * browser says that the previous page was ours, too.
 */
export function isInEmbed(request: FastifyRequest): boolean {
  if (/^(inline|popup)$/.test(queryOf(request).get(PAGE_PARAMS.embed) ?? '')) return true
  const destination = destinationOf(request)
  const isFrame = destination !== undefined && destination !== 'document'
  return isFrame && request.headers['sec-fetch-site'] === 'same-origin'
}

function queryOf({ url }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(url.split('?', 2)[1])
}
