import { describe, expect, it } from 'vitest'
import type { Audience } from './mails/booking/mail.ts'
import { mayTell, newsFor } from './news.ts'
import type { Knowledge } from './news.ts'
import type { Told } from './tables.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const MINUTES = 60_000
const at = (hour: number) => Date.parse('2026-12-01T00:00:00Z') + hour * 60 * MINUTES

type State = Parameters<typeof newsFor>[2]

/** The booking after `sequence` changes, for half an hour from this hour on. */
function state(sequence: number, hour: number, status: State['status'] = 'scheduled'): State {
  const start = at(hour)
  return { status, sequence, start, end: start + 30 * MINUTES, rescheduledBy: null, canceledBy: null }
}

function told(kind: Told['kind'], sequence: number, hour: number, former: number | null = null): Told {
  const start = at(hour)
  const formerStart = former === null ? null : at(former)
  return { kind, sequence, start, end: start + 30 * MINUTES, formerStart }
}

const knows = (what: Told | null, isSure = true): Knowledge => ({ told: what, isSure })
const NOTHING = knows(null, false)

type Case = [string, Knowledge, State, Told | undefined]

describe('a reader is told', () => {
  const cases: Case[] = [
    ['of a booking', NOTHING, state(0, 9), told('confirmation', 0, 9)],
    [
      'of the newest state, where the first mail comes late',
      NOTHING,
      state(3, 12),
      told('confirmation', 3, 12),
    ],
    [
      'of a move, from the time that they know',
      knows(told('confirmation', 0, 9)),
      state(1, 10),
      told('rescheduled', 1, 10, 9),
    ],
    [
      'of several moves as of one',
      knows(told('rescheduled', 1, 10, 9)),
      state(7, 15),
      told('rescheduled', 7, 15, 10),
    ],
    ['nothing when it was moved and moved back', knows(told('confirmation', 0, 9)), state(2, 9), undefined],
    ['nothing twice', knows(told('rescheduled', 1, 10, 9)), state(1, 10), undefined],
    [
      'of a cancelation, by the time that they know',
      knows(told('confirmation', 0, 9)),
      state(2, 10, 'canceled'),
      told('canceled', 2, 9),
    ],
    [
      'of a cancelation before anything else was told',
      NOTHING,
      state(1, 9, 'canceled'),
      told('canceled', 1, 9),
    ],
    ['of a cancelation once', knows(told('canceled', 1, 9)), state(1, 9, 'canceled'), undefined],
  ]
  it.each(cases)('%s', (_, knowledge, current, news) => {
    expect(newsFor('invitee', knowledge, current, NOW)).toEqual(news)
  })
})

describe('a reader of whom nobody knows whether the last mail reached them', () => {
  const cases: Case[] = [
    [
      'is told the same again',
      knows(told('rescheduled', 1, 10, 9), false),
      state(1, 10),
      told('rescheduled', 1, 10, 9),
    ],
    [
      'is told of the booking as it stands, where that was the first mail',
      knows(told('confirmation', 0, 9), false),
      state(1, 10),
      told('confirmation', 1, 10),
    ],
    [
      'is told that it was moved back',
      knows(told('rescheduled', 1, 10, 9), false),
      state(2, 9),
      told('rescheduled', 2, 9, 10),
    ],
    [
      'is told of the cancelation again',
      knows(told('canceled', 1, 9), false),
      state(1, 9, 'canceled'),
      told('canceled', 1, 9),
    ],
  ]
  it.each(cases)('%s', (_, knowledge, current, news) => {
    expect(newsFor('invitee', knowledge, current, NOW)).toEqual(news)
  })
})

it('tells a guest nothing of a meeting that was canceled before they were invited', () => {
  expect(newsFor('guest', NOTHING, state(1, 9, 'canceled'), NOW)).toBeUndefined()
  const perhaps = knows(told('confirmation', 0, 9), false)
  expect(newsFor('guest', perhaps, state(1, 9, 'canceled'), NOW)).toEqual(told('canceled', 1, 9))
})

it('tells of a meeting that is over the host alone', () => {
  const after = at(10)
  const heard = (audience: Audience) => newsFor(audience, NOTHING, state(0, 9), after)
  expect(heard('host')).toEqual(told('confirmation', 0, 9))
  expect([heard('invitee'), heard('guest')]).toEqual([undefined, undefined])
})

describe('who gets which mail', () => {
  const KINDS = ['confirmation', 'rescheduled', 'canceled', 'reminder'] as const
  const got = (audience: Audience, who: 'host' | 'invitee', wants: boolean | null) =>
    KINDS.filter((kind) => mayTell(audience, kind, { rescheduledBy: who, canceledBy: who }, wants))

  it.each([
    ['the host, whatever is said', 'host', 'invitee', false, KINDS],
    ['an invitee', 'invitee', 'invitee', null, KINDS],
    ['an invitee who stopped them', 'invitee', 'host', false, []],
    ['a guest who has not said, of what the invitee does', 'guest', 'invitee', null, ['confirmation']],
    [
      'a guest who has not said, of what the host does',
      'guest',
      'host',
      null,
      ['confirmation', 'rescheduled', 'canceled'],
    ],
    ['a guest who agreed', 'guest', 'invitee', true, KINDS],
    ['a guest who declined', 'guest', 'host', false, []],
  ] as const)('%s', (_, audience, who, wants, kinds) => {
    expect(got(audience, who, wants)).toEqual(kinds)
  })
})
