import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import type { Metrics } from './metrics.ts'

/**
 * `/healthz`: the process is alive, and the version of its time zone data. `/readyz`: it can work. `/metrics`:
 * only for clients on this machine, not through a proxy.
 */
export function mountHealth(
  app: FastifyInstance,
  { pool, zones }: Pick<Context, 'pool' | 'zones'>,
  metrics: Metrics,
): void {
  app.get('/healthz', () => ({ status: 'ok', timeZones: zones.version }))

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
