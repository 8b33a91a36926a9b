import { describe, expect, test } from 'vitest'
import { bookingOutcome, bookingState, mayCancel, mayReschedule } from './bookings.ts'
import { HOUR } from '../time/time.ts'

const start = 1_000 * HOUR
const booking = { start, end: start + HOUR, canceled: false, isOfSeveral: false }
const ofSeveral = { ...booking, isOfSeveral: true }
const canceled = { ...booking, canceled: true }

describe.each([
  ['rescheduling', mayReschedule],
  ['cancelling', mayCancel],
])('%s', (_, may) => {
  test.each([
    ['is allowed before the notice', booking, 'invitee', start - 3 * HOUR, true],
    ['is allowed at its very beginning', booking, 'invitee', start - 2 * HOUR, true],
    ['is refused inside it', booking, 'invitee', start - 2 * HOUR + 1, 'inside_notice'],
    ['is allowed to hosts inside it', booking, 'host', start - 1, true],
    ['is refused once the meeting has started', booking, 'invitee', start, 'already_started'],
    ['is refused to hosts then, too', booking, 'host', start, 'already_started'],
    [
      'is refused to each where several have agreed on it',
      ofSeveral,
      'invitee',
      start - 3 * HOUR,
      'host_only',
    ],
    ['is allowed to the host of several', ofSeveral, 'host', start - 3 * HOUR, true],
    ['is refused when canceled', canceled, 'host', start - 3 * HOUR, 'already_canceled'],
  ] as const)('%s', (__, changed, by, now, expected) => {
    const decision = may(changed, 120, now, by)
    expect(decision.ok || decision.reason).toBe(expected)
  })

  test('says until when', () => {
    expect(may(booking, 120, start, 'invitee').until).toBe(start - 2 * HOUR)
    expect(may(booking, 120, start, 'host').until).toBe(start)
    expect(may(canceled, 120, start, 'host').until).toBeNull()
  })
})

test.each([
  ['before it', booking, start - 1, 'upcoming', 'scheduled'],
  ['while it goes on', booking, start + 1, 'upcoming', 'scheduled'],
  ['at its end', booking, start + HOUR, 'past', 'completed'],
  ['when canceled', canceled, start + 9 * HOUR, 'canceled', 'canceled'],
] as const)('the state of a booking %s', (_, at, now, state, outcome) => {
  expect(bookingState(at, now)).toBe(state)
  expect(bookingOutcome({ ...at, formerStart: null }, now)).toBe(outcome)
})

test('a booking that was moved is rescheduled until it is over', () => {
  const moved = { ...booking, formerStart: start - 9 * HOUR }
  expect(bookingOutcome(moved, start - 1)).toBe('rescheduled')
  expect(bookingOutcome(moved, start + HOUR)).toBe('completed')
})
