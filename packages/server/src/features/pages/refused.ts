import type { PageData } from '@scheduling/contract'
import { ERRORS } from '@scheduling/contract'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { PUBLIC_PAGES } from '../../pages.ts'
import { findHostByLink } from '../hosts/operations.ts'
import { presentOwner } from '../hosts/present.ts'
import { optionsFor } from './page-request.ts'

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

/**
 * Whether the refusal has a page. No browser sends a body that cannot be read, so such a request gets the API's
 * answer.
 */
export function hasPage({ code }: AppError): boolean {
  return PAGE_OF[code] !== undefined || ERRORS[code].status >= 500
}

/** Only a link that this server made can have worked once. */
function isMistyped(context: Context, { code }: AppError, token: string | undefined): boolean {
  const links = context.partakers(PUBLIC_PAGES).flatMap(({ link }) => link ?? [])
  if (token === undefined || !links.some(({ refusal }) => refusal === code)) return false
  return links.every(({ read }) => !isRead(() => read(context, token)))
}

function isRead(read: () => unknown): boolean {
  try {
    read()
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** The page shown instead: not found, not live yet, expired, off, or out of order for a moment. */
export async function refusedPage(
  context: Context,
  request: FastifyRequest,
  refusal: AppError,
): Promise<PageData> {
  const { owner, token } = request.params as { owner?: string; token?: string }
  const kind = isMistyped(context, refusal, token) ? 'not_found' : (PAGE_OF[refusal.code] ?? 'unavailable')
  const host = owner && kind !== 'unavailable' ? await findHostByLink(context, owner) : undefined
  return {
    kind,
    options: optionsFor(context, request, host),
    // Shows nothing that an owner wrote before their address is confirmed.
    owner: host?.opened_at ? presentOwner(host) : null,
  }
}
