import { isOpenToKey, RESOURCES, scopeOf } from '@scheduling/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Web } from '../../capability.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { callingOf, credentialsOf, headerText } from '../../http/authenticators.ts'
import type { SignedIn } from '../../http/caller.ts'
import { bearer } from '../../http/challenge.ts'
import { askedHost } from '../../http/known-hosts.ts'
import { callerByKey } from '../api-keys/operations.ts'
import { callerByAccessToken } from '../oauth/operations.ts'
import { toolResult } from './answers.ts'
import { callRoute } from './calls.ts'
import type { RunTool } from './server.ts'
import { openMcp } from './server.ts'
import type { RouteCall } from './tools.ts'
import { isPublic, TOOLS } from './tools.ts'

const BODY_MAX = 64_000
const INVALID_REQUEST = -32_600
const PARSE_ERROR = -32_700
const METHOD_NOT_FOUND = -32_601

/** `POST /api/v1/mcp`: tools for agents. */
export function mountMcp(app: FastifyInstance, { context }: Web): void {
  const asking = new WeakMap<Request, { request: FastifyRequest; caller: SignedIn | undefined }>()
  const run: RunTool = async (from, tool, args) => {
    const sent = asking.get(from)
    if (!sent) throw new Error('a tool is called for an unknown request')
    return toolResult(await callRoute({ app, context, request: sent.request }, tool.call(args), sent.caller))
  }
  let opened: ReturnType<typeof openMcp> | undefined
  void app.register((endpoint, _options, done) => {
    endpoint.removeAllContentTypeParsers()
    endpoint.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: BODY_MAX },
      (_request, body, parsed) => parsed(null, body),
    )
    endpoint.addHook('onRequest', async (request) => refuseForeignOrigin(request, context.config.publicUrl))
    endpoint.post(RESOURCES.mcp, async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const message = readMessage(request.body)
      if (message instanceof Refused) return reply.code(400).send(jsonRpcError(message.code, message.message))
      const caller = await callerOf(context, request).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'not_signed_in') return 'invalid' as const
        throw error
      })
      const challenge = challengeFor(message, caller)
      if (challenge) return refuse(reply, context.config.publicUrl, challenge)
      if (caller === 'invalid') throw new Error('an invalid token was not refused')
      const sent = webRequest(request, context.config.publicUrl)
      asking.set(sent, { request, caller })
      const { fetch } = await (opened ??= openMcp(run))
      const response = await fetch(sent, { parsedBody: message })
      void reply.code(response.status).header('content-type', response.headers.get('content-type') ?? '')
      return reply.send(await response.text())
    })
    // There is nothing to listen to and no session to end.
    for (const method of ['GET', 'DELETE'] as const)
      endpoint.route({
        method,
        url: RESOURCES.mcp,
        handler: (_request, reply) =>
          reply.code(405).header('allow', 'POST').send(jsonRpcError(INVALID_REQUEST, 'Method not allowed')),
      })
    done()
  })
}

/** Agents send none. A page of somebody else must not use a browser that can reach us. */
function refuseForeignOrigin(request: FastifyRequest, publicUrl: string): void {
  const origin = headerText(request, 'origin')
  if (origin === undefined || origin === new URL(publicUrl).origin) return
  const host = URL.canParse(origin) ? new URL(origin).host : undefined
  if (host !== undefined && host === askedHost(request.raw)) return
  throw new AppError('not_allowed', { detail: 'Origin: pages of other sites may not call this address' })
}

type Message = Readonly<Record<string, unknown>>

class Refused extends Error {
  readonly code: number
  constructor(code: number, reason: string) {
    super(reason)
    this.code = code
  }
}

/** One message at a time, as the protocol has it since June 2025. */
function readMessage(body: unknown): Message | Refused {
  let message: unknown
  try {
    message = JSON.parse(typeof body === 'string' ? body : '')
  } catch {
    return new Refused(PARSE_ERROR, 'The body is not JSON')
  }
  if (!isMessage(message))
    return new Refused(
      INVALID_REQUEST,
      'Expected one JSON-RPC message; batches are not part of this protocol',
    )
  // It would hold a connection open for changes that never come.
  if (message.method === 'subscriptions/listen')
    return new Refused(METHOD_NOT_FOUND, 'subscriptions/listen: nothing here changes')
  return message
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function jsonRpcError(code: number, message: string) {
  return { jsonrpc: '2.0', id: null, error: { code, message } }
}

/** By an API key or an access token. Undefined without either. Throws `not_signed_in` for anything else, and `rate_limited`. */
async function callerOf(context: Context, request: FastifyRequest): Promise<SignedIn | undefined> {
  const { authorization } = request.headers
  const token = credentialsOf(request, 'bearer') ?? headerText(request, 'x-api-key')
  if (token === undefined && authorization === undefined) return undefined
  const calling = callingOf(request)
  const caller =
    token === undefined
      ? undefined
      : ((await callerByKey(context, token, calling)) ??
        (await callerByAccessToken(context, token, calling, 'mcp')))
  if (!caller) throw new AppError('not_signed_in')
  return caller
}

interface Challenge {
  status: 401 | 403
  error?: 'invalid_token' | 'insufficient_scope'
  scope?: string | undefined
}

/** Why somebody has to authorize first. Undefined: they need not. */
function challengeFor(message: Message, caller: SignedIn | 'invalid' | undefined): Challenge | undefined {
  if (caller === 'invalid') return { status: 401, error: 'invalid_token' }
  const call = callOf(message)
  if (!call || isPublic(call)) return undefined
  const scope = scopeOf(call.route)
  if (!caller) return { status: 401, scope }
  if (caller.scopes && isOpenToKey(caller.scopes, call.route)) return undefined
  return { status: 403, error: 'insufficient_scope', scope }
}

/** The call that a message leads to. Undefined also for wrong arguments: the tool says what is wrong with them. */
function callOf({ method, params }: Message): RouteCall | undefined {
  if (method !== 'tools/call' || !isMessage(params)) return undefined
  const tool = TOOLS.find(({ name }) => name === params.name)
  const parsed = tool?.input.safeParse(params.arguments ?? {})
  return tool && parsed?.success ? tool.call(parsed.data as never) : undefined
}

/** RFC 6750, section 3, with the address of RFC 9728 where agents learn whom to ask. */
function refuse(reply: FastifyReply, publicUrl: string, { status, error, scope }: Challenge): FastifyReply {
  return reply
    .code(status)
    .header('www-authenticate', bearer(publicUrl, 'mcp', { error, scope }))
    .send(
      jsonRpcError(
        INVALID_REQUEST,
        scope ? `This needs a key with the scope ${scope}` : 'This token is not valid',
      ),
    )
}

/** What the SDK reads: headers. The body is parsed already. */
function webRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && name !== 'authorization' && name !== 'x-api-key')
      headers.set(name, value)
  return new Request(publicUrl + RESOURCES.mcp, { method: 'POST', headers })
}
