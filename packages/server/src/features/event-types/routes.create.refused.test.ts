import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { databaseState } from '../../testing/database-state.ts'
import { HOURS } from '../../testing/hours.ts'
import { addEvent, openAccount } from '../../testing/hosts.ts'

const app = await startTestApp({ hasPlans: true })
const host = await openAccount(app)
await addEvent(host, { slug: 'taken' })

const right = {
  name: 'Consultation',
  slug: 'consultation',
  description: 'We talk',
  locations: [{ kind: 'zoom' }],
}
const question = { id: 'q', type: 'text', label: 'Question', required: false }

async function refusal(change: object) {
  const before = await databaseState(app.context.pool)
  const problem = await host.api.refusal('POST /event-types', { body: { ...right, ...change } })
  expect(await databaseState(app.context.pool)).toBe(before)
  return problem
}

test.each<[path: string, reason: string, change: object]>([
  ['name', 'required', { name: '' }],
  ['name', 'required', { name: '\u202E\u200B' }],
  ['questions[0].label', 'required', { questions: [{ ...question, label: '\u3164' }] }],
  ['name', 'too_long', { name: 'x'.repeat(121) }],
  ['name', 'format', { name: 'A\r\nBcc: all@example.test' }],
  ['name', 'web_address', { name: 'You won! evil.test/prize' }],
  ['name', 'web_address', { name: 'https://evil\u200B.test' }],
  ['name', 'web_address', { name: 'see www.evil.test' }],
  ['name', 'direction', { name: 'Intro\u202E' }],
  ['slug', 'too_short', { slug: 'ab' }],
  ['slug', 'too_long', { slug: 'x'.repeat(61) }],
  ['slug', 'characters', { slug: 'Größe' }],
  ['description', 'required', { description: ' \n ' }],
  ['description', 'too_long', { description: 'x'.repeat(5_001) }],
  ['isOn', 'type', { isOn: 'yes' }],
  ['isSecret', 'type', { isSecret: 1 }],
  ['offText', 'too_long', { offText: 'x'.repeat(501) }],
  ['locations', 'too_short', { locations: [] }],
  ['locations[0].value', 'required', { locations: [{ kind: 'address', value: ' ' }] }],
  ['locations[0].value', 'unknown_field', { locations: [{ kind: 'zoom', value: 'x' }] }],
  ['locations[0].kind', 'format', { locations: [{ kind: 'telepathy' }] }],
  ['locations[0].url', 'format', { locations: [{ kind: 'zoom', url: 'javascript:alert(1)' }] }],
  ['duration', 'too_small', { duration: 4 }],
  ['duration', 'too_large', { duration: 1_441 }],
  ['duration', 'type', { duration: 30.5 }],
  ['increment', 'too_small', { increment: 0 }],
  ['bufferBefore', 'too_small', { bufferBefore: -1 }],
  ['bufferAfter', 'too_large', { bufferAfter: 721 }],
  ['minimumNotice', 'type', { minimumNotice: '60' }],
  ['window.days', 'too_small', { window: { kind: 'calendar_days', days: 0 } }],
  ['window.days', 'too_large', { window: { kind: 'weekdays', days: 366 } }],
  ['window.to', 'before_start', { window: { kind: 'date_range', from: '2027-03-02', to: '2027-03-01' } }],
  ['window.to', 'too_long', { window: { kind: 'date_range', from: '2027-03-01', to: '2028-02-29' } }],
  ['window.from', 'format', { window: { kind: 'date_range', from: '2027-13-01', to: '2027-12-01' } }],
  ['limits.perDay', 'too_small', { limits: { perDay: 0, perWeek: null, perMonth: null } }],
  ['questions[1].label', 'duplicate_id', { questions: [question, { ...question, label: 'Again' }] }],
  ['questions[0].id', 'format', { questions: [{ ...question, id: 'Ä' }] }],
  ['questions[0].label', 'too_long', { questions: [{ ...question, label: 'x'.repeat(256) }] }],
  ['questions[0].options', 'too_short', { questions: [{ ...question, type: 'dropdown', options: [] }] }],
  [
    'questions[0].options',
    'duplicate_option',
    { questions: [{ ...question, type: 'dropdown', options: ['x', 'x'] }] },
  ],
  ['reminders[0].amount', 'too_small', { reminders: [{ amount: 0, unit: 'days' }] }],
  ['reminders[0].amount', 'too_large', { reminders: [{ amount: 31, unit: 'days' }] }],
  ['reminders[0].amount', 'too_large', { reminders: [{ amount: 721, unit: 'hours' }] }],
  ['reminders[0].amount', 'too_large', { reminders: [{ amount: 1_441, unit: 'minutes' }] }],
  ['reminders[0].unit', 'format', { reminders: [{ amount: 1, unit: 'weeks' }] }],
  ['confirmation.url', 'format', { confirmation: { kind: 'redirect', url: 'javascript:alert(1)' } }],
  ['video.url', 'format', { video: { kind: 'youtube', url: 'https://www.youtube.com/watch?v=tooshort' } }],
  ['video.url', 'format', { video: { kind: 'vimeo', url: 'https://vimeo.com.example.test/1' } }],
  ['video.url', 'format', { video: { kind: 'vimeo', url: 'https://youtu.be/dQw4w9WgXcQ' } }],
  ['availability.scheduleId', 'format', { availability: { kind: 'schedule', scheduleId: '1' } }],
  [
    'availability.hours.weekly.mon[0]',
    'empty',
    {
      availability: {
        kind: 'custom',
        hours: { ...HOURS, weekly: { ...HOURS.weekly, mon: [{ start: '09:00', end: '09:00' }] } },
      },
    },
  ],
  ['seats', 'too_small', { seats: 1 }],
  ['seats', 'too_large', { seats: 1_001 }],
  ['seats', 'type', { seats: 2.5 }],
  ['seats', 'confirm_email', { seats: 2, confirmEmail: true }],
  ['seats', 'approval', { seats: 2, approval: { hours: 1, unanswered: 'decline' } }],
  ['position', 'unknown_field', { position: 1 }],
])('422 %s is %s', async (path, reason, change) => {
  expect(await refusal(change)).toMatchObject({ code: 'invalid_input', errors: [{ path, reason }] })
})

