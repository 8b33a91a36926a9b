import type { PageData } from '@scheduling/contract'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { PUBLIC_PAGES } from '../../pages.ts'
import { findHostByLink } from '../hosts/operations.ts'
import { presentOwner } from '../hosts/present.ts'
import { noticeFor } from './notices.ts'
import { optionsFor } from './page-request.ts'

/** Only a link that this server made can have worked once. */
function isMistyped(context: Context, { code }: AppError, token: string | undefined): boolean {
  const links = context.hooks(PUBLIC_PAGES).flatMap(({ link }) => link ?? [])
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
  const kind = isMistyped(context, refusal, token) ? 'not_found' : noticeFor(refusal)
  const host = owner && kind !== 'unavailable' ? await findHostByLink(context, owner) : undefined
  const options = optionsFor(context, request, host)
  // Shows nothing that an owner wrote before their address is confirmed.
  if (!host?.opened_at) return { kind, options, owner: null }
  const { ownerText: text } = refusal
  return { kind, options, owner: presentOwner(host), ...(text !== undefined && { text }) }
}
