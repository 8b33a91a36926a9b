import { test } from 'vitest'
import { isInGate } from './testing/faults.ts'
import { startReassigning } from './testing/reassigned.ts'

// The providers that `reassigned.test.ts` leaves out.
const { standIns, leavesOneEvent } = await startReassigning()

test.each(standIns.filter((standIn) => !isInGate(standIn)))(
  '$provider: of a meeting that was handed on, wherever processes died, one event is left',
  leavesOneEvent,
)
