import { OAUTH_PLACES, RESOURCES } from '@scheduling/contract'
import { SCOPES } from '@scheduling/contract/scopes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Web } from '../../capability.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { allow } from '../abuse/operations.ts'
import { LIMITS } from './limits.ts'
import type { Basic, Params } from './tokens.ts'
import { giveTokens, revokeToken, TokenRefused } from './tokens.ts'

const BODY_MAX = 16_000
const FORM = 'application/x-www-form-urlencoded'

/** What programs call. Its shapes are those of the RFCs, not the contract's. */
export function mountOauth(app: FastifyInstance, { context }: Web): void {
  mountMetadata(app, context)
  void app.register((endpoints, _options, done) => {
    endpoints.removeAllContentTypeParsers()
    endpoints.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: BODY_MAX },
      (_request, body, parsed) => parsed(null, body),
    )
    endpoints.post(OAUTH_PLACES.token, async (request, reply) =>
      answered(context, request, reply, async (params, basic) => giveTokens(context, params, basic)),
    )
    endpoints.post(OAUTH_PLACES.revoke, async (request, reply) =>
      answered(context, request, reply, async (params, basic) => {
        await revokeToken(context, params, basic)
        return {}
      }),
    )
    done()
  })
}

type Work = (params: Params, basic: Basic | undefined) => Promise<object>

async function answered(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  work: Work,
): Promise<FastifyReply> {
  void reply.headers({
    'cache-control': 'no-store',
    pragma: 'no-cache',
    // Nothing here goes by cookies, so apps in browsers may ask, too.
    'access-control-allow-origin': '*',
  })
  try {
    await allow(context, 'oauth-token', [[LIMITS.tokens, request.ip]])
    return await reply.send(await work(paramsOf(request.body), basicOf(request)))
  } catch (error) {
    const refused = error instanceof AppError && error.code === 'rate_limited' ? overLimit(error) : error
    if (!(refused instanceof TokenRefused)) throw error
    if (error instanceof AppError) void reply.header('retry-after', String(error.retryAfterSeconds ?? 1))
    if (refused.status === 401) void reply.header('www-authenticate', 'Basic realm="oauth"')
    return reply.code(refused.status).send({ error: refused.error, error_description: refused.message })
  }
}

function overLimit({ message }: AppError): TokenRefused {
  return new TokenRefused('temporarily_unavailable', message, 429)
}

/** Throws `TokenRefused` for what is there twice. */
function paramsOf(body: unknown): Params {
  const form = new URLSearchParams(typeof body === 'string' ? body : '')
  const params = Object.fromEntries(form)
  const repeated = Object.keys(params).find((name) => name !== 'resource' && form.getAll(name).length > 1)
  if (repeated !== undefined)
    throw new TokenRefused(
      'invalid_request',
      `${repeated.replace(/[^\w]/g, '?').slice(0, 40)}: expected once`,
    )
  return params
}

/** RFC 6749, section 2.3.1: both parts are encoded as in forms. */
function basicOf({ headers }: FastifyRequest): Basic | undefined {
  const [, encoded] = /^Basic ([\w+/=]+)$/i.exec(headers.authorization ?? '') ?? []
  if (encoded === undefined) return undefined
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString().split(':')
  return { id: formDecoded(id), secret: formDecoded(secret.join(':')) }
}

function formDecoded(text: string): string {
  return new URLSearchParams(`x=${text.replaceAll('&', '%26')}`).get('x') ?? ''
}

function mountMetadata(app: FastifyInstance, { config: { publicUrl } }: Context): void {
  // RFC 8414
  const server = {
    issuer: publicUrl,
    authorization_endpoint: publicUrl + OAUTH_PLACES.authorize,
    token_endpoint: publicUrl + OAUTH_PLACES.token,
    revocation_endpoint: publicUrl + OAUTH_PLACES.revoke,
    scopes_supported: SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
    revocation_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: `${publicUrl}/docs/api`,
  }
  // RFC 9728
  const resource = (place: string) => ({
    resource: publicUrl + place,
    authorization_servers: [publicUrl],
    scopes_supported: SCOPES,
    bearer_methods_supported: ['header'],
    resource_documentation: `${publicUrl}/docs/api`,
  })
  const documents = {
    '/.well-known/oauth-authorization-server': server,
    '/.well-known/oauth-protected-resource': resource(RESOURCES.api),
    [`/.well-known/oauth-protected-resource${RESOURCES.api}`]: resource(RESOURCES.api),
    [`/.well-known/oauth-protected-resource${RESOURCES.mcp}`]: resource(RESOURCES.mcp),
  }
  for (const [place, document] of Object.entries(documents))
    app.get(place, (_request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=3600' })
        .send(JSON.stringify(document)),
    )
}
