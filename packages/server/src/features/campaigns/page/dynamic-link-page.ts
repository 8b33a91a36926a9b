import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { networkOf } from '../../../http/network.ts'
import type { Page } from '../../../pages.ts'
import type { AnswerOnDomain } from '../../domains/events.ts'
import type { OtherPage } from '../../event-types/events.ts'
import { findHostByLink } from '../../hosts/operations.ts'
import type { DynamicLink } from '../resolve.ts'
import { resolveLink, toolOf, withTracking } from '../resolve.ts'
import { campaignNamed } from '../record/store.ts'

// Routes of the API that are not there also have three segments.
const DYNAMIC_LINK = '/:owner(^(?!api$).*$)/:campaign/:lead'
const CAMPAIGN_ID = /^[\da-z]{12}$/

/** `/:owner/:campaign/:lead`: leads on to what the campaign shows that lead. It keeps and counts nothing. */
export const dynamicLinkPage: Page = {
  mount: (pages, { context }) => {
    pages.get<{ Params: DynamicLink }>(DYNAMIC_LINK, async (request, reply) =>
      leadOn(context, request, reply, request.params),
    )
  },
}

/** `/:owner/:campaign`: a link whose lead was left empty. */
export async function campaignAtAddress(
  context: Context,
  owner: string,
  campaign: string,
): Promise<OtherPage | undefined> {
  if (!CAMPAIGN_ID.test(campaign)) return undefined
  const host = await findHostByLink(context, owner)
  if (!host || !(await campaignNamed(context.db, host.id, { id: campaign, tool: undefined })))
    return undefined
  const show: OtherPage['show'] = async (_site, request, reply) =>
    leadOn(context, request, reply, { owner, campaign, lead: '' })
  return { show, takeForm: show }
}

/** On a custom domain, the owner is known: `/hr_…/:lead` names a campaign of theirs. */
export const dynamicLinkOnDomain: AnswerOnDomain = async (context, request, reply, link) => {
  const { url } = request.routeOptions
  const params = request.params as { owner: string; event?: string }
  if (url === DYNAMIC_LINK) params.owner = link
  if (url !== '/:owner' && url !== '/:owner/:event') return undefined
  if (params.owner === link || !toolOf(params.owner) || !isRead(request)) return undefined
  const { owner: campaign, event: lead = '' } = params
  // A refusal shows this owner's page.
  params.owner = link
  return leadOn(context, request, reply, { owner: link, campaign, lead })
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

async function leadOn(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  link: DynamicLink,
): Promise<FastifyReply> {
  const address = await resolveLink(context, link, { network: networkOf(request.ip), warns: true })
  return reply
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .redirect(withTracking(address, request.url.split('?', 2)[1] ?? ''), 302)
}