test('422 names every missing field at once', async () => {
  const problem = await host.api.refusal('POST /event-types', { body: {} })
  expect(problem.errors).toEqual(
    ['name', 'slug', 'description', 'locations'].map((path) => ({
      path,
      reason: 'required',
      message: 'This field is required',
    })),
  )
})

test.each<[path: string, change: object]>([
  ['locations[0].kind', { locations: [{}] }],
  ['questions[0].type', { questions: [{ id: 'q', label: 'Question', required: false }] }],
  ['questions[0].label', { questions: [{ id: 'q', type: 'text', required: false }] }],
  ['reminders[0].unit', { reminders: [{ amount: 1 }] }],
  ['video.kind', { video: { url: 'https://youtu.be/dQw4w9WgXcQ' } }],
  ['limits.perWeek', { limits: { perDay: 1, perMonth: 1 } }],
])('422 %s is required', async (path, change) => {
  const { errors } = await refusal(change)
  expect(errors).toEqual([{ path, reason: 'required', message: 'This field is required' }])
})

test.each<[message: string, change: object]>([
  ['1441 is too large. The most is 1440', { duration: 1_441 }],
  ['-1 is too small. The least is 0', { bufferBefore: -1 }],
  ['366 is too large. The most is 365', { window: { kind: 'weekdays', days: 366 } }],
])('422 says of a number: %s', async (message, change) => {
  expect((await refusal(change)).errors).toMatchObject([{ message }])
})

test('409 slug_taken', async () => {
  expect(await refusal({ slug: 'taken' })).toMatchObject({
    code: 'slug_taken',
    errors: [{ path: 'slug', reason: 'taken' }],
  })
})

test("404 availability_not_found for another host's schedule", async () => {
  const { scheduleId } = await openAccount(app)
  expect(await refusal({ availability: { kind: 'schedule', scheduleId } })).toMatchObject({
    code: 'availability_not_found',
    errors: [{ path: 'availability.scheduleId' }],
  })
})

test('402 event_limit_reached, also for copies and for many at once', async () => {
  const limited = await openAccount(app)
  await app.context.db
    .updateTable('plans')
    .set({ event_numbers: 2 })
    .where('host_id', '=', limited.me.userID)
    .execute()
  const { id } = await addEvent(limited)
  // Open the connections first: otherwise the requests do not run at the same time.
  await Promise.all(Array.from({ length: 5 }, () => limited.api.call('GET /event-types')))
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, (_, index) =>
      limited.api.try('POST /event-types', { body: { ...right, slug: `rush-${index}` } }),
    ),
    limited.api.try('POST /event-types/:id/copy', { params: { id } }),
  ])
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status === 402)
  expect(refused.map(({ body }) => body)).toMatchObject(
    Array.from({ length: 4 }, () => ({ code: 'event_limit_reached' })),
  )
  await limited.api.call('DELETE /event-types/:id', { params: { id } })
  await addEvent(limited)
})

test('403 event_type_limit_reached where there are as many as no account has', async () => {
  const eager = await openAccount(app)
  const { id } = await addEvent(eager)
  await app.context.pool.query(
    `insert into event_types select (x).* from (
       select jsonb_populate_record(event_types, jsonb_build_object('id', gen_random_uuid(), 'slug', 'many-' || n)) as x
       from event_types, generate_series(2, 200) as n where id = $1) as many`,
    [id],
  )
  const body = { ...right, slug: 'one-more' }
  expect((await eager.api.refusal('POST /event-types', { body })).code).toBe('event_type_limit_reached')
  expect((await eager.api.refusal('POST /event-types/:id/copy', { params: { id } })).code).toBe(
    'event_type_limit_reached',
  )
  await eager.api.call('DELETE /event-types/:id', { params: { id } })
  expect((await eager.api.try('POST /event-types', { body })).status).toBe(201)
})
