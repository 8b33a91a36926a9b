import openapiTypes, { astToString } from 'openapi-typescript'
import type { ClientDocument, Operation } from './document.ts'

/** Types of every operation, and which of them may be repeated. */
export async function typescriptSource({ operations, schemas }: ClientDocument): Promise<string> {
  const document = { openapi: '3.1.0', info: INFO, paths: pathsOf(operations), components: { schemas } }
  const types = await openapiTypes(JSON.stringify(document))
  const idempotent = operations.filter(({ isIdempotent }) => isIdempotent)
  return `// Written by scripts/api-clients.ts from the contract.

${astToString(types).trim()}

/** These take an \`Idempotency-Key\`: the same key gives the same answer. */
export const IDEMPOTENT: ReadonlySet<string> = new Set([
${idempotent.map(({ method, path }) => `  '${method} ${path}',`).join('\n')}
])
`
}

const INFO = { title: 'Scheduling API', version: '1' }

function pathsOf(operations: readonly Operation[]): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {}
  for (const { method, path, id, summary, parameters, body, result, status } of operations) {
    const content = result === 'file' ? FILE : result && { 'application/json': { schema: result } }
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        operationId: id,
        summary,
        parameters,
        ...(body && { requestBody: { required: true, content: { [body.type]: { schema: body.schema } } } }),
        responses: { [status]: { description: 'Success', ...(content && { content }) }, default: REFUSED },
      },
    }
  }
  return paths
}

const FILE = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
const REFUSED = {
  description: 'Refused',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}
