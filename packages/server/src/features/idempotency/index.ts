import { capability } from '../../capability.ts'
import { cleanUpIdempotencyKeys } from './operations.ts'
import { NOT_EXPORTED, TABLES } from './tables.ts'

export const idempotency = capability({
  name: 'idempotency',
  tables: TABLES,
  notExported: NOT_EXPORTED,
  cleanups: [cleanUpIdempotencyKeys],
})
