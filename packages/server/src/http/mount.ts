import type { Route } from '@scheduling/contract'
import { api } from '@scheduling/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { AppError } from '../errors.ts'
import type { Authenticators } from './authenticators.ts'
import { callingOf, credentialsOf, headerText } from './authenticators.ts'
import type { AllHandlers, Caller } from './handlers.ts'
import { refusedFields } from './problem.ts'

type AnyHandler = (request: Record<string, unknown> & { caller: Caller }) => unknown

const DEVICE_ID_MAX = 64
const IDEMPOTENCY_KEY_MAX = 100

/** Puts every route of the contract on the server: who is calling → is the input right → do → answer. */
export function mountApi(app: FastifyInstance, handlers: AllHandlers, authenticators: Authenticators): void {
  app.setNotFoundHandler(() => {
    throw new AppError('route_not_found')
  })
  for (const [key, route] of Object.entries(api)) {
    const [method, url] = key.split(' ') as [string, string]
    const handler = handlers[key as keyof AllHandlers] as AnyHandler
    app.route({
      method,
      url,
      handler: async (request, reply) => {
        const who = route.auth === 'public' ? {} : await authenticators[route.auth](request, reply)
        const input = parseInput(route, request)
        const result = await handler({ ...input, ...who, caller: callerOf(request, route.idempotent) })
        return answer(reply, route.status, result)
      },
    })
  }
}

function answer(reply: FastifyReply, status: number, result: unknown): FastifyReply {
  void reply.code(status).header('cache-control', 'no-store')
  if (status === 204) return reply.send()
  // Already JSON where a route wrote it itself (long lists of starts).
  const body = typeof result === 'string' ? result : JSON.stringify(result)
  return reply.type('application/json; charset=utf-8').send(body)
}

function parseInput(route: Route, request: FastifyRequest): Record<string, unknown> {
  return {
    params: parsePart(route.params, request.params, 'params'),
    query: parsePart(route.query, request.query, 'query'),
    body: parsePart(route.body, request.body, 'body'),
  }
}

/** Throws `invalid_input`. */
export function parsePart(
  schema: Route['body'],
  value: unknown,
  where: 'body' | 'query' | 'params',
): unknown {
  if (!schema) return undefined
  const parsed = (schema as z.ZodType).safeParse(value ?? {}, { reportInput: true })
  if (parsed.success) return parsed.data
  throw refusedFields(parsed.error.issues, where)
}

function callerOf(request: FastifyRequest, idempotent: boolean): Caller {
  const device = headerText(request, 'x-device-id')
  const key = idempotent ? headerText(request, 'idempotency-key') : undefined
  if (key !== undefined && (key.length === 0 || key.length > IDEMPOTENCY_KEY_MAX))
    throw new AppError('invalid_input', {
      detail: `Idempotency-Key: expected 1 to ${IDEMPOTENCY_KEY_MAX} characters`,
      errors: [
        {
          path: 'Idempotency-Key',
          reason: 'format',
          message: `Expected 1 to ${IDEMPOTENCY_KEY_MAX} characters`,
        },
      ],
    })
  return {
    ...callingOf(request),
    token: credentialsOf(request, 'bearer'),
    deviceId: device?.slice(0, DEVICE_ID_MAX),
    idempotencyKey: key,
    proof: headerText(request, 'proof-of-work'),
  }
}
