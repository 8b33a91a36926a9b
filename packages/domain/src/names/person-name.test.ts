import { expect, it } from 'vitest'
import { isPersonName } from './person-name.ts'

it.each([
  'Grace Hopper',
  'Jean-Luc O’Brien',
  'J. R. R. Tolkien',
  'Ada',
  'דנה לוי',
  'José María Álvarez',
  '王小明',
])('takes %s for a name', (name) => {
  expect(isPersonName(name)).toBe(true)
})

it.each([
  '',
  'evil.example',
  'Call +1 555 0100',
  'You won a prize, call us',
  'Win money now at my big site',
  'grace@example.org',
  '$1,000',
  'A'.repeat(61),
  'Grace\nHopper',
])('takes %j for more than a name', (text) => {
  expect(isPersonName(text)).toBe(false)
})
