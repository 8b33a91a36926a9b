import { expect, test } from 'vitest'
import { md4 } from './md4.ts'

// RFC 1320, A.5.
test.each([
  ['', '31d6cfe0d16ae931b73c59d7e0c089c0'],
  ['a', 'bde52cb31de33e46245e05fbdbd6fb24'],
  ['message digest', 'd9130a8164549fe818874806e1c7014b'],
  [
    '12345678901234567890123456789012345678901234567890123456789012345678901234567890',
    'e33b4ddc9c38f2199c3e7b164fcc0536',
  ],
])('of %j', (text, digest) => {
  expect(md4(Buffer.from(text)).toString('hex')).toBe(digest)
})
