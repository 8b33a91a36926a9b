import { expect, test } from 'vitest'
import { linkStatus, linkSuggestions } from './link-status.ts'

test.each([
  ['', undefined, false, 'empty'],
  ['ab', undefined, false, 'too_short'],
  ['Anna', undefined, false, 'characters'],
  ['settings', undefined, false, 'reserved'],
  ['anna', undefined, false, 'checking'],
  ['anna', true, false, 'taken'],
  ['anna', false, false, 'free'],
  ['anna', undefined, true, 'unknown'],
] as const)('"%s", taken %s, failed %s is %s', (link, isTaken, failed, status) => {
  expect(linkStatus(link, isTaken, failed)).toBe(status)
})

test('every suggestion is a possible address', () => {
  expect(linkSuggestions('anna')).toContain('anna-meet')
  expect(linkSuggestions('a'.repeat(60))).toEqual([])
})
