import type { FastifyInstance } from 'fastify'
import type { Web } from '../../capability.ts'

/**
 * Where a host's affiliate link leads: to the marketing site, else to the sign-up. `via` names the host, `invitation` is
 * the token of a mailed invitation.
 */
export function mountTry(app: FastifyInstance, { context }: Pick<Web, 'context'>): void {
  const { marketingUrl, publicUrl } = context.config
  app.get<{ Params: { owner: string }; Querystring: { invitation?: unknown } }>(
    '/try/:owner',
    ({ params: { owner }, query: { invitation } }, reply) => {
      const target = new URL(marketingUrl ?? `${publicUrl}/onboard`)
      target.searchParams.set('via', owner)
      if (typeof invitation === 'string') target.searchParams.set('invitation', invitation)
      return reply.redirect(target.href, 302)
    },
  )
}
