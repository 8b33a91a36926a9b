import { firstLanguage, wishedLanguages } from '@scheduling/domain/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Web } from '../../capability.ts'
import { AppError } from '../../errors.ts'
import { VERSION } from '../../version.ts'
import type { CheckResult } from './doctor/doctor.ts'
import { examine, TIME_SERVER } from './doctor/doctor.ts'
import { doctorPage } from './doctor/page.ts'
import { answerProbe, PROBE_KEY, PROBE_PATH } from './doctor/probe.ts'
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
  // Whoever looks meanwhile gets the same results: each check asks others.
  let running: Promise<CheckResult[]> | undefined
  app.get('/admin/doctor', { onRequest }, async (_request, reply) => {
    const { config, pool, clock } = context
    const server = {
      config,
      version: VERSION,
      database: pool,
      now: () => clock.now(),
      timeServer: TIME_SERVER,
    }
    running ??= examine(server).finally(() => (running = undefined))
    return reply.headers(HEADERS).send(doctorPage(await running))
  })

  app.get(PROBE_PATH, async (request, reply) => {
    const answer = answerProbe(request, context.service(PROBE_KEY), VERSION)
    if (!answer) throw new AppError('route_not_found')
    return reply.header('cache-control', 'no-store').send(answer)
  })
}
