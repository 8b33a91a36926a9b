import { expect, test } from 'vitest'
import { cropParam, firstCrop, movedByKey, within } from './crop.ts'

const wide = { width: 600, height: 400 }

test('begins with the middle, as large as the picture allows', () => {
  expect(cropParam(wide, firstCrop(wide))).toBe('100,0,400')
})

test.each([
  [{ x: -50, y: 9_000, zoom: 1 }, '0,0,400'],
  [{ x: 600, y: 400, zoom: 2 }, '400,200,200'],
  [{ x: 300, y: 200, zoom: 99 }, '250,150,100'],
  [{ x: 300, y: 200, zoom: 0 }, '100,0,400'],
])('%j stays within the picture', (crop, param) => {
  expect(cropParam(wide, within(wide, crop))).toBe(param)
})

test('keys move it by a twentieth of its side; others do nothing', () => {
  const crop = { x: 300, y: 200, zoom: 2 }
  expect(movedByKey(wide, crop, 'ArrowRight')).toEqual({ ...crop, x: 310 })
  expect(movedByKey(wide, crop, 'ArrowUp')).toEqual({ ...crop, y: 190 })
  expect(movedByKey(wide, crop, 'Enter')).toBeUndefined()
})

test('a picture of one pixel has a square', () => {
  const one = { width: 1, height: 1 }
  expect(cropParam(one, within(one, { ...firstCrop(one), zoom: 4 }))).toBe('0,0,1')
})
