import { expect, test } from 'vitest'
import { isMailboxOpen } from './policy.ts'

test.each([
  [true, { mails: 'caught', isTrial: true, operatorPassword: undefined }],
  [true, { mails: 'caught', isTrial: false, operatorPassword: 'a long password' }],
  [false, { mails: 'caught', isTrial: false, operatorPassword: undefined }],
  [false, { mails: 'sent', isTrial: true, operatorPassword: undefined }],
  [false, { mails: 'sent', isTrial: false, operatorPassword: 'a long password' }],
  [false, { mails: 'waiting', isTrial: false, operatorPassword: 'a long password' }],
] as const)('open: %s with %j', (isOpen, config) => {
  expect(isMailboxOpen(config)).toBe(isOpen)
})
