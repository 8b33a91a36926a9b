import { expect, test } from 'vitest'
import { videoLength } from './video-length.ts'

test.each([
  [0, 'seconds', 0],
  [0.4, 'seconds', 1],
  [45, 'seconds', 45],
  [59.7, 'seconds', 59],
  [60, 'minutes', 1],
  [61, 'minutes', 1.5],
  [90, 'minutes', 1.5],
  [91, 'minutes', 2],
  [3_540, 'minutes', 59],
  [3_599, 'minutes', 60],
  [3_600, 'hours', 1],
  [3_601, 'hours', 1.5],
  [5_400, 'hours', 1.5],
  [5_401, 'hours', 2],
  [14_400, 'hours', 4],
] as const)('%d seconds are said in %s: %d', (seconds, unit, amount) => {
  expect(videoLength(seconds)).toEqual({ unit, amount })
})
