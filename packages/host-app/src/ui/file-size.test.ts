import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

const english = {
  number: (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat('en', options).format(value),
}

test.each([
  [0, '0.1 kB'],
  [12_340, '12.3 kB'],
  [2_412_000, '2.4 MB'],
  [2_147_483_648, '2.1 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(fileSize(bytes, english)).toBe(words)
})
