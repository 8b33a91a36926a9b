import { expect, test } from 'vitest'
import { mayCount } from './may-count.ts'

test.each([
  [true, {}],
  [true, { doNotTrack: null, globalPrivacyControl: false }],
  [true, { doNotTrack: 'unspecified' }],
  [false, { doNotTrack: '1' }],
  [false, { globalPrivacyControl: true }],
])('%s with %j', (allowed, wishes) => {
  expect(mayCount(wishes)).toBe(allowed)
})
