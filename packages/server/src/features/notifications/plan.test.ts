import { describe, expect, it } from 'vitest'
import type { HostId } from '../../host-id.ts'
import type { BookingEvent } from '../bookings/events.ts'
import { sampleBooking } from '../bookings/mails/testing/sample.ts'
import { mailsAfter, mayRemind, remindersAfter } from './plan.ts'

const HOST = 'ada@example.com'
const ID = '22222222-2222-4222-8222-222222222222' as HostId
const PEOPLE = [{ id: ID, email: HOST }]

function event(kind: BookingEvent['kind'], changes: Partial<BookingEvent['snapshot']> = {}): BookingEvent {
  const snapshot = { ...sampleBooking(), ...changes }
  return {
    id: '11111111-1111-4111-8111-111111111111',
    kind,
    hostId: ID,
    bookingId: snapshot.bookingId,
    occurredAt: '2026-11-21T12:00:00.000Z',
    snapshot,
  }
}

describe('a booking that changed', () => {
  it('is told to host, invitee and guests', () => {
    const mails = mailsAfter(
      event('booking.rescheduled', { guests: ['alan@example.net'], sequence: 3 }),
      PEOPLE,
    )
    expect(mails.map(({ sequence, audience, recipient }) => [sequence, audience, recipient])).toEqual([
      [3, 'host', HOST],
      [3, 'invitee', 'grace@example.org'],
      [3, 'guest', 'alan@example.net'],
    ])
  })

  it('is told once to a guest who is named twice or has another part in it', () => {
    const guests = ['Grace@Example.org', 'ADA@example.com', 'alan@example.net', 'Alan@example.net']
    const mails = mailsAfter(event('booking.created', { guests }), PEOPLE)
    expect(mails.map(({ recipient }) => recipient)).toEqual([HOST, 'grace@example.org', 'alan@example.net'])
  })
})

it('is told to each person on the hosts’ side as their own, and to the others once', () => {
  const other = { id: '33333333-3333-4333-8333-333333333333' as HostId, email: 'bob@example.com' }
  const mails = mailsAfter(event('booking.created'), [...PEOPLE, other])
  expect(mails.map(({ hostId, audience, recipient }) => [hostId, audience, recipient])).toEqual([
    [ID, 'host', HOST],
    [other.id, 'host', other.email],
    [ID, 'invitee', 'grace@example.org'],
  ])
})

describe('reminders', () => {
  const DAY_BEFORE = { amount: 1, unit: 'days' } as const
  const HOUR_BEFORE = { amount: 1, unit: 'hours' } as const

  it('are planned for everybody, as long before as the event type says', () => {
    const planned = remindersAfter(event('booking.created'), PEOPLE, [HOUR_BEFORE, DAY_BEFORE])
    expect(
      planned.map(({ audience, dueAt, nextDueAt }) => [
        audience,
        new Date(dueAt).toISOString(),
        nextDueAt && new Date(nextDueAt).toISOString(),
      ]),
    ).toEqual([
      ['host', '2026-11-30T15:00:00.000Z', '2026-12-01T14:00:00.000Z'],
      ['invitee', '2026-11-30T15:00:00.000Z', '2026-12-01T14:00:00.000Z'],
      ['host', '2026-12-01T14:00:00.000Z', null],
      ['invitee', '2026-12-01T14:00:00.000Z', null],
    ])
  })

  it('are not planned for what is past already, nor for a canceled meeting', () => {
    const soon = { start: Date.parse('2026-11-21T14:00:00Z') }
    expect(remindersAfter(event('booking.created', soon), PEOPLE, [DAY_BEFORE])).toEqual([])
    expect(remindersAfter(event('booking.canceled', { status: 'canceled' }), PEOPLE, [DAY_BEFORE])).toEqual(
      [],
    )
  })
})

describe('a reminder that is due', () => {
  const start = Date.parse('2026-12-01T15:00:00Z')
  const reminder = { start, nextDueAt: start - 3_600_000 }
  const cases = [
    ['is sent', { status: 'scheduled', start }, '2026-11-30T15:00:00Z', { ok: true }],
    [
      'is dropped for a canceled meeting',
      { status: 'canceled', start },
      '2026-11-30T15:00:00Z',
      { ok: false, reason: 'canceled' },
    ],
    [
      'is dropped for a meeting that was moved',
      { status: 'scheduled', start: start + 1 },
      '2026-11-30T15:00:00Z',
      { ok: false, reason: 'moved' },
    ],
    [
      'is dropped when the meeting has begun',
      { status: 'scheduled', start },
      '2026-12-01T15:00:00Z',
      { ok: false, reason: 'started' },
    ],
    [
      'is dropped when the next one is due, too',
      { status: 'scheduled', start },
      '2026-12-01T14:00:00Z',
      { ok: false, reason: 'repeated' },
    ],
    ['is late rather than lost', { status: 'scheduled', start }, '2026-12-01T13:59:59Z', { ok: true }],
  ] as const
  it.each(cases)('%s', (_, current, now, decision) => {
    expect(mayRemind(reminder, current, Date.parse(now))).toEqual(decision)
  })
})
