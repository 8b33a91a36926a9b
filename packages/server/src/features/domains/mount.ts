import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Web } from '../../capability.ts'
import { askedHost } from '../../http/known-hosts.ts'
import { DOMAINS } from '../hosts/custom-domains.ts'
import { DOMAIN_ADDRESSES } from './events.ts'

// The operators' pages, only under the server's own name.
const NOT_OF_DOMAINS = ['/admin', '/dev', '/docs']

/**
 * On a custom domain, `/` redirects to its owner's page, and the first segment of a page's path is always its owner's link,
 * unless another capability has something at that address.
 * Operators' pages redirect to the server's own name. `/certificates/ask?domain=` tells a proxy that makes certificates on
 * demand whether to make one.
 */
export function mountDomains(app: FastifyInstance, { context }: Web): void {
  const domains = context.service(DOMAINS)

  app.addHook('onRequest', async (request, reply) => {
    const link = await domains.ownerOf(askedHost(request.raw))
    if (link === undefined) return undefined
    const [path = '/', query] = request.url.split('?', 2)
    if (path === '/') return reply.redirect(`/${link}${query === undefined ? '' : `?${query}`}`, 302)
    if (NOT_OF_DOMAINS.some((own) => path === own || path.startsWith(`${own}/`)))
      return reply.redirect(context.config.publicUrl + request.url, 302)
    for (const answer of context.hooks(DOMAIN_ADDRESSES)) {
      const answered = await answer(context, request, reply, link)
      if (answered) return answered
    }
    return swapOwner(request, reply, link)
  })

  app.get<{ Querystring: { domain?: string } }>('/certificates/ask', async (request, reply) => {
    const { domain } = request.query
    const isKnown = typeof domain === 'string' && (await domains.ownerOf(domain.toLowerCase())) !== undefined
    return reply
      .code(isKnown ? 200 : 404)
      .header('cache-control', 'no-store')
      .send()
  })
}

function swapOwner(request: FastifyRequest, reply: FastifyReply, link: string): FastifyReply | undefined {
  const { url } = request.routeOptions
  if (url !== '/:owner' && url !== '/:owner/:event') return undefined
  const params = request.params as { owner: string }
  if (params.owner === link) return undefined
  if (request.method === 'GET' || request.method === 'HEAD')
    return reply.redirect(request.url.replace(/^\/[^/?]+/, `/${link}`), 302)
  params.owner = link
  return undefined
}
