import { expect, test } from 'vitest'
import type { Recording, RecordingEvent } from './recording-steps.ts'
import { hasSlept, isFormerOver, isUnderWay, next, READY, recordedMs } from './recording-steps.ts'

const after = (...events: RecordingEvent[]): Recording => events.reduce(next, READY)
const begun: RecordingEvent[] = [
  { kind: 'start' },
  { kind: 'tick' },
  { kind: 'tick' },
  { kind: 'tick' },
  { kind: 'begin', tape: 'one', now: 1_000 },
]

test('a recording counts down, records, pauses, goes on, stops and is used', () => {
  const steps = [
    ...begun,
    { kind: 'pause', now: 3_000 },
    { kind: 'resume', now: 9_000 },
    { kind: 'stop', now: 10_000 },
    { kind: 'use' },
  ] satisfies RecordingEvent[]
  expect(steps.map((_, index) => after(...steps.slice(0, index + 1)).step)).toEqual([
    'countdown',
    'countdown',
    'countdown',
    'countdown',
    'recording',
    'paused',
    'recording',
    'stopped',
    'used',
  ])
})

test('the countdown ends at nothing', () => {
  expect(begun.slice(0, 4).map((_, index) => after(...begun.slice(0, index + 1)).count)).toEqual([3, 2, 1, 0])
})

test('pauses do not count', () => {
  const paused = after(...begun, { kind: 'pause', now: 3_000 })
  expect(recordedMs(paused, 60_000)).toBe(2_000)
  const resumed = next(paused, { kind: 'resume', now: 9_000 })
  expect(recordedMs(resumed, 10_500)).toBe(3_500)
  expect(recordedMs(next(resumed, { kind: 'stop', now: 11_000 }), 90_000)).toBe(4_000)
})

test('a clock that goes back takes nothing away', () => {
  expect(recordedMs(after(...begun), 500)).toBe(0)
})

test.each<RecordingEvent>([
  { kind: 'pause', now: 5 },
  { kind: 'resume', now: 5 },
  { kind: 'stop', now: 5 },
  { kind: 'use' },
  { kind: 'begin', tape: 'two', now: 5 },
  { kind: 'tick' },
  { kind: 'start_over' },
])('$kind changes nothing before the countdown', (event) => {
  expect(next(READY, event)).toBe(READY)
})

test('starting over keeps the former take until the new one has three seconds', () => {
  const over = after(...begun, { kind: 'stop', now: 9_000 }, { kind: 'start_over' })
  expect([over.step, over.former, over.tape]).toEqual(['get_ready', 'one', undefined])
  const again = [{ kind: 'start' }, { kind: 'begin', tape: 'two', now: 20_000 }] satisfies RecordingEvent[]
  const second = again.reduce(next, over)
  expect([second.former, isFormerOver(second, 22_999), isFormerOver(second, 23_000)]).toEqual([
    'one',
    false,
    true,
  ])
  expect(next(second, { kind: 'former_gone' }).former).toBeUndefined()
})

test('starting over twice in a row keeps the long take, not the short one', () => {
  const short = [
    { kind: 'start_over' },
    { kind: 'start' },
    { kind: 'begin', tape: 'two', now: 20_000 },
    { kind: 'start_over' },
  ] satisfies RecordingEvent[]
  expect(short.reduce(next, after(...begun, { kind: 'stop', now: 9_000 })).former).toBe('one')
})

test('canceling the countdown keeps the former take too', () => {
  const over = after(
    ...begun,
    { kind: 'stop', now: 9_000 },
    { kind: 'start_over' },
    { kind: 'start' },
    { kind: 'cancel' },
  )
  expect([over.step, over.former]).toEqual(['get_ready', 'one'])
})

test('why it stopped is remembered, and nothing is under way any more', () => {
  const full = after(...begun, { kind: 'stop', now: 9_000, by: 'full' })
  expect([full.endedBy, isUnderWay(full), isUnderWay(after(...begun))]).toEqual(['full', false, true])
})

test.each([
  [14_999, false],
  [15_000, true],
])('when nothing came for %i milliseconds, the computer slept: %s', (silence, slept) => {
  const recording = after(...begun)
  expect(hasSlept(recording, 2_000, 2_000 + silence)).toBe(slept)
  expect(hasSlept(next(recording, { kind: 'pause', now: 2_000 }), 2_000, 2_000 + silence)).toBe(false)
})
