import { expect, test } from 'vitest'
import { publicReason } from './unavailable-reason.ts'
import type { Reason } from './question.ts'

const interval = { start: 0, end: 1 }
const busy: Reason = { code: 'busy', busy: interval, interval }
const buffer: Reason = { code: 'buffer', busy: interval, interval }
const past: Reason = { code: 'in_the_past' }

test.each<[what: string, reasons: [Reason, ...Reason[]], loss: string]>([
  ['only other meetings are in the way', [busy], 'taken'],
  ['and the time around them', [buffer, busy], 'taken'],
  ['it was never offered', [past], 'not_offered'],
  ['it was not offered, whoever is busy then', [busy, past], 'not_offered'],
])('%s', (_, reasons, loss) => {
  expect(publicReason(reasons)).toBe(loss)
})
