import { api, ERRORS, WEBHOOK_EVENTS } from '@scheduling/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { startTestApp } from '../testing/app.ts'
import { AppError } from '../errors.ts'
import { openApiDocument } from './openapi.ts'
import { problemOf } from './problem.ts'

interface Operation {
  operationId: string
  parameters: { name: string; in: string }[]
  responses: Record<string, unknown>
}

const app = await startTestApp()
const document = openApiDocument('https://meet.example.com')
const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

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
  expect(JSON.stringify(webhooks['invitee.created']?.post.requestBody)).toContain('"utm_source"')
})

test('names every part of a path among its parameters', () => {
  for (const { path, operation } of operations) {
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
  }
})

test('says of every route what the server may answer in general, and which tab calls', () => {
  for (const { method, operation } of operations) {
    const statuses = Object.keys(operation.responses)
    expect(statuses).toEqual(expect.arrayContaining(['500', '503']))
    const ofBody = ['400', '413', '415'].filter((status) => statuses.includes(status))
    expect(ofBody).toEqual(method === 'get' ? [] : ['400', '413', '415'])
    expect(operation.parameters).toContainEqual(
      expect.objectContaining({ name: 'X-Device-Id', in: 'header', required: false }),
    )
  }
})

test('each schema stands for itself: no reference leads nowhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target)
  expect(new Set(references)).toEqual(new Set(['#/components/schemas/Problem']))
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
