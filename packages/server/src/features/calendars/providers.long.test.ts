import { describe } from 'vitest'
import { isInGate } from './testing/faults.ts'
import { startProviders } from './testing/provider.ts'

// The providers that `providers.test.ts` leaves out.
const { standIns, testsOf } = await startProviders()

describe.each(standIns.filter((standIn) => !isInGate(standIn)))('$provider', (standIn) => {
  testsOf(standIn)
})
