import type { ErrorCode, Route, WebhookEvent } from '@scheduling/contract'
import {
  api,
  AUTHS,
  capabilities,
  ERRORS,
  GENERAL_ERRORS,
  payloadSchemaOf,
  refusalsOf,
  RoutingWebhookPayload,
  scopeOf,
  VideoWebhookPayload,
  WEBHOOK_EVENTS,
  WebhookPayload,
} from '@scheduling/contract'
import type { Direction, Json, Schema, Schemas } from './openapi-schemas.ts'
import { schemaReference, schemasOf } from './openapi-schemas.ts'

const BODY_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  raw: 'application/octet-stream',
} as const

/** OpenAPI 3.1 of the whole contract. Source: https://spec.openapis.org/oas/v3.1.0 */
export function openApiDocument(publicUrl: string): Json {
  const schemas = schemasOf([
    ...Object.values<Route>(api).flatMap(schemasOfRoute),
    [WebhookPayload, 'output'],
    [RoutingWebhookPayload, 'output'],
    [VideoWebhookPayload, 'output'],
  ])
  const refusals = new Map<string, Json>()
  const paths: Record<string, Json> = {}
  for (const [tag, routes] of Object.entries(capabilities))
    for (const [key, route] of Object.entries<Route>(routes)) {
      const [method, url] = key.split(' ') as [string, string]
      const path = url.replace(/:(\w+)/g, '{$1}')
      const operation = operationOf(key, tag, route, schemas, refusals)
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation }
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Scheduling API', version: '1', description: DESCRIPTION },
    servers: [{ url: `${publicUrl}/api/v1` }],
    tags: Object.keys(capabilities).map((name) => ({ name, 'x-displayName': tagTitle(name) })),
    paths,
    webhooks: Object.fromEntries(WEBHOOK_EVENTS.map((event) => [event, { post: webhookOf(event, schemas) }])),
    components: {
      securitySchemes: { ...AUTHS, apiKey: API_KEY },
      parameters: PARAMETERS,
      responses: Object.fromEntries(refusals),
      schemas: { ...schemas.named, ...PROBLEM_SCHEMAS },
    },
  }
}

const DESCRIPTION =
  'Programs send an API key as `X-API-Key`; hosts make one in the dashboard, under Integrations. What invitees do needs none. Errors are RFC 9457 problem documents with a stable `code`. At most 600 calls a minute; past that, 429 with `Retry-After`.'

/** `oneOffs` becomes `One offs`. */
export function tagTitle(name: string): string {
  const spaced = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).replace(/^pi /, 'PI ')
}

function schemasOfRoute({ params, query, body, result }: Route): [Schema, Direction][] {
  const used: [Schema | undefined, Direction][] = [
    [params, 'input'],
    [query, 'input'],
    [body, 'input'],
    [result, 'output'],
  ]
  return used.filter((each): each is [Schema, Direction] => each[0] !== undefined)
}

function operationOf(
  key: string,
  tag: string,
  route: Route,
  schemas: Schemas,
  refusals: Map<string, Json>,
): Json {
  return {
    operationId: key.toLowerCase().replace(/[^a-z]+/g, '_'),
    summary: route.summary,
    tags: [tag],
    ...securityOf(key, route),
    parameters: [
      ...parametersOf(route.params, 'path', schemas),
      ...parametersOf(route.query, 'query', schemas),
      ...headersOf(route),
    ],
    ...bodyOf(route, schemas),
    responses: { [route.status]: successOf(route, schemas), ...refusalsIn(key, route, refusals) },
  }
}

const API_KEY = {
  type: 'apiKey',
  in: 'header',
  name: 'X-API-Key',
  description: 'An API key, made in the dashboard; `Authorization: Bearer` takes it, too',
}

function securityOf(key: string, { auth }: Route): Json {
  if (auth === 'public') return { security: [] }
  const scope = auth === 'host' || auth === 'verified' ? scopeOf(key) : undefined
  if (scope === undefined) return { security: [{ [auth]: [] }] }
  return {
    ...(scope !== 'any' && { description: `API keys need the scope \`${scope}\`.` }),
    security: [{ apiKey: [] }, { [auth]: [] }],
  }
}

function bodyOf(route: Route, { shapeOf }: Schemas): Json {
  if (!route.body && route.takes === 'json') return {}
  const schema = route.body ? shapeOf(route.body, 'input') : {}
  return { requestBody: { required: true, content: { [BODY_TYPES[route.takes]]: { schema } } } }
}

/** What we send, and the response that we expect. */
function webhookOf(event: WebhookEvent, { shapeOf }: Schemas): Json {
  const headers = ['webhook-id', 'webhook-timestamp', 'webhook-signature']
  return {
    operationId: `webhook_${event.replace('.', '_')}`,
    summary: `Sent to each webhook that asks for ${event}`,
    tags: ['webhooks'],
    security: [],
    parameters: headers.map((name) => ({
      name,
      in: 'header',
      required: true,
      description: 'Standard Webhooks',
      schema: { type: 'string' },
    })),
    requestBody: { required: true, content: json(shapeOf(payloadSchemaOf(event), 'output')) },
    responses: {
      '2XX': { description: 'Taken' },
      '410': { description: 'Nothing more is wanted: the webhook is turned off' },
    },
  }
}

