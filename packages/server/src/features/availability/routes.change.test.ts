import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { HOURS } from '../../testing/hours.ts'
import { openAccount } from '../../testing/hosts.ts'

const app = await startTestApp()

test('merges what is given; only a change of hours is a new version', async () => {
  const { api, scheduleId: id } = await openAccount(app)
  const before = await api.call('GET /availability/:id', { params: { id } })
  const change = (body: object) => api.call('PATCH /availability/:id', { params: { id }, body })
  expect(await change({ name: 'Renamed' })).toEqual({ ...before, name: 'Renamed' })
  expect(await change({ timeZone: 'Asia/Tokyo' })).toMatchObject({ timeZone: 'Asia/Tokyo', version: 2 })
  expect(await change({ overrides: [] })).toMatchObject({ weekly: before.weekly, version: 3 })
  expect(await change({})).toMatchObject({ name: 'Renamed', timeZone: 'Asia/Tokyo', version: 3 })
})

test('making one the default makes all others non-default, and is safe to repeat', async () => {
  const { api, scheduleId } = await openAccount(app)
  const other = await api.call('POST /availability', { body: { name: 'Other', ...HOURS } })
  const makeDefault = () =>
    api.call('PATCH /availability/:id', { params: { id: other.id }, body: { is_default: true } })
  expect(await makeDefault()).toEqual(await makeDefault())
  const { schedules } = await api.call('GET /availability')
  expect(schedules.map(({ id, is_default }) => [id, is_default])).toEqual([
    [other.id, true],
    [scheduleId, false],
  ])
})

test('one default stays when two change places again and again at once', async () => {
  const { api, scheduleId } = await openAccount(app)
  const other = await api.call('POST /availability', { body: { name: 'Other', ...HOURS } })
  const ids = [scheduleId, other.id]
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      api.try('PATCH /availability/:id', {
        params: { id: String(ids[index % 2]) },
        body: { is_default: true },
      }),
    ),
  )
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  const { schedules } = await api.call('GET /availability')
  expect(schedules.map(({ is_default }) => is_default)).toEqual([true, false])
})

test.each<[reason: string, change: object]>([
  ['last_default', { is_default: false }],
  ['format', { timeZone: 'Nowhere/City' }],
  ['overlap', { weekly: { ...HOURS.weekly, mon: [HOURS.weekly.mon[0], HOURS.weekly.mon[0]] } }],
  ['unknown_field', { id: crypto.randomUUID() }],
])('422 %s', async (reason, body) => {
  const { api, scheduleId: id } = await openAccount(app)
  const before = await api.call('GET /availability/:id', { params: { id } })
  const problem = await api.refusal('PATCH /availability/:id', { params: { id }, body })
  expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ reason }] })
  expect(await api.call('GET /availability/:id', { params: { id } })).toEqual(before)
})

test('slots follow at once', async () => {
  const { api, me, scheduleId } = await openAccount(app)
  const event = await api.call('POST /event-types', {
    body: { name: 'Call', slug: 'call', description: 'A call', locations: [{ kind: 'zoom' }] },
  })
  const query = {
    owner: me.link,
    event: event.slug,
    from: '2027-03-02T00:00:00Z',
    to: '2027-03-03T00:00:00Z',
  }
  const starts = async () => (await app.visitor.call('GET /slots', { query })).starts
  expect((await starts())[0]).toBe('2027-03-02T09:00:00Z')
  await api.call('PATCH /availability/:id', {
    params: { id: scheduleId },
    body: { overrides: [{ date: '2027-03-02', ranges: [{ start: '15:00', end: '16:00' }] }] },
  })
  expect(await starts()).toEqual(['2027-03-02T15:00:00Z', '2027-03-02T15:30:00Z'])
})
