import { escapeHtml } from '@scheduling/domain'
import { ERRORS } from '@scheduling/contract'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi.ts'

interface Operation {
  summary: string
  tags: string[]
  security: unknown[]
  parameters: { name: string; in: string; required: boolean; schema: unknown; description?: string }[]
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>
}

/** `/api/v1/openapi.json`, and the same for people at `/docs/api`. Written when somebody first asks: few servers are asked. */
export function mountReference(app: FastifyInstance, publicUrl: string): void {
  let written: Reference | undefined
  const reference = () => (written ??= referenceOf(publicUrl))

  app.get('/api/v1/openapi.json', (_request, reply) => {
    // Public and without secrets: tools on other origins may read it.
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

/** As bytes: of a text each answer would take its own copy. */
interface Reference {
  document: Buffer
  page: Buffer
}

function referenceOf(publicUrl: string): Reference {
  const document = openApiDocument(publicUrl)
  const { paths, webhooks } = document as Record<string, Record<string, Record<string, Operation>>>
  return {
    document: Buffer.from(JSON.stringify(document)),
    page: Buffer.from(referencePage({ ...paths, ...webhooks })),
  }
}

function referencePage(paths: Record<string, Record<string, Operation>>): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '')
  const contents = [...groups.keys()].map((tag) => `<li><a href="#${tag}">${words(tag)}</a></li>`).join('')
  const sections = [...groups].map(
    ([tag, list]) =>
      `<section id="${tag}"><h2>${words(tag)}</h2>${list.map(operationHtml).join('')}</section>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>API reference</title><style>${STYLE}</style></head><body><nav><h1>API</h1><ul>${contents}<li><a href="#errors">Errors</a></li></ul><p><a href="/api/v1/openapi.json">openapi.json</a></p></nav><main><p>All paths are below <code>/api/v1</code>. Errors are RFC 9457 problem documents with a stable <code>code</code>.</p>${sections.join('')}${errorsHtml()}</main></body></html>`
}

function operationHtml({
  path,
  method,
  operation,
}: {
  path: string
  method: string
  operation: Operation
}): string {
  const parameters = operation.parameters
    .map(
      (parameter) =>
        `<tr><td><code>${escapeHtml(parameter.name)}</code></td><td>${parameter.in}${parameter.required ? ', required' : ''}</td><td>${escapeHtml(parameter.description ?? typeText(parameter.schema))}</td></tr>`,
    )
    .join('')
  const [body] = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema)
  const responses = Object.entries(operation.responses).map(([status, response]) => {
    const schema = response.content?.['application/json']?.schema
    const shape = schema ? details('Shape', schema) : ''
    return `<tr><td><b>${status}</b></td><td colspan="2">${withPlaces(response.description)}${shape}</td></tr>`
  })
  const who = operation.security.length > 0 ? '<small>token needed</small>' : '<small>public</small>'
  return `<article><h3><span class="${method}">${method}</span> <code>${escapeHtml(path)}</code> ${who}</h3><p>${escapeHtml(operation.summary)}</p>${body ? details('Body', body) : ''}<table>${parameters}${responses.join('')}</table></article>`
}

/** Each under its code: the `type` of a problem leads here. */
function errorsHtml(): string {
  const rows = Object.entries(ERRORS).map(
    ([code, { status, title }]) =>
      `<tr id="${code}"><td><code>${code}</code></td><td><b>${status}</b></td><td>${escapeHtml(title)}</td></tr>`,
  )
  return `<section id="errors"><h2>Errors</h2><table>${rows.join('')}</table></section>`
}

/** Codes in a description lead to where they are told of. */
function withPlaces(description: string): string {
  return escapeHtml(description).replace(/`(\w+)`/g, '<a href="#$1"><code>$1</code></a>')
}

function details(title: string, schema: unknown): string {
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`
}

function typeText(schema: unknown): string {
  const {
    type,
    enum: values,
    description,
  } = schema as { type?: string; enum?: string[]; description?: string }
  return description ?? (values ? values.join(' | ') : (type ?? ''))
}

function words(tag: string): string {
  const spaced = tag.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return escapeHtml(spaced.charAt(0).toUpperCase() + spaced.slice(1))
}

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:15px/1.55 system-ui,sans-serif;display:grid;grid-template-columns:220px minmax(0,1fr);color:light-dark(#1b2430,#e6eaf0);background:light-dark(#fff,#10151c)}nav{position:sticky;top:0;align-self:start;padding:24px}nav ul{list-style:none;padding:0;line-height:2}main{padding:24px 32px 96px;max-width:900px}a{color:light-dark(#0064b5,#5bb5ff)}article{border-top:1px solid light-dark(#dfe4ea,#2a323d);padding:16px 0}h3{margin:0;font-size:15px}h3 small{font-weight:400;opacity:.7;margin-inline-start:8px}h3 span{font:600 12px ui-monospace,monospace;padding:2px 6px;border-radius:4px;background:light-dark(#e8f3fd,#16324a)}.DELETE{background:light-dark(#fdeaea,#4a1d1d)!important}table{border-collapse:collapse;width:100%;margin-top:8px}td{vertical-align:top;padding:4px 12px 4px 0;font-size:14px}pre{overflow:auto;font-size:12px;background:light-dark(#f5f7fa,#161d26);padding:12px;border-radius:8px}@media(max-width:700px){body{display:block}nav{position:static}}`
