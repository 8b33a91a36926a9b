import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Fastify, { LogController } from 'fastify'
import { AppError } from '../errors.ts'
import type { IncomingMessage } from 'node:http'
import type { ConnectionGuard } from './connections.ts'
import type { IsKnownHost } from './known-hosts.ts'
import { askedHost, isProbe, originForm, unescapedQuery } from './known-hosts.ts'
import type { Metrics } from './metrics.ts'
import { PROBLEM_TYPE, problemOf, refusalOf, retryHeaders } from './problem.ts'
import type { IsProxy } from './proxies.ts'

// The longest input, an event type with every question, is far below this.
const BODY_MAX = 256 * 1024

/** Headers of every answer; pages set their own policy on top. */
const BASE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

// One year, as browsers recommend. Without includeSubDomains: other names below this one are not ours.
const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000' }

/** Who comes in, and how. */
export interface Door {
  publicUrl: string
  isKnownHost: IsKnownHost
  isProxy: IsProxy
  guard: ConnectionGuard
}

/** The server without routes: request ids, logs without personal data, refusals, metrics. */
export function createApp(
  log: FastifyBaseLogger,
  metrics: Metrics,
  { publicUrl, isKnownHost, isProxy, guard }: Door,
): FastifyInstance {
  const headers = { ...BASE_HEADERS, ...(publicUrl.startsWith('https:') && STRICT_TRANSPORT) }
  const app = Fastify({
    serverFactory: (handler) => guard.serve(handler),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_MAX,
    trustProxy: (address: string) => isProxy(address),
    rewriteUrl: ({ url = '/' }) => unescapedQuery(originForm(url)),
    genReqId: () => crypto.randomUUID(),
    // The size limit of the request head bounds the length of a path. No pattern here is slow on long ones.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    // A path that cannot be decoded reaches neither the hooks nor the error handler.
    frameworkErrors: (_error, request, reply) => {
      void reply.headers({ ...headers, 'x-request-id': request.id })
      void requireKnownHost(request.raw, isKnownHost)
        .then(() => new AppError('route_not_found'), refusalOf)
        .then((refusal) => sendProblem(refusal, request, reply))
    },
  })

  // No route takes plain text. With Fastify's parser it would reach the routes as a string.
  app.removeContentTypeParser('text/plain')

  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ ...headers, 'x-request-id': request.id })
    await requireKnownHost(request.raw, isKnownHost)
  })

  app.addHook('onResponse', (request, reply, done) => {
    // Log the pattern, never the address: addresses contain manage links.
    const route = request.routeOptions.url ?? 'none'
    metrics.observe(request.method, route, reply.statusCode, reply.elapsedTime)
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
    done()
  })

  app.setErrorHandler((error: Error, request, reply) => {
    const refusal = refusalOf(error)
    // A client that leaves in the middle of a request is not our failure.
    const hasLeft = request.raw.errored === error
    if (!hasLeft && (refusal.code === 'internal_error' || refusal.code === 'unavailable'))
      request.log.error({ err: refusal.cause ?? refusal, route: request.routeOptions.url }, refusal.code)
    return sendProblem(refusal, request, reply)
  })

  closeIdleWhenStopping(app)
  return app
}

/**
 * Rejects names that are not ours. They get here by mistake, or to make a browser take somebody's page for
 * ours, or to make a cache store our answer under their name. Throws `misdirected_request`.
 */
async function requireKnownHost(request: IncomingMessage, isKnownHost: IsKnownHost): Promise<void> {
  const host = askedHost(request)
  if (isProbe(request, host) || (host !== undefined && (await isKnownHost(host)))) return
  throw new AppError('misdirected_request', {
    detail:
      'Host: this server is not known by that name; a proxy in front has to pass on the one that it was asked for',
  })
}

function sendProblem(refusal: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(refusal, request.id)
  return reply
    .code(problem.status)
    .type(PROBLEM_TYPE)
    .headers(retryHeaders(refusal))
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem))
}

// Without this, a connection that is busy when the server stops would be kept alive for a minute after its
// last response, and so would the server.
function closeIdleWhenStopping(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', (done) => {
    isStopping = true
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) void reply.header('connection', 'close')
    done()
  })
}
