import path from 'node:path'
import { startEmbeddedPostgres } from './embedded.ts'
import { TEST_SERVER_VARIABLE } from './test-database.ts'

const DATA_DIR = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/test-postgres')

/** Before all tests: a real PostgreSQL; after them it goes. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startEmbeddedPostgres(DATA_DIR)
  process.env[TEST_SERVER_VARIABLE] = server.url
  return () => server.stop()
}
