import { expect, test } from 'vitest'
import type { EventTypeRules } from './event-type-problems.ts'
import { eventTypeProblems } from './event-type-problems.ts'

const good: EventTypeRules = {
  name: 'Call',
  slug: 'call',
  description: 'A call',
  offText: '',
  locations: [{ kind: 'zoom' }],
  duration: 30,
  increment: 30,
  bufferBefore: 0,
  bufferAfter: 0,
  minimumNotice: 0,
  rescheduleNotice: 0,
  cancelNotice: 0,
  window: { kind: 'indefinite' },
  limits: { perDay: null, perWeek: null, perMonth: null },
  questions: [],
  availability: { kind: 'schedule', scheduleId: '1' },
  reminders: [],
  confirmation: { kind: 'page' },
  video: null,
}

test('a whole event type can be saved, and nothing said is nothing wrong', () => {
  expect(eventTypeProblems(good)).toEqual([])
  expect(eventTypeProblems({})).toEqual([])
})

const question = { id: 'a', type: 'text' as const, label: 'Why?', required: false }

test.each<[path: string, code: string, change: Partial<EventTypeRules>]>([
  ['name', 'required', { name: ' ' }],
  ['name', 'too_long', { name: 'x'.repeat(121) }],
  ['slug', 'required', { slug: '' }],
  ['slug', 'too_short', { slug: 'ab' }],
  ['slug', 'characters', { slug: 'No Good' }],
  ['offText', 'too_long', { offText: 'x'.repeat(501) }],
  ['locations', 'none', { locations: [] }],
  ['locations[1].value', 'required', { locations: [{ kind: 'zoom' }, { kind: 'address', value: ' ' }] }],
  ['duration', 'between', { duration: Number.NaN }],
  ['bufferAfter', 'between', { bufferAfter: 0.5 }],
  ['window.days', 'between', { window: { kind: 'weekdays', days: 0 } }],
  ['window.from', 'required', { window: { kind: 'date_range', from: '', to: '2027-01-01' } }],
  ['window.to', 'before_start', { window: { kind: 'date_range', from: '2027-01-02', to: '2027-01-01' } }],
  ['window.to', 'too_long', { window: { kind: 'date_range', from: '2026-01-01', to: '2027-01-01' } }],
  ['limits.perWeek', 'between', { limits: { perDay: null, perWeek: 1_001, perMonth: null } }],
  ['questions[1].label', 'duplicate_id', { questions: [question, question] }],
  [
    'questions[0].options',
    'options_missing',
    { questions: [{ ...question, type: 'dropdown', options: [] }] },
  ],
  ['reminders[0].amount', 'between', { reminders: [{ amount: 721, unit: 'hours' }] }],
  ['availability.scheduleId', 'required', { availability: { kind: 'schedule', scheduleId: '' } }],
  ['confirmation.url', 'url', { confirmation: { kind: 'redirect', url: 'javascript:alert(1)' } }],
  ['video.url', 'format', { video: { kind: 'vimeo', url: 'https://youtu.be/abcdefghijk' } }],
])('%s: %s', (path, code, change) => {
  expect(eventTypeProblems({ ...good, ...change })).toMatchObject([{ path, code }])
})
