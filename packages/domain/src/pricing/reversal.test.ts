import { expect, test } from 'vitest'
import { isDisputed, isPeriodRefunded, refundedInvoices } from './index.ts'

const back = (amount: number, change: object = {}) => ({
  number: 'A-2',
  paid: 100,
  paidAt: 50,
  amount,
  isDispute: false,
  ...change,
})
const [first, second] = [
  { number: 'A-1', createdAt: 10, due: 100 },
  { number: 'A-2', createdAt: 50, due: 100 },
]
const free = { number: 'A-3', createdAt: 60, due: 0 }

test('a payment that a bank took back counts as long as its plan goes on', () => {
  const disputed = [back(100, { isDispute: true })]
  expect(isDisputed(disputed, 50)).toBe(true)
  expect(isDisputed(disputed, 51)).toBe(false)
  expect(isDisputed([back(100)], 0)).toBe(false)
})

test.each([
  ['a part', [back(99)], []],
  ['all in parts', [back(40), back(60)], ['A-2']],
  ['of no invoice', [back(100, { number: null })], []],
])('%s', (_, wentBack, numbers) => {
  expect([...refundedInvoices(wentBack)]).toEqual(numbers)
})

test.each([
  ['all that was paid in it', ['A-2'], [first, second, free], 50, true],
  ['one of two', ['A-2'], [first, second], 10, false],
  ['what was paid before', ['A-1'], [first, second], 50, false],
  ['nothing was to be paid', ['A-2'], [free], 50, false],
])('a period is refunded: %s', (_, refunded, settled, periodStart, isRefunded) => {
  expect(isPeriodRefunded(new Set(refunded), settled, periodStart)).toBe(isRefunded)
})
