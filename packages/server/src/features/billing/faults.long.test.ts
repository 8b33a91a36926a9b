import { describe, test } from 'vitest'
import { startShop } from '../../testing/stand-ins/stripe.ts'
import { ANSWERED, meetsEverywhere, retryAtOnce, SILENT, TIMEOUT_MS } from './testing/faults.ts'

// Every fault at each call.

retryAtOnce()

// Each of the silent faults has its own shop, so they run in parallel.
const answering = await startShop()
const silent = await Promise.all(
  SILENT.map(async (fault) => [fault, await startShop({ timeoutMs: TIMEOUT_MS })] as const),
)

describe.concurrent('wherever it happens, afterwards it is as the provider has it, and paid once', () => {
  test.for(silent)('%s', { timeout: 120_000 }, async ([fault, shop], { expect: told }) =>
    meetsEverywhere(() => fault, shop, told),
  )
})

// One after the other: they share a shop, and each breaks it in its own way.
describe('wherever it is answered, afterwards it is as the provider has it, and paid once', () => {
  test.for(ANSWERED)('%s', { timeout: 120_000 }, async (fault, { expect: told }) =>
    meetsEverywhere(() => fault, answering, told),
  )
})
