import type { Route } from '@scheduling/contract'
import { api, ERRORS, WEBHOOK_EVENTS, WebhookPayload } from '@scheduling/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { startTestApp } from '../../testing/app.ts'
import { AppError } from '../../errors.ts'
import { openApiDocument } from './openapi.ts'
import { problemOf } from '../problem.ts'

interface Parameter {
  name: string
  in: string
}

interface Operation {
  operationId: string
  parameters: (Parameter | { $ref: string })[]
  responses: Record<string, unknown>
}

const app = await startTestApp()
const document = openApiDocument('https://meet.example.com')
const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

/** What a reference points to. Undefined if there is nothing. */
function at(reference: string): unknown {
  const [, ...names] = reference.split('/')
  return names.reduce<unknown>(
    (part, name) => (part as Record<string, unknown> | undefined)?.[name],
    document,
  )
}

function parametersOf({ parameters }: Operation): Parameter[] {
  return parameters.map((each) => ('$ref' in each ? (at(each.$ref) as Parameter) : each))
}

test('is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator()
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('describes every route, each under a name of its own', () => {
  expect(operations).toHaveLength(Object.keys(api).length)
  const names = operations.map(({ operation }) => operation.operationId)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('says what is sent to webhooks', () => {
  const webhooks = document.webhooks as Record<string, { post: { requestBody: unknown } }>
  expect(Object.keys(webhooks)).toEqual(WEBHOOK_EVENTS)
  expect(JSON.stringify(webhooks['invitee.created']?.post.requestBody)).toContain('/WebhookPayload')
  expect(JSON.stringify(at('#/components/schemas/HostBooking'))).toContain('"utm_source"')
})

test('names every part of a path among its parameters', () => {
  for (const { path, operation } of operations) {
    const inPath = parametersOf(operation).filter((parameter) => parameter.in === 'path')
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
  }
})

test('says of every route what the server may answer in general, and which tab calls', () => {
  for (const { method, operation } of operations) {
    const statuses = Object.keys(operation.responses)
    expect(statuses).toEqual(expect.arrayContaining(['500', '503']))
    const ofBody = ['400', '413', '415'].filter((status) => statuses.includes(status))
    expect(ofBody).toEqual(method === 'get' ? [] : ['400', '413', '415'])
    expect(parametersOf(operation)).toContainEqual(
      expect.objectContaining({ name: 'X-Device-Id', in: 'header', required: false }),
    )
  }
})

const named = at('#/components/schemas') as Record<string, object>
const used = Object.values<Route>(api).flatMap(({ params, query, body, result }) => [
  ...[params, query, body].map((schema) => ({ schema, io: 'input' as const })),
  { schema: result, io: 'output' as const },
])

test('each schema with an id stands among the components under it', () => {
  const ids = [...used, { schema: WebhookPayload, io: 'output' as const }].flatMap(({ schema, io }) => {
    if (!schema) return []
    return Object.keys(z.toJSONSchema(schema as z.ZodType, { io, unrepresentable: 'any' }).$defs ?? {})
  })
  expect(new Set(ids).size).toBeGreaterThan(50)
  const names = new Set(Object.keys(named).map((name) => name.replace(/Input$/, '')))
  expect(ids.filter((id) => !names.has(id))).toEqual([])
})

test('every reference leads somewhere, and nothing that has a name is written out again', () => {
  const { components: _, ...operationsAlone } = document
  const text = JSON.stringify(document)
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target ?? '')
  expect(references.length).toBeGreaterThan(Object.keys(api).length)
  expect(references.filter((target) => at(target) === undefined)).toEqual([])
  const written = JSON.stringify(operationsAlone)
  const again = Object.entries(named).filter(([, schema]) => written.includes(JSON.stringify(schema)))
  expect(again.map(([name]) => name)).toEqual([])
})

test('is served to tools anywhere, and to people as a page', async () => {
  const served = await fetch(`${app.url}/api/v1/openapi.json`)
  expect(served.headers.get('access-control-allow-origin')).toBe('*')
  const shown = (await served.json()) as { openapi: string }
  expect(shown.openapi).toBe('3.1.0')
  const page = await fetch(`${app.url}/docs/api`)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(await page.text()).toContain('/manage/reschedule')
})

test('the type of every problem leads to its place in the reference', async () => {
  const page = await (await fetch(`${app.url}/docs/api`)).text()
  for (const code of Object.keys(ERRORS) as (keyof typeof ERRORS)[]) {
    const { type, title } = problemOf(new AppError(code), 'request')
    const [path, place] = type.split('#')
    expect(path).toBe('/docs/api')
    expect(page.split(`id="${place}"`), `${type} is one place`).toHaveLength(2)
    expect(page.split(`id="${place}"`)[1]).toContain(title)
  }
})

test('a file is told of as what it is', () => {
  const file = operations.find(({ path }) => path === '/bookings.csv')?.operation
  expect(file?.responses['200']).toMatchObject({ content: { 'text/csv': {} } })
})
