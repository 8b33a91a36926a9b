import { expect, test } from 'vitest'
import { fitPicture, insidePicture, middleSquare } from './bubble-frame.ts'

test('a bubble stays wholly inside of the picture', () => {
  const shape = 2
  expect(insidePicture({ x: -1, y: 2, size: 0.4 }, shape)).toEqual({ x: 0.1, y: 0.8, size: 0.4 })
  expect(insidePicture({ x: 0.5, y: 0.5, size: 0.4 }, shape)).toEqual({ x: 0.5, y: 0.5, size: 0.4 })
})

test('the camera is cut to the square in its middle', () => {
  expect(middleSquare(1_280, 720)).toEqual({ x: 280, y: 0, side: 720 })
})

test.each([
  [3_840, 2_160, 1_920, 1_080],
  [1_281, 721, 1_280, 720],
  [1, 1, 2, 2],
])('a picture of %i × %i is recorded as %i × %i', (width, height, fitWidth, fitHeight) => {
  expect(fitPicture(width, height, { width: 1_920, height: 1_080 })).toEqual({
    width: fitWidth,
    height: fitHeight,
  })
})
