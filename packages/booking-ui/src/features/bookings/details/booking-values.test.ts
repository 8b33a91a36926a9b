import type { Location, Question } from '@scheduling/contract'
import { expect, test } from 'vitest'
import { answered } from './answered.ts'
import { problemsFromServer, problemsOf } from './booking-problems.ts'
import { guestList } from './booking-values.ts'
import type { BookingValues } from './booking-values.ts'

const questions: Question[] = [
  { id: 'topic', label: 'Topic', required: true, type: 'text' },
  { id: 'parts', label: 'Parts', required: false, type: 'multiple_options', options: ['API', 'Embeds'] },
  { id: 'phone', label: 'Phone', required: false, type: 'phone_number' },
]
const locations: Location[] = [{ kind: 'zoom' }, { kind: 'invitee_phone', value: '' }]
const good: BookingValues = {
  name: 'Noa',
  email: 'noa@example.com',
  guests: '',
  answers: { topic: 'Roadmap' },
  location: 0,
}
const wrong = (changed: Partial<BookingValues>) =>
  problemsOf({ questions, locations }, { ...good, ...changed }).map(
    ({ field, reason }) => `${field}: ${reason}`,
  )

test('what is complete can be sent', () => {
  expect(wrong({})).toEqual([])
})

test.each<[Partial<BookingValues>, string[]]>([
  [{ name: ' ', email: '' }, ['name: required', 'email: required']],
  [{ name: '\u200B\u2800' }, ['name: required']],
  [{ name: 'Noa, see evil.test/x' }, ['name: web_address']],
  [{ email: 'noa@example' }, ['email: email_invalid']],
  [{ email: 'noa example.com' }, ['email: email_invalid']],
  [{ email: 'noa@sub.example.co.uk' }, []],
  [{ guests: 'a@b.co, nobody' }, ['guests: guest_invalid']],
  [{ guests: Array(11).fill('a@b.co').join('\n') }, ['guests: guests_too_many']],
  [{ answers: {} }, ['answer_topic: required']],
  [{ answers: { topic: 'x'.repeat(256) } }, ['answer_topic: too_long']],
  [{ answers: { topic: 'x', parts: ['API', 'Other'] } }, ['answer_parts: not_an_option']],
  [{ answers: { topic: 'x', phone: 'call me' } }, ['answer_phone: invalid_phone']],
  [{ location: 1 }, ['answer_invitee_phone: required']],
  [
    { location: 1, answers: { topic: 'x', invitee_phone: 'call me' } },
    ['answer_invitee_phone: invalid_phone'],
  ],
  [{ location: 0, answers: { topic: 'x', invitee_phone: 'call me' } }, []],
])('%o says %o', (changed, problems) => {
  expect(wrong(changed)).toEqual(problems)
})

test('what is too long says how long it is and how long it may be', () => {
  const values = { ...good, name: 'x'.repeat(300), answers: { topic: 'x'.repeat(256) } }
  expect(problemsOf({ questions, locations }, values)).toEqual([
    { field: 'name', reason: 'too_long', length: 300, max: 100 },
    { field: 'answer_topic', reason: 'too_long', length: 256, max: 255 },
  ])
})

test('guests may be parted by commas, semicolons, spaces and lines', () => {
  expect(guestList(' a@b.co, c@d.co;e@f.co\n\ng@h.co ')).toEqual(['a@b.co', 'c@d.co', 'e@f.co', 'g@h.co'])
})

test('only what is asked is answered, and several options stay several', () => {
  const answers = { topic: 'x', parts: 'API', stranger: 'y', phone: '' }
  expect(answered({ questions, locations }, { ...good, answers })).toEqual({ topic: 'x', parts: ['API'] })
})

test('a number is told only to a host who calls it', () => {
  const answers = { topic: 'x', invitee_phone: '+49 30 1234567' }
  const asking = { questions, locations }
  expect(answered(asking, { ...good, answers })).toEqual({ topic: 'x' })
  expect(answered(asking, { ...good, answers, location: 1 })).toEqual(answers)
})

test('the server’s paths become fields of the form', () => {
  const errors = [
    { path: 'invitee.name', reason: 'web_address', message: '' },
    { path: 'invitee.email', reason: 'invalid_format', message: '' },
    { path: 'guests[1]', reason: 'invalid_format', message: '' },
    { path: 'answers.topic', reason: 'required', message: '' },
  ]
  expect(problemsFromServer(errors)).toEqual([
    { field: 'name', reason: 'web_address' },
    { field: 'email', reason: 'email_invalid' },
    { field: 'guests', reason: 'email_invalid' },
    { field: 'answer_topic', reason: 'required' },
  ])
})
