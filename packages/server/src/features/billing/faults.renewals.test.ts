import { test } from 'vitest'
import { startShop } from '../../testing/stand-ins/stripe.ts'
import { retryAtOnce, TIMEOUT_MS } from './testing/faults.ts'
import { paysEachOnce } from './testing/renewals.ts'

// One fault at each call. `faults.renewals.long.test.ts` tries every fault at each call.

retryAtOnce()

const answering = await startShop()
const silent = await startShop({ timeoutMs: TIMEOUT_MS })

test('a renewal is paid once, whichever call goes wrong', { timeout: 120_000 }, async ({ expect }) => {
  const months = [
    ['GET /v1/customers/:id', 'unauthorized'],
    ['GET /v1/payment_methods/:id', 'garbled'],
    ['GET /v1/invoices', 'unavailable'],
    ['POST /v1/invoices/:id/pay', 'dropped'],
    ['GET /v1/subscriptions', 'halved'],
  ] as const
  await paysEachOnce(months, answering, expect)
})

test('a renewal is paid once, although nobody answered the payment', async ({ expect }) =>
  paysEachOnce([['POST /v1/invoices/:id/pay', 'unanswered']], silent, expect))
