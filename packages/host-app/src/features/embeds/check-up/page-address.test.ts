import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

test.each([
  ['https://example.com/contact', 'https://example.com/contact'],
  [' example.com/contact ', 'https://example.com/contact'],
  ['http://localhost:3001/', 'http://localhost:3001/'],
  ['EXAMPLE.com', 'https://example.com/'],
  ['', undefined],
  ['example', undefined],
  ['my page', undefined],
  ['javascript:alert(1)', undefined],
  ['file:///etc/passwd', undefined],
  ['https://', undefined],
])('"%s" means %s', (typed, address) => {
  expect(pageAddress(typed)).toBe(address)
})
