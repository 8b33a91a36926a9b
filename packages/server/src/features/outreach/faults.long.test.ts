import { describe, test } from 'vitest'
import { FAULTS, isInGate, startFailingTools } from './testing/faults.ts'

// The tools that `faults.test.ts` leaves out × every fault.
const { tools, survives } = await startFailingTools()

describe.each(tools.filter((tool) => !isInGate(tool)))('$provider', (tool) => {
  test.each(FAULTS)(
    'while %s bookings are taken, and a minute after it all leads are there and one has booked',
    async (...fault) => survives(tool, fault),
  )
})
