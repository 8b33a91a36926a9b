import { EVENT_TYPE_DEFAULTS } from '@scheduling/contract'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { HOURS } from '../../testing/hours.ts'
import { addEvent, openAccount } from '../../testing/hosts.ts'

const app = await startTestApp()

const least = {
  name: 'Consultation',
  slug: 'consultation',
  description: 'We talk',
  locations: [{ kind: 'google_meet' as const }],
}

test('takes the default for everything that is not said', async () => {
  const { api, scheduleId } = await openAccount(app)
  const added = await api.call('POST /event-types', { body: least })
  expect(added).toEqual({
    ...EVENT_TYPE_DEFAULTS,
    ...least,
    id: added.id,
    position: 0,
    availability: { kind: 'schedule', scheduleId },
    given: null,
    createdAt: '2027-03-01T08:00:00.000Z',
  })
  expect(await api.call('GET /event-types/:id', { params: { id: added.id } })).toEqual(added)
})

test('starts follow the duration where no increment is said', async () => {
  const { api } = await openAccount(app)
  const added = await api.call('POST /event-types', { body: { ...least, duration: 45 } })
  expect(added).toMatchObject({ duration: 45, increment: 45 })
})

test('keeps everything that can be said', async () => {
  const { api } = await openAccount(app)
  const whole = {
    name: 'Überblick für 王伟',
    slug: 'over_view-1',
    description: 'Two lines\nof text',
    isOn: false,
    isSecret: true,
    offText: 'On leave.\nBack in June.',
    locations: [
      { kind: 'address' as const, value: '18 Harbour Street' },
      { kind: 'phone_call' as const, value: '+1 555 010 7788' },
      { kind: 'google_meet' as const },
      { kind: 'microsoft_teams' as const },
      { kind: 'zoom' as const },
      { kind: 'custom' as const, value: 'Where we met last time' },
    ],
    duration: 50,
    increment: 20,
    bufferBefore: 5,
    bufferAfter: 15,
    minimumNotice: 0,
    rescheduleNotice: 60,
    cancelNotice: 120,
    window: { kind: 'date_range' as const, from: '2027-03-01', to: '2027-05-31' },
    limits: { perDay: 2, perWeek: 5, perMonth: 10 },
    questions: [
      { id: 'a', type: 'text' as const, label: 'Text', required: true },
      { id: 'b', type: 'large_text' as const, label: 'Large text', required: false },
      { id: 'c', type: 'phone_number' as const, label: 'Phone', required: false },
      { id: 'd', type: 'single_options' as const, label: 'One', required: true, options: ['x', 'y'] },
      { id: 'e', type: 'multiple_options' as const, label: 'Many', required: false, options: ['x', 'y'] },
      { id: 'f', type: 'dropdown' as const, label: 'Drop', required: false, options: ['x'] },
    ],
    availability: { kind: 'custom' as const, hours: HOURS },
    reminders: [
      { amount: 30, unit: 'days' as const },
      { amount: 720, unit: 'hours' as const },
      { amount: 1_440, unit: 'minutes' as const },
    ],
    confirmation: { kind: 'redirect' as const, url: 'https://example.test/thanks?a=b' },
    allowGuests: false,
    video: { kind: 'youtube' as const, url: 'https://youtube.com/shorts/dQw4w9WgXcQ' },
  }
  expect(await api.call('POST /event-types', { body: whole })).toMatchObject(whole)
})

test.each([
  { kind: 'calendar_days' as const, days: 1 },
  { kind: 'calendar_days' as const, days: 365 },
  { kind: 'weekdays' as const, days: 10 },
  { kind: 'date_range' as const, from: '2027-03-01', to: '2027-03-01' },
  { kind: 'date_range' as const, from: '2027-03-01', to: '2028-02-28' },
  { kind: 'indefinite' as const },
])('takes the booking window %j', async (window) => {
  expect(await addEvent(await openAccount(app), { window })).toMatchObject({ window })
})

test('each new one stands at the front', async () => {
  const host = await openAccount(app)
  const [first, second, third] = [await addEvent(host), await addEvent(host), await addEvent(host)]
  const { eventTypes } = await host.api.call('GET /event-types')
  expect(eventTypes).toEqual([third, second, first])
})

test('the same address may be used by another host, and again after deletion', async () => {
  const [one, other] = [await openAccount(app), await openAccount(app)]
  const { id } = await addEvent(one, { slug: 'intro' })
  await addEvent(other, { slug: 'intro' })
  await one.api.call('DELETE /event-types/:id', { params: { id } })
  expect(await addEvent(one, { slug: 'intro' })).toMatchObject({ slug: 'intro' })
})
