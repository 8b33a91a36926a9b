import { test } from 'vitest'
import { isInGate } from './testing/faults.ts'
import { startReassigning } from './testing/reassigned.ts'

// `reassigned.long.test.ts` tries the other providers.
const { standIns, leavesOneEvent } = await startReassigning()

test.each(standIns.filter(isInGate))(
  '$provider: of a meeting that was handed on, wherever processes died, one event is left',
  leavesOneEvent,
)
