import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastRatio, normaliseHex, readableTextOn } from './colours.ts'

test.each([
  ['#0090ff', '#0090FF'],
  ['#FFFFFF', '#FFFFFF'],
  ['0090ff', undefined],
  ['#09f', undefined],
  ['#0090ff80', undefined],
  ['#0090fg', undefined],
  ['red', undefined],
  [' #0090ff', undefined],
  ['#0090ff\n', undefined],
])('%j becomes %j', (text, expected) => {
  expect(normaliseHex(text)).toBe(expected)
})

test.each([
  ['#000000', '#FFFFFF', 21],
  ['#FFFFFF', '#FFFFFF', 1],
  ['#777777', '#FFFFFF', 4.48],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2)
  expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2)
})

test('text is readable on every colour', () => {
  expect(readableTextOn('#FFFFFF')).toBe('#000000')
  expect(readableTextOn('#0B1220')).toBe('#FFFFFF')
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`)
  fc.assert(fc.property(colour, (background) => contrastRatio(background, readableTextOn(background)) >= 4.5))
})
