import type { FastifyInstance } from 'fastify'
import type { Web } from '../../capability.ts'
import { providersHere } from '../connections/providers.ts'
import { forgetAccount } from '../connections/operations.ts'

// Providers' messages are short.
const BODY_MAX = 64_000

/** Receives calls from providers. Unsigned ones are refused and have no effect. */
export function mountHooks(app: FastifyInstance, { context }: Web): void {
  void app.register((hooks, _options, done) => {
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_MAX }, (_request, body, parsed) =>
      parsed(null, body),
    )
    hooks.post<{ Params: { provider: string } }>('/hooks/:provider', async (request, reply) => {
      const { params, headers } = request
      const provider = providersHere(context).find(({ id }) => id === params.provider)
      const body = typeof request.body === 'string' ? request.body : ''
      const heard = provider?.ports?.hook?.heard({ headers, body, now: context.clock.now() })
      void reply.header('cache-control', 'no-store')
      if (!provider || !heard) return reply.code(401).send()
      if (heard.kind === 'asked') return reply.send(heard.answer)
      if (heard.kind === 'taken_back') await forgetAccount(context, provider.id, heard.accountId)
      return reply.code(204).send()
    })
    done()
  })
}
