import { test } from 'vitest'
import { startShop } from '../../testing/stand-ins/stripe.ts'
import { ANSWERED, meetsEverywhere, retryAtOnce, SILENT, TIMEOUT_MS } from './testing/faults.ts'

// One fault at each call. `faults.long.test.ts` tries every fault at each call.

retryAtOnce()

const answering = await startShop()
const silent = await startShop({ timeoutMs: TIMEOUT_MS })

test.concurrent(
  'with another answer at each call, afterwards it is as the provider has it, and paid once',
  { timeout: 120_000 },
  async ({ expect }) => meetsEverywhere((place) => ANSWERED[place % ANSWERED.length], answering, expect),
)

test.concurrent(
  'with no answer to the last call of each change, afterwards it is as the provider has it, and paid once',
  { timeout: 120_000 },
  async ({ expect }) =>
    meetsEverywhere((place, isLast) => (isLast ? SILENT[place % SILENT.length] : undefined), silent, expect),
)
