import { clientDocument } from './document.ts'
import { pythonSource } from './python.ts'
import { typescriptSource } from './typescript.ts'

/** The generated files of the API clients, by path. */
export async function clientSources(): Promise<Record<string, string>> {
  const document = clientDocument()
  return {
    'packages/api-client/src/api.ts': await typescriptSource(document),
    'packages/api-client/python/scheduling_api/api.py': pythonSource(document),
  }
}
