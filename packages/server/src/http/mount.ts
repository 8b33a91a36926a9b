import type { Auth, Route } from '@scheduling/contract'
import { api } from '@scheduling/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { AppError } from '../errors.ts'
import type { Calling, ManagedBookingId, SignedIn } from './caller.ts'
import type { AllHandlers, Caller } from './handlers.ts'
import { refusedFields } from './problem.ts'

export interface Authenticators {
  /** Throws `not_signed_in`. */
  host(token: string, calling: Calling): Promise<SignedIn>
  /** Throws `booking_not_found`. */
  manage(token: string): ManagedBookingId
}

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
        const who = await authenticate(route.auth, request, authenticators)
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

/** Throws `not_signed_in`, `not_verified` or `booking_not_found`. */
export async function authenticate(
  auth: Auth,
  request: FastifyRequest,
  authenticators: Authenticators,
): Promise<{ host?: SignedIn; managed?: ManagedBookingId }> {
  if (auth === 'public') return {}
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  if (auth === 'host' || auth === 'verified') {
    if (scheme?.toLowerCase() !== 'bearer' || !token) throw new AppError('not_signed_in')
    const host = await authenticators.host(token, callingOf(request))
    if (auth === 'verified' && !host.isVerified) throw new AppError('not_verified')
    return { host }
  }
  if (scheme?.toLowerCase() !== 'manage' || !token) throw new AppError('booking_not_found')
  return { managed: authenticators.manage(token) }
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
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  return {
    ...callingOf(request),
    token: scheme?.toLowerCase() === 'bearer' ? token : undefined,
    deviceId: device?.slice(0, DEVICE_ID_MAX),
    idempotencyKey: key,
    proof: headerText(request, 'proof-of-work'),
  }
}

function callingOf(request: FastifyRequest): Calling {
  return { ip: request.ip, userAgent: headerText(request, 'user-agent') }
}

function headerText(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}
