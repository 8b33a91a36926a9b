import { expect, test } from 'vitest'
import { isSameSite } from './same-site.ts'

test.each([
  ['https://caldav.icloud.com/', 'https://p42-caldav.icloud.com/', true],
  ['https://icloud.com/', 'https://a.b.icloud.com/', true],
  ['http://dav.example.com/', 'https://dav.example.com/', true],
  ['https://dav.example.com./', 'https://caldav.example.com/', true],
  ['https://dav.example.com/', 'http://dav.example.com/', false],
  ['https://dav.example.com/', 'https://example.org/', false],
  ['https://example.com/', 'https://other.com/', false],
  // Names that anybody can get, below what only looks like a domain.
  ['https://ours.co.uk/', 'https://theirs.co.uk/', false],
  ['https://dav.ours.co.uk/', 'https://caldav.ours.co.uk/', true],
  ['https://ours.github.io/', 'https://theirs.github.io/', false],
  ['https://ours.s3.amazonaws.com/', 'https://theirs.s3.amazonaws.com/', false],
  ['https://ours.公司.cn/', 'https://theirs.公司.cn/', false],
  ['https://dav.ours.公司.cn/', 'https://ours.公司.cn/', true],
  ['https://ours.kawasaki.jp/', 'https://theirs.kawasaki.jp/', false],
  ['https://co.uk/', 'https://theirs.co.uk/', false],
  ['https://10.0.0.1/', 'https://9.0.0.1/', false],
  ['https://[::1]/', 'https://[::2]/', false],
  ['https://server/', 'https://other/', false],
])('from %s to %s: one site is %s', (from, to, isOne) => {
  expect(isSameSite(new URL(from), new URL(to))).toBe(isOne)
})
