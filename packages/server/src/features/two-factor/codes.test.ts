import { expect, test } from 'vitest'
import { appCode } from '../../testing/authenticator.ts'
import {
  appAddress,
  formatRecoveryCode,
  isRecoveryCode,
  newRecoveryCodes,
  newSecret,
  stepOf,
} from './codes.ts'

const NOW = Date.parse('2027-03-01T08:00:10Z')
const STEP = Math.floor(NOW / 30_000)

// RFC 6238, appendix B, the last six of its eight digits.
test.each([
  ['1970-01-01T00:00:59Z', '287082'],
  ['2005-03-18T01:58:29Z', '081804'],
  ['2033-05-18T03:33:20Z', '279037'],
])('at %s the code of the standard is %s', (at, code) => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  expect(appCode(secret, Date.parse(at))).toBe(code)
  expect(stepOf(secret, code, Date.parse(at))).toBe(Math.floor(Date.parse(at) / 30_000))
})

test.each([
  [-60, undefined],
  [-30, STEP - 1],
  [0, STEP],
  [30, STEP + 1],
  [60, undefined],
])('a code of %i seconds from now is of step %s', (seconds, step) => {
  const secret = newSecret()
  expect(stepOf(secret, appCode(secret, NOW + seconds * 1_000), NOW)).toBe(step)
})

test('the app reads who it is for', () => {
  const address = new URL(appAddress('GEZDGNBVGY3TQOJQ', 'ada@example.test'))
  expect(address.protocol).toBe('otpauth:')
  expect(decodeURIComponent(address.pathname)).toMatch(/:ada@example\.test$/)
  expect(address.searchParams.get('secret')).toBe('GEZDGNBVGY3TQOJQ')
})

test('ten recovery codes, no two alike, written in groups', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  expect(codes.every(isRecoveryCode)).toBe(true)
  for (const code of codes)
    expect(formatRecoveryCode(code)).toMatch(/^[a-hj-np-z2-9]{4}-[a-hj-np-z2-9]{4}-[a-hj-np-z2-9]{4}$/)
})
