import { openApiDocument } from '../../packages/server/src/http/reference/openapi.ts'

export type Schema = Record<string, unknown>

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: Schema
}

export interface Operation {
  id: string
  method: string
  path: string
  summary: string
  parameters: Parameter[]
  isIdempotent: boolean
  /** The media type and schema of the request's body. */
  body?: { type: string; schema: Schema }
  /** The schema of a JSON success, `file` for bytes, and undefined for nothing. */
  result?: Schema | 'file'
  status: string
}

/** What programs call: every route that takes an API key, and those of invitees. */
export interface ClientDocument {
  operations: Operation[]
  /** The named schemas that these operations and webhooks use. */
  schemas: Record<string, Schema>
}

interface Written {
  paths: Record<string, Record<string, WrittenOperation>>
  components: { schemas: Record<string, Schema> }
}

type Content = Record<string, { schema: Schema }>

interface WrittenOperation {
  operationId: string
  summary: string
  tags: string[]
  security: Record<string, unknown>[]
  parameters: (Parameter | { $ref: string })[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

// Public routes of other capabilities are for our own pages: signing in, votes, answers to mails.
const FOR_INVITEES = new Set(['bookings', 'publicPages', 'slots', 'campaigns'])
const WEBHOOK_SCHEMAS = ['WebhookPayload', 'VideoWebhookPayload']
const IDEMPOTENCY_KEY = '#/components/parameters/IdempotencyKey'

export function clientDocument(): ClientDocument {
  const { paths, components } = openApiDocument('') as unknown as Written
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => isForPrograms(operation))
      .map(([method, operation]) => operationOf(method.toUpperCase(), path, operation)),
  )
  const used = namesIn([operations, WEBHOOK_SCHEMAS.map(referenceTo), referenceTo('Problem')])
  for (const name of used) for (const inside of namesIn(components.schemas[name])) used.add(inside)
  const schemas = Object.entries(components.schemas).filter(([name]) => used.has(name))
  return { operations, schemas: Object.fromEntries(schemas) }
}

function isForPrograms({ security, tags }: WrittenOperation): boolean {
  const names = new Set(security.flatMap((each) => Object.keys(each)))
  if (names.has('apiKey')) return true
  return (names.size === 0 || names.has('manage')) && tags.some((tag) => FOR_INVITEES.has(tag))
}

function operationOf(method: string, path: string, written: WrittenOperation): Operation {
  const { operationId: id, summary, security, parameters, requestBody, responses } = written
  const [status, { content }] = successOf(responses)
  return {
    id,
    method,
    path,
    summary,
    parameters: [
      ...parameters.filter((each): each is Parameter => !('$ref' in each)),
      ...(security.some((each) => 'manage' in each) ? [MANAGE_TOKEN] : []),
    ],
    isIdempotent: parameters.some((each) => '$ref' in each && each.$ref === IDEMPOTENCY_KEY),
    ...(requestBody && { body: bodyOf(requestBody.content) }),
    ...(content && { result: content['application/json']?.schema ?? 'file' }),
    status,
  }
}

const MANAGE_TOKEN: Parameter = {
  name: 'Authorization',
  in: 'header',
  required: true,
  description: '`Manage`, a space, and the token of a booking',
  schema: { type: 'string' },
}

function successOf(responses: WrittenOperation['responses']) {
  const success = Object.entries(responses).find(([status]) => /^[23]/.test(status))
  if (!success) throw new Error(`No success among ${Object.keys(responses).join(', ')}`)
  return success
}

function bodyOf(content: Content): Operation['body'] {
  const [[type, { schema }] = ['application/json', { schema: {} }]] = Object.entries(content)
  return { type, schema }
}

const SCHEMAS = '#/components/schemas/'

function referenceTo(name: string): Schema {
  return { $ref: SCHEMAS + name }
}

/** The name that a reference leads to. */
export function nameIn(reference: unknown): string {
  return String(reference).slice(SCHEMAS.length)
}

function namesIn(part: unknown): Set<string> {
  const references = JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g)
  return new Set([...references].map(([, name = '']) => name))
}
