import { describe, expect, it } from 'vitest'
import type { HostId } from '../../host-id.ts'
import type { Audience } from '../bookings/mails/mail.ts'
import { gatheredUntil, mayTell, newsFor } from './news.ts'
import type { Knowledge } from './news.ts'
import type { LastMail } from './tables.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const MINUTES = 60_000
const at = (hour: number) => Date.parse('2026-12-01T00:00:00Z') + hour * 60 * MINUTES

const [ADA, BOB] = ['ada', 'bob'] as [HostId, HostId]

type State = Parameters<typeof newsFor>[2]

/** The booking at revision `sequence`: half an hour, starting at this hour. */
function state(sequence: number, hour: number, status: State['status'] = 'scheduled'): State {
  const start = at(hour)
  return { status, sequence, start, end: start + 30 * MINUTES, rescheduledBy: null, canceledBy: null }
}

function told(
  kind: LastMail['kind'],
  sequence: number,
  hour: number,
  former: number | null = null,
): LastMail {
  const start = at(hour)
  const formerStart = former === null ? null : at(former)
  return { kind, sequence, start, end: start + 30 * MINUTES, formerStart }
}

const knows = (what: LastMail | null, isSure = true): Knowledge => ({ told: what, isSure })
const NOTHING = knows(null, false)

type Case = [string, Knowledge, State, LastMail | undefined]

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
    [
      'of others who come at a new time in one mail',
      knows({ ...told('confirmation', 0, 9), hostIds: [ADA] }),
      { ...state(1, 10), hostIds: [BOB] },
      { ...told('rescheduled', 1, 10, 9), hostIds: [BOB], othersCome: true },
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
  const KINDS = ['confirmation', 'rescheduled', 'canceled', 'room', 'reminder'] as const
  it.each([
    ['the host, whatever is said', 'host', false, KINDS],
    ['an invitee', 'invitee', null, KINDS],
    ['an invitee who stopped them', 'invitee', false, []],
    ['a guest who has not answered', 'guest', null, ['confirmation', 'rescheduled', 'canceled', 'room']],
    ['a guest who agreed', 'guest', true, KINDS],
    ['a guest who declined', 'guest', false, []],
  ] as const)('%s', (_, audience, wants, kinds) => {
    expect(KINDS.filter((kind) => mayTell(audience, kind, wants))).toEqual(kinds)
  })
})

describe('what the one who booked changes is gathered for a guest who has not answered', () => {
  const noon = at(12)
  const guest = { audience: 'guest' as const, wants: null, known: at(9) + 86_400_000, mailedAt: null }
  const current = { ...state(1, 10), start: at(10) + 86_400_000, rescheduledBy: 'invitee' as const }
  const until = (changes: Partial<Parameters<typeof gatheredUntil>[0]>, since = noon, now = noon) =>
    gatheredUntil({ ...guest, ...changes }, told('rescheduled', 1, 10, 9), current, { since, now })

  it('for an hour after the first change', () => {
    expect(until({})).toBe(noon + 60 * 60_000)
    expect(until({}, noon, noon + 59 * 60_000)).toBe(noon + 60 * 60_000)
    expect(until({}, noon, noon + 60 * 60_000)).toBeUndefined()
  })

  it('not where the meeting they know is near, but for a quarter of an hour between two mails', () => {
    expect(until({ known: noon + 3 * 60 * 60_000 })).toBeUndefined()
    expect(until({ known: noon + 60 * 60_000, mailedAt: noon - 5 * 60_000 })).toBe(noon + 10 * 60_000)
    expect(until({ known: noon + 3.5 * 60 * 60_000 })).toBe(noon + 30 * 60_000)
  })

  it('not for those who asked for their mails, nor what the host changes', () => {
    expect(until({ wants: true })).toBeUndefined()
    expect(until({ audience: 'invitee' })).toBeUndefined()
    const byHost = { ...current, rescheduledBy: 'host' as const }
    const news = told('rescheduled', 1, 10, 9)
    expect(gatheredUntil(guest, news, byHost, { since: noon, now: noon })).toBeUndefined()
  })
})
