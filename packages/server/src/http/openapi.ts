import type { Route, WebhookEvent } from '@scheduling/contract'
import {
  AUTHS,
  capabilities,
  ERRORS,
  GENERAL_ERRORS,
  refusalsOf,
  WEBHOOK_EVENTS,
  WebhookPayload,
} from '@scheduling/contract'
import { z } from 'zod'

type Json = Record<string, unknown>

const BODY_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  raw: 'application/octet-stream',
} as const

/** OpenAPI 3.1 of the whole contract. Source: https://spec.openapis.org/oas/v3.1.0 */
export function openApiDocument(publicUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const [tag, routes] of Object.entries(capabilities))
    for (const [key, route] of Object.entries(routes)) {
      const [method, url] = key.split(' ') as [string, string]
      const path = url.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(key, tag, route) }
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Scheduling API', version: '1' },
    servers: [{ url: `${publicUrl}/api/v1` }],
    tags: Object.keys(capabilities).map((name) => ({ name })),
    paths,
    webhooks: Object.fromEntries(WEBHOOK_EVENTS.map((event) => [event, { post: webhookOf(event) }])),
    components: { securitySchemes: AUTHS, schemas: { Problem: PROBLEM } },
  }
}

function operationOf(key: string, tag: string, route: Route): Json {
  return {
    operationId: key.toLowerCase().replace(/[^a-z]+/g, '_'),
    summary: route.summary,
    tags: [tag],
    security: route.auth === 'public' ? [] : [{ [route.auth]: [] }],
    parameters: [
      ...parametersOf(route.params, 'path'),
      ...parametersOf(route.query, 'query'),
      ...(route.idempotent ? [IDEMPOTENCY_KEY] : []),
      ...(route.edits ? [IF_MATCH] : []),
      ...(route.errors.includes('proof_needed') ? [PROOF] : []),
      DEVICE_ID,
    ],
    ...bodyOf(route),
    responses: responsesOf(key, route),
  }
}

function bodyOf(route: Route): Json {
  if (!route.body && route.takes === 'json') return {}
  const schema = route.body ? schemaOf(route.body, 'input') : {}
  return { requestBody: { required: true, content: { [BODY_TYPES[route.takes]]: { schema } } } }
}

/** What we send, and what we expect in answer. */
function webhookOf(event: WebhookEvent): Json {
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
    requestBody: { required: true, content: json(schemaOf(WebhookPayload, 'output')) },
    responses: {
      '2XX': { description: 'Taken' },
      '410': { description: 'Nothing more is wanted: the webhook is turned off' },
    },
  }
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key gives the same answer; with another body it is an error',
  schema: { type: 'string', maxLength: 100 },
}

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The `ETag` under which it was read: where it is otherwise by now nothing is changed, and the answer is `changed_meanwhile`',
  schema: { type: 'string' },
}

const PROOF = {
  name: 'Proof-Of-Work',
  in: 'header',
  required: false,
  description:
    'In answer to `proof_needed`: its `proof.challenge`, a space, and a whole number such that SHA-256 of `challenge:number` begins with `proof.bits` zero bits',
  schema: { type: 'string' },
}

const DEVICE_ID = {
  name: 'X-Device-Id',
  in: 'header',
  required: false,
  description: 'Names the tab or the program that calls; only its first 64 characters count',
  schema: { type: 'string' },
}

function parametersOf(schema: Route['params'], place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
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

function responsesOf(key: string, route: Route): Json {
  const codes = [...refusalsOf(key, route), ...GENERAL_ERRORS]
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status)
  const refusals = [...byStatus].map(([status, each]) => [
    status,
    {
      description: each.map((code) => `\`${code}\`: ${ERRORS[code].title}`).join('; '),
      ...(RETRIED.includes(status) && { headers: RETRY_AFTER }),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ])
  return { [route.status]: successOf(route), ...Object.fromEntries(refusals) }
}

function successOf({ gives, mediaType, result }: Route): Json {
  if (gives === 'redirect') return { description: 'Leads on', headers: LOCATION }
  if (gives === 'file')
    return { description: 'A file, sent while it is read', headers: FILE_NAME, content: { [mediaType]: {} } }
  return result
    ? { description: 'Success', content: json(schemaOf(result, 'output')) }
    : { description: 'Success, without a body' }
}

const LOCATION = { Location: { description: 'Where to', schema: { type: 'string' } } }
const FILE_NAME = { 'Content-Disposition': { description: 'Its name', schema: { type: 'string' } } }

// The statuses that say when to come back.
const RETRIED = [429, 503]
const RETRY_AFTER = { 'Retry-After': { description: 'In seconds', schema: { type: 'integer' } } }

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}

function schemaOf(schema: NonNullable<Route['body']>, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema as z.ZodType, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  })
  return inline(rest)
}

/** Named parts come as `$defs` with local references; in this document each schema stands for itself. */
function inline(schema: Json): Json {
  const { $defs: definitions = {}, ...rest } = schema as Json & { $defs?: Record<string, Json> }
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve)
    if (typeof value !== 'object' || value === null) return value
    const reference = (value as { $ref?: unknown }).$ref
    if (typeof reference === 'string') return resolve(definitions[reference.replace('#/$defs/', '')] ?? {})
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, resolve(part)]))
  }
  return resolve(rest) as Json
}

const PROBLEM = {
  type: 'object',
  description: 'RFC 9457 problem document',
  required: ['type', 'title', 'status', 'code', 'instance'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(ERRORS) },
    detail: { type: 'string' },
    instance: { type: 'string', description: "The request's id" },
    errors: {
      type: 'array',
      items: {
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
    },
    proof: {
      type: 'object',
      required: ['challenge', 'bits'],
      properties: { challenge: { type: 'string' }, bits: { type: 'integer' } },
    },
    nearest: { type: 'array', items: { type: 'string', format: 'date-time' } },
    retryAfter: { type: 'integer', description: 'In seconds, as `Retry-After`' },
  },
}
