import type { PageData } from '@scheduling/contract'
import { ERRORS } from '@scheduling/contract'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { AppError } from '../../errors.ts'
import { findHostByLink } from '../accounts/hosts.ts'
import { presentOwner } from '../accounts/present.ts'
import { optionsFor } from './asked.ts'

const PAGE_OF: Partial<Record<AppError['code'], 'link_expired' | 'event_off' | 'not_found' | 'not_open'>> = {
  booking_not_found: 'link_expired',
  link_expired: 'link_expired',
  vote_not_found: 'link_expired',
  hold_expired: 'link_expired',
  event_type_off: 'event_off',
  page_not_open: 'not_open',
  owner_not_found: 'not_found',
  event_type_not_found: 'not_found',
}

/** No browser sends a body that cannot be read; who does gets the API's answer. */
export function hasPage({ code }: AppError): boolean {
  return PAGE_OF[code] !== undefined || ERRORS[code].status >= 500
}

/** What is shown instead of a page: not found, not open yet, expired, off, or out of order for a moment. */
export async function refusedPage(
  context: Context,
  request: FastifyRequest,
  refusal: AppError,
): Promise<PageData> {
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
