import type { PersonReasons } from '@scheduling/contract'
import { loadHostTranslator } from '@scheduling/messages/host'
import { expect, test } from 'vitest'
import { createFormat } from '../../time/format.ts'
import { groupReasons, linkOfPeople, reasonLink, reasonText, textOfPeople } from './reason-text.ts'

const t = await loadHostTranslator('en')
const format = createFormat({ tag: 'en', timeZone: 'Europe/Berlin', timeFormat: '24h', year: '2026' })

test('a meeting in the way is named with its time and leads to it', () => {
  const reason = {
    code: 'busy',
    start: '2026-12-01T09:00:00Z',
    end: '2026-12-01T09:30:00Z',
    bookingId: 'b1',
  } as const
  expect(reasonText(reason, t, format)).toContain('10:00 – 10:30')
  expect(reasonLink(reason)).toEqual({ to: 'booking', id: 'b1' })
})

test('what stands in a calendar is named with it', () => {
  const times = { start: '2026-12-01T09:00:00Z', end: '2026-12-01T09:30:00Z' }
  expect(reasonText({ code: 'busy', ...times, calendar: 'Family' }, t, format)).toMatch(
    /10:00 – 10:30.*Family/,
  )
})

test.each([
  ['outside_hours', 'availability'],
  ['override', 'availability'],
  ['not_on_increment', 'duration'],
  ['buffer', 'duration'],
  ['minimum_notice', 'notice'],
  ['outside_window', 'window'],
  ['limit_day', 'limits'],
] as const)('%s leads to the section %s', (code, section) => {
  expect(reasonLink({ code })).toEqual({ to: 'section', section })
  expect(reasonText({ code }, t, format)).not.toBe('')
})

test('a day off is named, and only its host is led to their availability', () => {
  const holiday = { code: 'holiday', name: 'Christmas Day' } as const
  expect(reasonText(holiday, t, format)).toBe('It’s a public holiday: Christmas Day.')
  expect(reasonLink(holiday)).toEqual({ to: 'own_hours' })
  expect(linkOfPeople({ reason: holiday, people: [person('Anna', holiday)] })).toEqual({ to: 'none' })
  const away = { reason: { code: 'time_away' } as const, people: [person('Anna')] }
  expect([linkOfPeople(away), textOfPeople(away, t, format)]).toEqual([{ to: 'none' }, 'Away:'])
})

test('nobody can change the past', () => {
  expect(reasonLink({ code: 'in_the_past' })).toEqual({ to: 'none' })
})

test.each(['busy', 'buffer'] as const)('of a hold it is said until when it keeps others out: %s', (code) => {
  const reason = {
    code,
    start: '2026-12-01T09:00:00Z',
    end: '2026-12-01T09:30:00Z',
    heldUntil: '2026-11-30T09:15:00Z',
  }
  expect(reasonText(reason, t, format)).toMatch(/^It’s held until .*10:15 for someone/)
  expect(reasonLink(reason)).toEqual({ to: 'none' })
})

const person = (name: string, ...reasons: PersonReasons['reasons']): PersonReasons => ({
  id: name,
  name,
  reasons,
})
const outside = { code: 'outside_hours' } as const
const busy = { code: 'busy', start: '2026-12-01T09:00:00Z', end: '2026-12-01T09:30:00Z' } as const

test('equal reasons of several people are one, with all names', () => {
  const people = [person('Anna', outside), person('Bo', outside, busy), person('Cleo')]
  const { shared, ofPeople, free } = groupReasons([{ code: 'too_few_people' }], people)
  const said = ofPeople.map((group) => [textOfPeople(group, t, format), group.people.map(({ name }) => name)])
  expect(said).toEqual([
    ['Outside working hours:', ['Anna', 'Bo']],
    [expect.stringMatching(/^Busy \(.*10:00 – 10:30\):$/), ['Bo']],
  ])
  expect(shared).toEqual([{ code: 'too_few_people' }])
  expect(free.map(({ name }) => name)).toEqual(['Cleo'])
})

test('that a time is over is said once, without names', () => {
  const past = { code: 'in_the_past' } as const
  const people = [person('Anna', past), person('Bo', past, outside)]
  const { shared, ofPeople } = groupReasons([{ code: 'too_few_people' }], people)
  expect(shared).toEqual([past])
  expect(ofPeople).toMatchObject([{ reason: outside, people: [{ name: 'Bo' }] }])
})

test('only they themselves are led to their hours, and what the team says leads to the team', () => {
  const anna = person('Anna', outside)
  expect(linkOfPeople({ reason: outside, people: [anna] })).toEqual({ to: 'none' })
  const people = [anna, { ...person('Bo', outside), isYou: true as const }]
  expect(linkOfPeople({ reason: outside, people })).toEqual({ to: 'own_hours' })
  for (const code of ['away', 'too_far_ahead', 'limit_day', 'limit_week'] as const)
    expect(linkOfPeople({ reason: { code }, people: [anna] })).toEqual({ to: 'team' })
  expect(reasonLink({ code: 'too_few_people' })).toEqual({ to: 'team' })
})
