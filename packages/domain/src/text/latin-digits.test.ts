import { expect, test } from 'vitest'
import { latinDigits } from './latin-digits.ts'

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['+٩٧١ ٥٠ 123', '+971 50 123'],
  ['Raum ½, 3²', 'Raum ½, 3²'],
])('%s is read as %s', (typed, read) => {
  expect(latinDigits(typed)).toBe(read)
})
