import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Fastify, { LogController } from 'fastify'
import { AppError } from '../errors.ts'
import type { Metrics } from './metrics.ts'
import { PROBLEM_TYPE, problemOf, refusalOf, retryHeaders } from './problem.ts'

// The longest input is an event type with every question; far below this.
const BODY_MAX = 256 * 1024

/** Headers of every answer; pages set their own policy on top. */
const BASE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** The server without routes: request ids, logs without personal data, refusals, metrics. */
export function createApp(log: FastifyBaseLogger, metrics: Metrics): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_MAX,
    // A proxy on this machine may say who called; anybody else could lie.
    trustProxy: 'loopback',
    genReqId: () => crypto.randomUUID(),
    // The size of a request's head bounds the length of a path; no pattern here is slow on long ones.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    // A path that cannot be decoded; it reaches neither hooks nor the error handler.
    frameworkErrors: (_error, request, reply) => {
      void reply.headers({ ...BASE_HEADERS, 'x-request-id': request.id })
      void sendProblem(new AppError('route_not_found'), request, reply)
    },
  })

  // Text of any kind is a type that no route takes; left in, it would reach the routes as a string.
  app.removeContentTypeParser('text/plain')

  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers({ ...BASE_HEADERS, 'x-request-id': request.id })
    done()
  })

  app.addHook('onResponse', (request, reply, done) => {
    // The pattern, never the address: addresses carry manage links.
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
    if (refusal.code === 'internal_error' || refusal.code === 'unavailable')
      request.log.error({ err: refusal.cause ?? refusal, route: request.routeOptions.url }, refusal.code)
    return sendProblem(refusal, request, reply)
  })

  closeIdleWhenStopping(app)
  return app
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

// A connection that was busy when the server was told to stop would be kept alive for a minute after its last answer,
// and the server with it.
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