const PARAMETERS = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'The same key gives the same answer; with another body it is an error',
    schema: { type: 'string', maxLength: 100 },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description:
      'The `ETag` under which it was read: where it is otherwise by now nothing is changed, and the answer is `changed_meanwhile`',
    schema: { type: 'string' },
  },
  Proof: {
    name: 'Proof-Of-Work',
    in: 'header',
    required: false,
    description:
      'In answer to `proof_needed`: its `proof.challenge`, a space, and a whole number such that SHA-256 of `challenge:number` begins with `proof.bits` zero bits',
    schema: { type: 'string' },
  },
  ActingFor: {
    name: 'Acting-For',
    in: 'header',
    required: false,
    description: 'The id of an organization for which the signed-in member acts; absent: for themselves',
    schema: { type: 'string', format: 'uuid' },
  },
  DeviceId: {
    name: 'X-Device-Id',
    in: 'header',
    required: false,
    description: 'Names the tab or the program that calls; only its first 64 characters count',
    schema: { type: 'string' },
  },
}

function headersOf({ action, idempotent, edits, errors }: Route): Json[] {
  const names: (keyof typeof PARAMETERS | false)[] = [
    idempotent && 'IdempotencyKey',
    edits !== undefined && 'IfMatch',
    errors.includes('proof_needed') && 'Proof',
    action !== undefined && 'ActingFor',
    'DeviceId',
  ]
  return names.filter(Boolean).map((name) => ({ $ref: `#/components/parameters/${String(name)}` }))
}

function parametersOf(schema: Route['params'], place: 'path' | 'query', { shapeOf }: Schemas): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = shapeOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

/** Refusals by status. Many routes share refusals, so each one is in `refusals` once. */
function refusalsIn(key: string, route: Route, refusals: Map<string, Json>): Json {
  const codes = new Set([...refusalsOf(key, route), ...GENERAL_ERRORS])
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, each]) => {
      const name = each.toSorted().join('_or_')
      if (!refusals.has(name)) refusals.set(name, refusalOf(status, each.toSorted()))
      return [status, { $ref: `#/components/responses/${name}` }]
    }),
  )
}

function refusalOf(status: number, codes: readonly ErrorCode[]): Json {
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code].title}`).join('; '),
    ...(RETRIED.includes(status) && { headers: RETRY_AFTER }),
    content: { 'application/problem+json': { schema: { $ref: schemaReference('Problem') } } },
  }
}

function successOf({ gives, mediaType, result }: Route, { shapeOf }: Schemas): Json {
  if (gives === 'redirect') return { description: 'Leads on', headers: LOCATION }
  if (gives === 'file')
    return { description: 'A file, sent while it is read', headers: FILE_NAME, content: { [mediaType]: {} } }
  return result
    ? { description: 'Success', content: json(shapeOf(result, 'output')) }
    : { description: 'Success, without a body' }
}

const LOCATION = { Location: { description: 'Where to', schema: { type: 'string' } } }
const FILE_NAME = { 'Content-Disposition': { description: 'Its name', schema: { type: 'string' } } }

// The statuses that come with `Retry-After`.
const RETRIED = [429, 503]
const RETRY_AFTER = { 'Retry-After': { description: 'In seconds', schema: { type: 'integer' } } }

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}

const PROBLEM_SCHEMAS = {
  ErrorCode: { type: 'string', enum: Object.keys(ERRORS) },
  FieldError: {
    type: 'object',
    required: ['path', 'reason', 'message'],
    properties: {
      path: { type: 'string' },
      reason: { type: 'string' },
      message: { type: 'string' },
      length: { type: 'integer', description: 'Of a text that is `too_long`: how many characters came' },
      max: { type: 'integer', description: 'Of the same: how many would be accepted' },
    },
  },
  Problem: {
    type: 'object',
    description: 'RFC 9457 problem document',
    required: ['type', 'title', 'status', 'code', 'instance'],
    properties: {
      type: { type: 'string' },
      title: { type: 'string' },
      status: { type: 'integer' },
      code: { $ref: schemaReference('ErrorCode') },
      detail: { type: 'string' },
      instance: { type: 'string', description: "The request's id" },
      errors: { type: 'array', items: { $ref: schemaReference('FieldError') } },
      proof: {
        type: 'object',
        required: ['challenge', 'bits'],
        properties: { challenge: { type: 'string' }, bits: { type: 'integer' } },
      },
      nearest: { type: 'array', items: { type: 'string', format: 'date-time' } },
      conflicts: { type: 'array', items: { $ref: schemaReference('Reason') } },
      retryAfter: { type: 'integer', description: 'In seconds, as `Retry-After`' },
    },
  },
}
