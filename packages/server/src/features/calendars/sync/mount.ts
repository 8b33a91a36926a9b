import type { FastifyInstance } from 'fastify'
import type { Web } from '../../../capability.ts'
import { providersHere } from '../../connections/providers.ts'
import { checkSoon } from '../../connections/check.ts'
import { watchedBy } from './watch-id.ts'

// Notifications are short. We ask the provider what changed.
const BODY_MAX = 64_000

interface Called {
  Params: { provider: string }
  Querystring: Record<string, string | string[] | undefined>
}

/** Receives providers' notifications about calendars. Unproven ones get the same answer and have no effect. */
export function mountWatches(app: FastifyInstance, { context }: Web): void {
  void app.register((hooks, _options, done) => {
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_MAX }, (_request, body, parsed) =>
      parsed(null, body),
    )
    hooks.post<Called>('/hooks/calendars/:provider', async (request, reply) => {
      const { query, headers, params } = request
      const watching = providersHere(context).find(({ id }) => id === params.provider)?.ports?.calendar
        ?.watching
      const [watchId, challenge] = [textOf(query.watch), textOf(query.validationToken)]
      const body = typeof request.body === 'string' ? request.body : ''
      void reply.header('cache-control', 'no-store')
      if (watching?.answersChallenge && challenge !== undefined)
        return reply
          .type('text/plain; charset=utf-8')
          .header('x-content-type-options', 'nosniff')
          .send(challenge)
      const secret = watching?.secretIn({ headers, body })
      const ref = watchId && secret ? watchedBy(context, watchId, secret) : undefined
      if (ref) await checkSoon(context, ref)
      return reply.code(202).send()
    })
    done()
  })
}

function textOf(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}
