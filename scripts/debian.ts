import path from 'node:path'
import { startEmbeddedPostgres } from '../packages/server/src/database/embedded.ts'
import {
  TEST_POOLER_VARIABLE,
  TEST_SERVER_VARIABLE,
  TEST_SUPERUSER_VARIABLE,
} from '../packages/server/src/database/test-database.ts'
import { startPgBouncer } from './databases/pgbouncer.ts'
import { runServerTests } from './databases/server-tests.ts'
import { requirePackages } from './debian-packages.ts'

// `node scripts/debian.ts [words of test files …]`: runs the server's tests on Debian's PostgreSQL 15, and again
// behind its PgBouncer, which switches sessions after each transaction.

const PROGRAMS = '/usr/lib/postgresql/15/bin'
const DATA_DIR = path.resolve(import.meta.dirname, '../node_modules/.cache/postgresql-15')

await requirePackages(['postgresql-15', 'pgbouncer'])
const words = process.argv.slice(2)
const server = await startEmbeddedPostgres(DATA_DIR, DATA_DIR, (name) => path.join(PROGRAMS, name))
const pooler = await startPgBouncer(server.url)
try {
  const env = { [TEST_SERVER_VARIABLE]: server.url, [TEST_SUPERUSER_VARIABLE]: server.superuserUrl }
  console.log('PostgreSQL 15')
  const alone = await runServerTests(env, words)
  console.log('PostgreSQL 15 behind PgBouncer')
  const pooled = await runServerTests({ ...env, [TEST_POOLER_VARIABLE]: pooler.url }, words)
  process.exitCode = alone || pooled
} finally {
  await pooler.stop()
  await server.stop()
}
