import { on, capability } from '../../capability.ts'
import { BUSY_SOURCES } from '../busy/kept.ts'
import { holdTimesSource } from './busy.ts'
import { cleanUpHolds } from './operations.ts'
import { NOT_EXPORTED, TABLES } from './tables.ts'

export const holds = capability({
  name: 'holds',
  tables: TABLES,
  notExported: NOT_EXPORTED,
  cleanups: [cleanUpHolds],
  hooks: [on(BUSY_SOURCES, holdTimesSource)],
})
