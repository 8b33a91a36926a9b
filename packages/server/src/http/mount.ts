import type { Route } from '@scheduling/contract'
import { isOpenToKey, keyRefusalOf, needsPlan, roleRefusalOf, scopeOf, versionOf } from '@scheduling/contract'
import { reachOf } from '@scheduling/domain/roles'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { CallsUnderWay } from '../calls.ts'
import { AppError } from '../errors.ts'
import { answer } from './answers.ts'
import type { Authenticators } from './authenticators.ts'
import { callingOf, credentialsOf, headerText, hostOf } from './authenticators.ts'
import { BODY_PARSERS } from './bodies.ts'
import type { Caller } from './handlers.ts'
import { askedHost } from './known-hosts.ts'
import { challenge, isUnidentified } from './challenge.ts'
import { refusedFields } from './problem.ts'

type AnyHandler = (request: Record<string, unknown> & { caller: Caller }) => unknown

/** Routes by `METHOD /path`, as in the contract, with a handler for each. */
interface Mounted<Key extends string> {
  routes: Record<Key, Route>
  handlers: Record<Key, unknown>
  /** Runs `work` with handlers that read and write without others writing in between. */
  undisturbed: (work: (handlers: Record<Key, unknown>) => Promise<unknown>) => Promise<unknown>
  authenticators: Authenticators
  calls: CallsUnderWay
  publicUrl: string
}

// Fastify treats an empty body as no body.
const NOTHING = new Uint8Array()
const DEVICE_ID_MAX = 64
const IDEMPOTENCY_KEY_MAX = 100
const VERSIONS_SHOWN = 100

/**
 * Adds routes to the server. Steps: identify the caller → check permission → check the input → run → respond.
 */
export function mountApi<Key extends string>(app: FastifyInstance, mounted: Mounted<Key>): void {
  app.setNotFoundHandler(() => {
    throw new AppError('route_not_found')
  })
  const all = Object.entries(mounted.routes) as [Key, Route][]
  const edited = new Set<string | undefined>(all.map(([, { edits }]) => edits))
  // Each group accepts only its own kind of body.
  for (const [takes, routes] of Map.groupBy(all, ([, route]) => route.takes))
    void app.register((api, _options, done) => {
      BODY_PARSERS[takes](api)
      for (const [key, route] of routes)
        mountRoute(api, key, route, { ...mounted, isEdited: edited.has(key) })
      done()
    })
}

function mountRoute<Key extends string>(
  api: FastifyInstance,
  key: Key,
  route: Route,
  {
    routes,
    handlers,
    isEdited,
    undisturbed,
    authenticators,
    calls,
    publicUrl,
  }: Mounted<Key> & { isEdited: boolean },
): void {
  const [method, url] = key.split(' ') as [string, string]
  const handler = handlers[key] as AnyHandler
  const read = route.edits as Key | undefined
  const shown = (read ? (routes[read] as Route) : route).edited ?? whole
  const whoCalls = async (request: FastifyRequest, reply: FastifyReply) => {
    const identify = async () => (route.auth === 'public' ? {} : authenticators[route.auth](request, reply))
    const who = await identify().catch((error: unknown) => {
      if (isUnidentified(error))
        challenge(reply, publicUrl, { scope: scopeOf(key), isTried: hasToken(request) })
      throw error
    })
    const host = hostOf(who)
    if (host && route.action && reachOf(host, route.action) === 'none')
      throw new AppError(roleRefusalOf(method))
    if (host?.scopes && !isOpenToKey(host.scopes, key))
      throw new AppError(keyRefusalOf(method), { detail: scopeNeeded(key) })
    if (host?.isBasic && needsPlan(key, route)) throw new AppError('upgrade_required')
    return who
  }
  api.route({
    method,
    url,
    ...(route.bodyMax !== undefined && {
      bodyLimit: route.bodyMax,
      // Checks permission before it reads a long body.
      onRequest: async (request, reply) => {
        await whoCalls(request, reply)
      },
    }),
    handler: async (request, reply) =>
      calls.count(async () => {
        const who = await whoCalls(request, reply)
        const input = parseInput(route, request)
        const asked = { ...input, ...who, caller: callerOf(request, route.idempotent) }
        const version = read && headerText(request, 'if-match')
        const result = await (read && version !== undefined
          ? undisturbed(async (within) => {
              refuseOlder(version, shown((await (within[read] as AnyHandler)(asked)) as never))
              return (within[key] as AnyHandler)(asked)
            })
          : handler(asked))
        if (read || isEdited) void reply.header('etag', versionOf(shown(result as never)))
        return answer(reply, route, result)
      }),
  })
}

function hasToken({ headers }: FastifyRequest): boolean {
  return headers.authorization !== undefined || headers['x-api-key'] !== undefined
}

function scopeNeeded(key: string): string {
  const scope = scopeOf(key)
  return scope === undefined ? 'No API key may' : `The key needs the scope ${scope}`
}

function whole(result: object): object {
  return result
}

/** RFC 9110, section 13.1.1. Throws `changed_meanwhile` if none of the versions is the current one. */
function refuseOlder(versions: string, standing: unknown): void {
  const now = versionOf(standing)
  if (versions.trim() === '*' || versions.split(',').some((version) => version.trim() === now)) return
  throw new AppError('changed_meanwhile', {
    detail: `If-Match: ${versions.slice(0, VERSIONS_SHOWN)}; it is ${now} now`,
  })
}

function parseInput(route: Route, request: FastifyRequest): Record<string, unknown> {
  return {
    params: parsePart(route.params, request.params, 'params'),
    query: parsePart(route.query, request.query, 'query'),
    body: route.takes === 'raw' ? (request.body ?? NOTHING) : parsePart(route.body, request.body, 'body'),
  }
}

/** Throws `invalid_input`. */
function parsePart(schema: Route['body'], value: unknown, where: 'body' | 'query' | 'params'): unknown {
  if (!schema) return undefined
  const parsed = (schema as z.ZodType).safeParse(value ?? {}, { reportInput: true })
  if (!parsed.success) throw refusedFields(parsed.error.issues, where)
  const path = pathToNullCharacter(parsed.data)
  if (path)
    throw refusedFields(
      [{ code: 'custom', path, message: 'Expected text without a null character', input: '' }],
      where,
    )
  return parsed.data
}

/** PostgreSQL cannot store U+0000. Undefined if no text or name in `value` has one. */
function pathToNullCharacter(value: unknown): PropertyKey[] | undefined {
  if (typeof value === 'string') return value.includes('\0') ? [] : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inside] of Object.entries(value)) {
    const path = name.includes('\0') ? [] : pathToNullCharacter(inside)
    if (path) return [Array.isArray(value) ? Number(name) : name, ...path]
  }
  return undefined
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
    askedHost: askedHost(request.raw),
    token: credentialsOf(request, 'bearer'),
    deviceId: device?.slice(0, DEVICE_ID_MAX),
    idempotencyKey: key,
    proof: headerText(request, 'proof-of-work'),
  }
}
