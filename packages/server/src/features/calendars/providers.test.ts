import { describe } from 'vitest'
import { isInGate } from './testing/faults.ts'
import { startProviders } from './testing/provider.ts'

// What every calendar provider must do. A new provider is one more stand-in; `providers.long.test.ts` tries those that are
// left out here.
const { standIns, testsOf } = await startProviders()

describe.each(standIns.filter(isInGate))('$provider', (standIn) => {
  testsOf(standIn)
})
