import { describe, test } from 'vitest'
import { startShop } from '../../testing/stand-ins/stripe.ts'
import { ANSWERED, retryAtOnce, SILENT, TIMEOUT_MS } from './testing/faults.ts'
import { paysEachOnce, RENEWAL_CALLS } from './testing/renewals.ts'

// Every fault at each call.

retryAtOnce()

const answering = await startShop()
// Each call times out three times.
const silent = await startShop({ timeoutMs: TIMEOUT_MS })

describe.concurrent('a renewal is paid once, wherever it goes wrong', () => {
  test.for([
    ['with an answer', ANSWERED, answering],
    ['without one', SILENT, silent],
  ] as const)('%s', { timeout: 120_000 }, async ([, faults, shop], { expect: told }) => {
    for (const fault of faults)
      await paysEachOnce(
        RENEWAL_CALLS.map((call) => [call, fault] as const),
        shop,
        told,
      )
  })
})
