import { expect, test } from 'vitest'
import { secondsIn, timeText } from './trim-values.ts'

test.each([
  ['7', 7],
  ['0:07.5', 7.5],
  ['1:05', 65],
  ['1:05,25', 65.25],
  ['90:00', 5_400],
  ['1:02:05.125', 3_725.125],
])('%s is %d seconds', (text, seconds) => expect(secondsIn(text)).toBe(seconds))

test.each(['', 'soon', '1:65', '-1:05', '1:05:', '1.2.3'])('“%s” is no time', (text) =>
  expect(secondsIn(text)).toBeUndefined(),
)

test('what is shown can be typed', () => {
  for (const seconds of [0, 0.1, 59.9, 65.3, 3_599.9, 3_725])
    expect(secondsIn(timeText(seconds))).toBe(seconds)
})
