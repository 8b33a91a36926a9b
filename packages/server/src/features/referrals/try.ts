import type { FastifyInstance } from 'fastify'
import type { Web } from '../../capability.ts'

/** Where a host's recommendation leads: to what sells this server's accounts, else to the sign-up. Who they are goes along. */
export function mountTry(app: FastifyInstance, { context }: Pick<Web, 'context'>): void {
  const { marketingUrl, publicUrl } = context.config
  app.get<{ Params: { owner: string } }>('/try/:owner', ({ params: { owner } }, reply) => {
    const target = new URL(marketingUrl ?? `${publicUrl}/onboard`)
    target.searchParams.set('via', owner)
    return reply.redirect(target.href, 302)
  })
}
