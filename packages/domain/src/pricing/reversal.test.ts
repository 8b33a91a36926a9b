import { expect, test } from 'vitest'
import { isTakenBack, paidWith } from './index.ts'

const back = (amount: number, change: object = {}) => ({
  number: 'A-2',
  paid: 100,
  amount,
  isDispute: false,
  ...change,
})
const [first, second] = [
  { number: 'A-1', createdAt: 10, due: 100 },
  { number: 'A-2', createdAt: 50, due: 100 },
]
const free = { number: 'A-3', createdAt: 60, due: 0 }

test.each([
  ['its own invoices', [first, second, free], 10, ['A-2', 'A-1']],
  ['the newest alone', [first, second], 50, ['A-2']],
  ['a credit of the one before', [first, second, free], 60, ['A-2']],
  ['nothing', [free], 60, []],
])('a period is paid with %s', (_, settled, periodStart, numbers) => {
  expect(paidWith(settled, periodStart)).toEqual(numbers)
})

test.each([
  ['a part of it', [back(99)], ['A-2'], false],
  ['all of it, in parts', [back(40), back(60)], ['A-2'], true],
  ['one of two', [back(100)], ['A-2', 'A-1'], false],
  ['another', [back(100)], ['A-1'], false],
  ['what is of no invoice', [back(100, { number: null })], ['A-2'], false],
  ['one of two, to a bank', [back(100, { isDispute: true })], ['A-2', 'A-1'], true],
  ['another, to a bank', [back(100, { isDispute: true })], ['A-1'], false],
  ['nothing of nothing', [], [], false],
])('what went back is %s', (_, wentBack, numbers, isGone) => {
  expect(isTakenBack(wentBack, numbers)).toBe(isGone)
})
