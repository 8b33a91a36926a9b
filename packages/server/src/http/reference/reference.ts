import { escapeHtml } from '@scheduling/domain'
import { ERRORS } from '@scheduling/contract'
import type { FastifyInstance } from 'fastify'
import { openApiDocument, tagTitle } from './openapi.ts'

interface Reference {
  $ref: string
}

interface Parameter {
  name: string
  in: string
  required: boolean
  schema: unknown
  description?: string
}

interface Answer {
  description: string
  content?: Record<string, { schema: unknown }>
}

interface Operation {
  summary: string
  description?: string
  tags: string[]
  security: unknown[]
  parameters: (Parameter | Reference)[]
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, Answer | Reference>
}

/** Named parts of the document, each defined once. */
interface Components {
  parameters: Record<string, Parameter>
  responses: Record<string, Answer>
  schemas: Record<string, unknown>
}

/**
 * Serves `/api/v1/openapi.json`, and `/docs/api` for people. Built at the first request: few servers get one.
 */
export function mountReference(app: FastifyInstance, publicUrl: string): void {
  let written: Written | undefined
  const reference = () => (written ??= referenceOf(publicUrl))

  app.get('/api/v1/openapi.json', (_request, reply) => {
    // Public and without secrets, so tools on other origins may read it.
    return reply
      .type('application/json')
      .header('access-control-allow-origin', '*')
      .send(reference().document)
  })
  app.get('/docs/api', (_request, reply) => {
    const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    const { page } = reference()
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page)
  })
}

/** Kept as bytes: sending a string would copy it for each response. */
interface Written {
  document: Buffer
  page: Buffer
}

function referenceOf(publicUrl: string): Written {
  const document = openApiDocument(publicUrl)
  const { paths, webhooks } = document as Record<string, Record<string, Record<string, Operation>>>
  const components = document.components as Components
  return {
    document: Buffer.from(JSON.stringify(document)),
    page: Buffer.from(referencePage({ ...paths, ...webhooks }, components)),
  }
}

function referencePage(paths: Record<string, Record<string, Operation>>, components: Components): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '')
  const contents = [...groups.keys()]
    .map((tag) => `<li><a href="#${tag}">${escapeHtml(tagTitle(tag))}</a></li>`)
    .join('')
  const sections = [...groups].map(
    ([tag, list]) =>
      `<section id="${tag}"><h2>${escapeHtml(tagTitle(tag))}</h2>${list.map((each) => operationHtml(each, components)).join('')}</section>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>API reference</title><style>${STYLE}</style></head><body><nav><h1>API</h1><ul>${contents}<li><a href="#schemas">Schemas</a></li><li><a href="#errors">Errors</a></li></ul><p><a href="/docs/api/try">Try it</a><br><a href="/api/v1/openapi.json">openapi.json</a></p></nav><main><p>All paths are below <code>/api/v1</code>. Errors are RFC 9457 problem documents with a stable <code>code</code>.</p>${sections.join('')}${schemasHtml(components)}${errorsHtml()}</main></body></html>`
}

function operationHtml(
  { path, method, operation }: { path: string; method: string; operation: Operation },
  components: Components,
): string {
  const parameters = operation.parameters
    .map((parameter) => resolved(parameter, components.parameters))
    .map(
      (parameter) =>
        `<tr><td><code>${escapeHtml(parameter.name)}</code></td><td>${parameter.in}${parameter.required ? ', required' : ''}</td><td>${escapeHtml(parameter.description ?? typeText(parameter.schema))}</td></tr>`,
    )
    .join('')
  const [body] = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema)
  const responses = Object.entries(operation.responses).map(([status, given]) => {
    const response = resolved(given, components.responses)
    const schema = response.content?.['application/json']?.schema
    const shape = schema ? details('Shape', schema) : ''
    return `<tr><td><b>${status}</b></td><td colspan="2">${withPlaces(response.description)}${shape}</td></tr>`
  })
  const who = operation.security.length > 0 ? '<small>token needed</small>' : '<small>public</small>'
  const about = operation.description
    ? `<p>${escapeHtml(operation.description).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`
    : ''
  return `<article><h3><span class="${method}">${method}</span> <code>${escapeHtml(path)}</code> ${who}</h3><p>${escapeHtml(operation.summary)}</p>${about}${body ? details('Body', body) : ''}<table>${parameters}${responses.join('')}</table></article>`
}

function resolved<Part extends object>(part: Part | Reference, named: Record<string, Part>): Part {
  if (!('$ref' in part)) return part
  const found = named[part.$ref.slice(part.$ref.lastIndexOf('/') + 1)]
  if (!found) throw new Error(`${part.$ref} leads nowhere`)
  return found
}

/** Schemas by name. Shapes link here. */
function schemasHtml({ schemas }: Components): string {
  const each = Object.entries(schemas).map(
    ([name, schema]) => `<article id="schema-${name}"><h3>${name}</h3>${shapeHtml(schema)}</article>`,
  )
  return `<section id="schemas"><h2>Schemas</h2>${each.join('')}</section>`
}

/** Errors by code. The `type` of a problem links here. */
function errorsHtml(): string {
  const rows = Object.entries(ERRORS).map(
    ([code, { status, title }]) =>
      `<tr id="${code}"><td><code>${code}</code></td><td><b>${status}</b></td><td>${escapeHtml(title)}</td></tr>`,
  )
  return `<section id="errors"><h2>Errors</h2><table>${rows.join('')}</table></section>`
}

/** Links the codes in a description to where they are explained. */
function withPlaces(description: string): string {
  return escapeHtml(description).replace(/`(\w+)`/g, '<a href="#$1"><code>$1</code></a>')
}

function details(title: string, schema: unknown): string {
  return `<details><summary>${title}</summary>${shapeHtml(schema)}</details>`
}

function shapeHtml(schema: unknown): string {
  const text = escapeHtml(JSON.stringify(schema, null, 2))
  return `<pre>${text.replace(/#\/components\/schemas\/(\w+)/g, '<a href="#schema-$1">$1</a>')}</pre>`
}

function typeText(schema: unknown): string {
  const {
    type,
    enum: values,
    description,
  } = schema as { type?: string; enum?: string[]; description?: string }
  return description ?? (values ? values.join(' | ') : (type ?? ''))
}

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:15px/1.55 system-ui,sans-serif;display:grid;grid-template-columns:220px minmax(0,1fr);color:light-dark(#1b2430,#e6eaf0);background:light-dark(#fff,#10151c)}nav{position:sticky;top:0;align-self:start;padding:24px}nav ul{list-style:none;padding:0;line-height:2}main{padding:24px 32px 96px;max-width:900px}a{color:light-dark(#0064b5,#5bb5ff)}article{border-top:1px solid light-dark(#dfe4ea,#2a323d);padding:16px 0}h3{margin:0;font-size:15px}h3 small{font-weight:400;opacity:.7;margin-inline-start:8px}h3 span{font:600 12px ui-monospace,monospace;padding:2px 6px;border-radius:4px;background:light-dark(#e8f3fd,#16324a)}.DELETE{background:light-dark(#fdeaea,#4a1d1d)!important}table{border-collapse:collapse;width:100%;margin-top:8px}td{vertical-align:top;padding:4px 12px 4px 0;font-size:14px}pre{overflow:auto;font-size:12px;background:light-dark(#f5f7fa,#161d26);padding:12px;border-radius:8px}@media(max-width:700px){body{display:block}nav{position:static}}`
