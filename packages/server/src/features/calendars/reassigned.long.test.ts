import { test } from 'vitest'
import { isInGate } from './testing/faults.ts'
import { startHandingOn } from './testing/handed-on.ts'

// The providers that `handed-on.test.ts` leaves out.
const { standIns, leavesOneEvent } = await startHandingOn()

test.each(standIns.filter((standIn) => !isInGate(standIn)))(
  '$provider: of a meeting that was handed on, wherever processes died, one event is left',
  leavesOneEvent,
)
