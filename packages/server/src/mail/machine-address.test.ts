import { expect, test } from 'vitest'
import { machineAddress } from './machine-address.ts'

test.each([
  ['anna@почта.рф', 'anna@xn--80a1acny.xn--p1ai'],
  ['jürgen@MÜNCHEN.de', 'jürgen@xn--mnchen-3ya.de'],
  ['anna@xn--80a1acny.xn--p1ai', 'anna@xn--80a1acny.xn--p1ai'],
  ['Robin@Park.example', 'Robin@Park.example'],
])('%s is %s for machines', (typed, expected) => {
  expect(machineAddress(typed)).toBe(expected)
})
