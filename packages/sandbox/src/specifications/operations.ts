import { openApiOf } from './openapi.ts'

interface Media {
  content?: Record<string, { schema?: object }>
}

interface Document {
  paths: Record<string, Record<string, { requestBody?: Media; responses?: Record<string, Media> }>>
  components?: { schemas?: Record<string, object> }
}

/**
 * Lists what in a request or a response does not match an OpenAPI description that writes its schemas out in place. `operation`:
 * `POST /persons`.
 */
export function operationsOf(text: string): {
  request: (operation: string, body: unknown) => string[]
  response: (operation: string, answer: unknown) => string[]
} {
  const document = JSON.parse(text) as Document
  const problemsOf = (operation: string, media: Media | undefined, value: unknown) => {
    const schema = media?.content?.['application/json']?.schema
    if (!schema) throw new Error(`No schema of ${operation} in the description`)
    const schemas = { ...document.components?.schemas, here: schema }
    return openApiOf(JSON.stringify({ components: { schemas } }))('here', value)
  }
  const found = (operation: string) => {
    const [method = '', path = ''] = operation.split(' ')
    return document.paths[path]?.[method.toLowerCase()]
  }
  return {
    request: (operation, body) => problemsOf(operation, found(operation)?.requestBody, body),
    response: (operation, answer) => problemsOf(operation, found(operation)?.responses?.['200'], answer),
  }
}
