import { at, capability } from '../../capability.ts'
import { BUSY_SOURCES } from '../busy/kept.ts'
import { holdTimesSource } from './busy.ts'
import { sweepHolds } from './operations.ts'
import { NOT_EXPORTED, TABLES } from './tables.ts'

export const holds = capability({
  name: 'holds',
  tables: TABLES,
  notExported: NOT_EXPORTED,
  sweeps: [sweepHolds],
  takesPart: [at(BUSY_SOURCES, holdTimesSource)],
})
