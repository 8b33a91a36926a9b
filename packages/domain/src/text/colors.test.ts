import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastRatio, mixColors, nearestReadable, normalizeHex, readableTextOn } from './colors.ts'

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
  expect(normalizeHex(text)).toBe(expected)
})

test.each([
  ['#000000', '#FFFFFF', 21],
  ['#FFFFFF', '#FFFFFF', 1],
  ['#777777', '#FFFFFF', 4.48],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2)
  expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2)
})

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`)

test('text is readable on every color', () => {
  expect(readableTextOn('#FFFFFF')).toBe('#000000')
  expect(readableTextOn('#0B1220')).toBe('#FFFFFF')
  fc.assert(fc.property(color, (background) => contrastRatio(background, readableTextOn(background)) >= 4.5))
})

test.each([
  ['#000000', '#FFFFFF', 0, '#000000'],
  ['#000000', '#FFFFFF', 0.5, '#808080'],
  ['#102030', '#FFFFFF', 1, '#FFFFFF'],
])('%s with %s in it, %d of it, is %s', (one, other, share, mixed) => {
  expect(mixColors(one, other, share)).toBe(mixed)
})

test.each([
  ['stays where it can be read', '#223344', ['#FFFFFF'], '#223344'],
  ['is darkened on white', '#CCCCCC', ['#FFFFFF'], '#767676'],
  ['is lightened on black', '#333333', ['#000000'], '#747474'],
  ['goes the shorter way', '#FFFFFF', ['#777777'], '#FFFFFF'],
])('the nearest readable shade %s', (_case, text, surfaces, expected) => {
  expect(nearestReadable(text, surfaces, 4.45)).toBe(expected)
})

test('what is offered can be read, whatever the two colors are', () => {
  fc.assert(
    fc.property(color, color, (text, on) => contrastRatio(nearestReadable(text, [on], 4.5), on) >= 4.5),
  )
})

test('where nothing can be read on all of them, it can on the first', () => {
  expect(nearestReadable('#808080', ['#FFFFFF', '#000000'], 7)).toBe('#000000')
})
