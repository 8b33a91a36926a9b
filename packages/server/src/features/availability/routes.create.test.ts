import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { HOURS } from '../../testing/hours.ts'
import { openAccount } from '../../testing/hosts.ts'

const app = await startTestApp()

test('adds a schedule that is not the default', async () => {
  const { api } = await openAccount(app)
  const added = await api.call('POST /availability', {
    body: {
      name: 'Evenings',
      timeZone: 'Europe/Berlin',
      weekly: { ...HOURS.weekly, tue: [{ start: '18:00', end: '24:00' }] },
      overrides: [{ date: '2027-03-02', ranges: [] }],
    },
  })
  expect(added).toEqual({
    id: expect.any(String),
    name: 'Evenings',
    is_default: false,
    timeZone: 'Europe/Berlin',
    weekly: { ...HOURS.weekly, tue: [{ start: '18:00', end: '24:00' }] },
    overrides: [{ date: '2027-03-02', ranges: [] }],
    version: 1,
    eventTypes: 0,
  })
  expect(await api.call('GET /availability/:id', { params: { id: added.id } })).toEqual(added)
})

test('a new default makes all others non-default and comes first', async () => {
  const { api, scheduleId } = await openAccount(app)
  const added = await api.call('POST /availability', { body: { name: 'New', ...HOURS, is_default: true } })
  const { schedules } = await api.call('GET /availability')
  expect(schedules.map(({ id, is_default }) => [id, is_default])).toEqual([
    [added.id, true],
    [scheduleId, false],
  ])
})

test('one default stays when many are made the default at once', async () => {
  const { api } = await openAccount(app)
  const add = (index: number) =>
    api.call('POST /availability', { body: { name: `No ${index}`, ...HOURS, is_default: true } })
  await Promise.all(Array.from({ length: 8 }, (_, index) => add(index)))
  const { schedules } = await api.call('GET /availability')
  expect(schedules).toHaveLength(9)
  expect(schedules.filter(({ is_default }) => is_default)).toHaveLength(1)
})

test('hours may run over midnight and meet without a gap', async () => {
  const { api } = await openAccount(app)
  const fri = [
    { start: '09:00', end: '12:00' },
    { start: '12:00', end: '14:00' },
    { start: '22:00', end: '02:00' },
  ]
  const { weekly } = await api.call('POST /availability', {
    body: { name: 'Nights', ...HOURS, weekly: { ...HOURS.weekly, fri } },
  })
  expect(weekly.fri).toEqual(fri)
})

test('copies a schedule under a new name; the copy is not the default', async () => {
  const { api, scheduleId } = await openAccount(app)
  const source = await api.call('GET /availability/:id', { params: { id: scheduleId } })
  const copy = await api.call('POST /availability/:id/copy', {
    params: { id: scheduleId },
    body: { name: 'Copy' },
  })
  expect(copy).toEqual({ ...source, id: copy.id, name: 'Copy', is_default: false, version: 1 })
  expect(copy.id).not.toBe(source.id)
})
