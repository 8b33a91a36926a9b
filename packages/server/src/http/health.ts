import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { AppError } from '../errors.ts'
import type { Metrics } from './metrics.ts'

/** `/healthz`: the process lives. `/readyz`: it can work. `/metrics`: for those beside it, not through a proxy. */
export function mountHealth(app: FastifyInstance, pool: pg.Pool, metrics: Metrics): void {
  app.get('/healthz', () => ({ status: 'ok' }))

  app.get('/readyz', async () => {
    await pool.query('select 1')
    return { status: 'ok' }
  })

  app.get('/metrics', async (request, reply) => {
    const isLocal = /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '')
    if (!isLocal || request.headers['x-forwarded-for'] || request.headers.forwarded)
      throw new AppError('route_not_found')
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}
