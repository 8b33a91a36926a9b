import { expect, test } from 'vitest'
import { distinctGuests } from './guests.ts'

test.each([
  [
    'each guest is there once, as written first',
    ['Bo@x.example', 'bo@X.example', 'cy@x.example'],
    ['Bo@x.example', 'cy@x.example'],
  ],
  ['the invitee is no guest', ['ADA@x.example', 'bo@x.example'], ['bo@x.example']],
  ['letters of any script count alike', ['ÄNNE@почта.рф', 'änne@ПОЧТА.рф'], ['ÄNNE@почта.рф']],
  ['nobody stays nobody', [], []],
])('%s', (_outcome, addresses, expected) => {
  expect(distinctGuests(addresses, 'ada@x.example')).toEqual(expected)
})

const withoutTag = (address: string) => address.replace(/\+[^@]*/, '')

test('addresses with the same key are one mailbox', () => {
  expect(distinctGuests(['bo+a@x.example', 'bo@x.example'], '', withoutTag)).toEqual(['bo+a@x.example'])
})
