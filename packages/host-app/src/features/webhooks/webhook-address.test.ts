import { expect, test } from 'vitest'
import { addressName, isWebAddress } from './webhook-address.ts'

test.each([
  ['https://example.com/hook', true],
  [' http://example.com:8080/hook?token=1 ', true],
  ['example.com/hook', false],
  ['ftp://example.com', false],
  ['https://', false],
  ['javascript:alert(1)', false],
  ['', false],
])('"%s" can be told of bookings: %s', (typed, is) => {
  expect(isWebAddress(typed)).toBe(is)
})

test.each([
  ['https://crm.example.com/', 'crm.example.com'],
  ['https://crm.example.com/hooks/in/?token=secret#here', 'crm.example.com/hooks/in'],
  ['http://example.com:8080/hook', 'example.com:8080/hook'],
])('%s is called %s', (url, name) => {
  expect(addressName(url)).toBe(name)
})
