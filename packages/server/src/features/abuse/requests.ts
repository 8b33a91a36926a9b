import type { Instant } from '@scheduling/domain'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../clock.ts'
import { isWithin } from '../../clock.ts'
import { AppError } from '../../errors.ts'
import { networkOf } from '../../http/network.ts'
import { LIMITS } from './limits.ts'

// The most recent networks, in a few megabytes.
const NETWORKS_MAX = 20_000

/** Limits all requests of one network. It counts in memory, because a database query would be the work it saves. */
export function limitRequests(app: FastifyInstance, clock: Clock): void {
  const { free, periodSeconds } = LIMITS.requests
  const period = periodSeconds * 1_000
  const counted = new LRUCache<string, { since: Instant; count: number }>({ max: NETWORKS_MAX })

  app.addHook('onRequest', (request, _reply, done) => {
    const network = networkOf(request.ip)
    if (network === null) return done()
    const now = clock.now()
    let current = counted.get(network)
    if (!current || !isWithin(current.since, period, now)) {
      current = { since: now, count: 0 }
      counted.set(network, current)
    }
    if (++current.count <= free) return done()
    done(
      new AppError('rate_limited', {
        detail: `At most ${free} requests in ${periodSeconds} seconds`,
        retryAfterSeconds: Math.ceil((current.since + period - now) / 1_000),
      }),
    )
  })
}
