import { expect, test } from 'vitest'
import { addressName, addressProblem } from './webhook-address.ts'

test.each([
  ['https://example.com/hook', undefined],
  [' http://example.com:8080/hook?token=1 ', undefined],
  ['example.com/hook', undefined],
  ['example com', 'webhooks.url_invalid'],
  ['ftp://example.com', 'webhooks.url_invalid'],
  ['https://', 'webhooks.url_invalid'],
  ['javascript:alert(1)', 'webhooks.url_invalid'],
  ['', 'webhooks.url_invalid'],
  ['https://robin:word@example.com/hook', 'webhooks.url_password'],
  ['https://token@example.com/hook', 'webhooks.url_password'],
])('what keeps "%s" from being told of bookings: %s', (typed, problem) => {
  expect(addressProblem(typed)).toBe(problem)
})

test.each([
  ['https://crm.example.com/', 'crm.example.com'],
  ['https://crm.example.com/hooks/in/?token=secret#here', 'crm.example.com/hooks/in'],
  ['http://example.com:8080/hook', 'example.com:8080/hook'],
])('%s is called %s', (url, name) => {
  expect(addressName(url)).toBe(name)
})
