import { at, capability } from '../../capability.ts'
import { BUSY_SOURCES } from '../busy/kept.ts'
import { heldTimes } from './busy.ts'
import { sweepHolds } from './operations.ts'

export const holds = capability({
  name: 'holds',
  sweeps: [sweepHolds],
  takesPart: [at(BUSY_SOURCES, heldTimes)],
})
