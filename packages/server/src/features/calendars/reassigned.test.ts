import { test } from 'vitest'
import { isInGate } from './testing/faults.ts'
import { startHandingOn } from './testing/handed-on.ts'

// `handed-on.long.test.ts` tries the other providers.
const { standIns, leavesOneEvent } = await startHandingOn()

test.each(standIns.filter(isInGate))(
  '$provider: of a meeting that was handed on, wherever processes died, one event is left',
  leavesOneEvent,
)
