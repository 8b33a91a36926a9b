import { TEST_PARTS_VARIABLE } from '../packages/server/src/database/test-database.ts'
import { runServerTests } from './databases/server-tests.ts'

// `node scripts/partitioned.ts [words of test files …]`: runs the server's tests on tables that are partitioned
// by host.

const PARTS = '3'

process.exitCode = await runServerTests({ [TEST_PARTS_VARIABLE]: PARTS }, process.argv.slice(2))
