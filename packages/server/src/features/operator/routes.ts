import { firstLanguage, wishedLanguages } from '@scheduling/domain/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Web } from '../../capability.ts'
import { serverState } from './operations.ts'
import { statePage } from './page.ts'
import { problemsOf } from './problems.ts'
import { PAGE_POLICY } from './style.ts'

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': PAGE_POLICY,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
}

/** `/admin`, for whoever runs the server: its state, what is wrong, and how to fix it. It changes nothing. */
export function mountOperator(app: FastifyInstance, { context, authenticators }: Web): void {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    await authenticators.operator(request, reply)
  }
  const startedAt = context.clock.now()
  app.get('/admin', { onRequest }, async ({ headers }, reply) => {
    const state = await serverState(context, startedAt)
    const problems = problemsOf(state, context.clock.now())
    const language = firstLanguage(wishedLanguages(headers['accept-language'])) ?? 'en'
    return reply.headers(HEADERS).send(statePage(language, state, problems))
  })
}
