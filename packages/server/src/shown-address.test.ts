import { expect, test } from 'vitest'
import { shownAddress } from './shown-address.ts'

test.each([
  ['mysql://db.example.com/meet', 'mysql://db.example.com/meet'],
  ['postgres://user:s3cret@db.example.com:5432/meet?password=s3cret', 'postgres://db.example.com:5432/meet'],
  ['postgres://user:s3@cret@db.example.com/meet', 'postgres://db.example.com/meet'],
  ['smtp://', 'smtp://'],
])('%s is shown as %s', (text, shown) => {
  expect(shownAddress(text)).toBe(shown)
})

test.each([
  '',
  's3cret',
  'localhost:25',
  'user:s3cret@db.example.com/meet',
  'postgres//user:s3cret@db.example.com/meet',
  'postgres://user:12/s3cret@db.example.com/meet',
  'postgres://user:12#s3cret@db.example.com/meet',
  'postgres://user:12?s3cret@db.example.com/meet',
  'postgres://user:s3/cret@db.example.com/meet',
])('nothing is shown of %j, which may hold a password', (text) => {
  expect(shownAddress(text)).toBeUndefined()
})
