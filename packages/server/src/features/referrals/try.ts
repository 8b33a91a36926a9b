import type { FastifyInstance } from 'fastify'
import type { Web } from '../../capability.ts'

/** Where a host's affiliate link leads: to the marketing site, else to the sign-up. `via` names the host. */
export function mountTry(app: FastifyInstance, { context }: Pick<Web, 'context'>): void {
  const { marketingUrl, publicUrl } = context.config
  app.get<{ Params: { owner: string } }>('/try/:owner', ({ params: { owner } }, reply) => {
    const target = new URL(marketingUrl ?? `${publicUrl}/onboard`)
    target.searchParams.set('via', owner)
    return reply.redirect(target.href, 302)
  })
}
