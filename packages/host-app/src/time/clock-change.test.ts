import { expect, test } from 'vitest'
import { clockChangeBetween } from './clock-change.ts'

const at = (text: string) => Date.parse(text)

test('clocks go forward before a meeting in spring', () => {
  const change = clockChangeBetween('Europe/Berlin', at('2027-03-01T12:00:00Z'), at('2027-04-01T12:00:00Z'))
  expect(change).toEqual({ date: '2027-03-28', minutes: 60 })
})
test('and back in autumn', () => {
  const change = clockChangeBetween(
    'America/New_York',
    at('2026-10-20T12:00:00Z'),
    at('2026-11-20T12:00:00Z'),
  )
  expect(change).toEqual({ date: '2026-11-01', minutes: -60 })
})
test('nothing is said where the clock shows the same', () => {
  expect(
    clockChangeBetween('Asia/Kolkata', at('2026-10-20T12:00:00Z'), at('2027-04-20T12:00:00Z')),
  ).toBeUndefined()
})
