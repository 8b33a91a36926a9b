import { EU_COUNTRIES } from '@scheduling/domain/pricing'
import { expect, test } from 'vitest'
import { taxRateOf } from './tax-rates.ts'

const AT = Date.parse('2026-11-23T12:00:00Z')

test.each([
  ['DE', 19],
  ['HU', 27],
  ['FI', 25.5],
  ['US', 0],
  ['GB', 0],
])('in %s it is %d percent', (country, percent) => {
  expect(taxRateOf(country, AT)).toBe(percent)
})

test('each country of the EU has one', () => {
  for (const country of EU_COUNTRIES) expect(taxRateOf(country, AT)).toBeGreaterThanOrEqual(15)
})

test('a rate holds from the instant that it was changed at', () => {
  expect(taxRateOf('FI', Date.parse('2024-08-31T21:59:59Z'))).toBe(24)
  expect(taxRateOf('FI', Date.parse('2024-08-31T22:00:00Z'))).toBe(25.5)
})
