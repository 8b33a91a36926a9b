import { limits } from '@scheduling/domain'
import { loadHostTranslator } from '@scheduling/messages/host'
import { expect, test } from 'vitest'
import { valuesOf } from './values/editor-values.ts'
import type { EventTypeValues } from './values/editor-values.ts'
import { OFFICE_WEEK } from '../../availability/weekly/weekly.ts'
import { createFormat } from '../../../time/format.ts'
import { checkEventType } from './check-event-type.ts'
import { SEATS } from './values/seat-limits.ts'
import { eventTypeOf } from '../fixture.ts'

const t = await loadHostTranslator('en')
const format = createFormat({ tag: 'en', timeZone: 'UTC', timeFormat: '24h', year: '2026' })
const good = valuesOf(eventTypeOf({}))
const check = (change: Partial<EventTypeValues>) =>
  checkEventType({ ...good, ...change }, { t, format, takenSlugs: ['taken'] })
const problemPaths = (change: Partial<EventTypeValues>) => Object.keys(check(change))

test('a whole event type has no problems', () => {
  expect(problemPaths({})).toEqual([])
})

test.each<[string, Partial<EventTypeValues>]>([
  ['name', { name: '  ' }],
  ['name', { name: 'x'.repeat(121) }],
  ['slug', { slug: 'ab' }],
  ['slug', { slug: 'Not good' }],
  ['slug', { slug: 'taken' }],
  ['description', { description: '' }],
  ['locations', { locations: [] }],
  ['locations[1].value', { locations: [{ kind: 'zoom' }, { kind: 'address', value: ' ' }] }],
  ['duration', { duration: 4 }],
  ['duration', { duration: 7.5 }],
  ['bufferAfter', { bufferAfter: 721 }],
  ['window.days', { window: { kind: 'weekdays', days: 366 } }],
  ['window.to', { window: { kind: 'date_range', from: '2026-12-02', to: '2026-12-01' } }],
  ['window.to', { window: { kind: 'date_range', from: '2026-01-01', to: '2027-01-01' } }],
  ['window.from', { window: { kind: 'date_range', from: '', to: '2027-01-01' } }],
  ['seats', { seats: 1 }],
  ['seats', { seats: 1_001 }],
  ['seats', { seats: 2, confirmEmail: true }],
  ['seats', { seats: 1_000, approval: { hours: 1, unanswered: 'decline' } }],
  ['limits.perWeek', { limits: { perDay: null, perWeek: 0, perMonth: null } }],
  ['questions[0].label', { questions: [{ id: 'a', type: 'text', label: '', required: false }] }],
  [
    'questions[0].options',
    { questions: [{ id: 'a', type: 'dropdown', label: 'Size', required: false, options: ['S', 'S'] }] },
  ],
  ['reminders[0].amount', { reminders: [{ amount: 31, unit: 'days' }] }],
  ['reminders[0].amount', { reminders: [{ amount: 0, unit: 'minutes' }] }],
  ['confirmation.url', { confirmation: { kind: 'redirect', url: 'javascript:alert(1)' } }],
  ['video.url', { video: { kind: 'youtube', url: 'https://youtu.be/short' } }],
  ['availability.scheduleId', { availability: { kind: 'schedule', scheduleId: '' } }],
  [
    'availability.hours.weekly.mon[0]',
    {
      availability: {
        kind: 'custom',
        hours: {
          timeZone: 'UTC',
          weekly: { ...OFFICE_WEEK, mon: [{ start: '09:00', end: '09:00' }] },
          overrides: [],
        },
      },
    },
  ],
])('%s is blamed', (path, change) => {
  expect(problemPaths(change)).toEqual([path])
})

test('what would be accepted is said in the units in which people say it', () => {
  expect(check({ duration: 4, cancelNotice: -1 })).toEqual({
    duration: 'From 5 min to 1 day',
    cancelNotice: 'From 0 min to 365 days',
  })
})

test('a reminder may be a month before, in each unit in its own numbers', () => {
  const longest = [
    { amount: 1_440, unit: 'minutes' as const },
    { amount: 720, unit: 'hours' as const },
    { amount: 30, unit: 'days' as const },
  ]
  expect(check({ reminders: longest })).toEqual({})
  expect(check({ reminders: [{ amount: 721, unit: 'hours' }] })).toEqual({
    'reminders[0].amount': 'Enter a whole number from 1 to 720',
  })
})

test('an event type has as many seats as the server accepts', () => {
  expect(SEATS).toEqual({ min: limits.SEATS_MIN, max: limits.SEATS_MAX })
})

test('365 days are a possible range', () => {
  expect(problemPaths({ window: { kind: 'date_range', from: '2026-01-01', to: '2026-12-31' } })).toEqual([])
})
