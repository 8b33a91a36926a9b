import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { databaseState } from '../../testing/database-state.ts'
import { HOURS } from '../../testing/hours.ts'
import { openAccount } from '../../testing/hosts.ts'

const app = await startTestApp()
const host = await openAccount(app)

const right = { name: 'Hours', ...HOURS }
const monday = (...ranges: [string, string][]) => ({
  weekly: { ...HOURS.weekly, mon: ranges.map(([start, end]) => ({ start, end })) },
})
const nine = { start: '09:00', end: '17:00' }

test.each<[path: string, reason: string, change: object]>([
  ['name', 'required', { name: ' ' }],
  ['name', 'too_long', { name: 'x'.repeat(101) }],
  ['timeZone', 'format', { timeZone: 'Europe/Atlantis' }],
  ['weekly.sun', 'required', { weekly: { ...HOURS.weekly, sun: undefined } }],
  ['weekly.holiday', 'unknown_field', { weekly: { ...HOURS.weekly, holiday: [] } }],
  ['weekly.mon[0].start', 'format', monday(['9:00', '17:00'])],
  ['weekly.mon[0].end', 'format', monday(['09:00', '24:01'])],
  ['weekly.mon[0]', 'empty', monday(['09:00', '09:00'])],
  ['weekly.mon[0]', 'invalid_time', monday(['24:00', '09:00'])],
  ['weekly.mon[1]', 'overlap', monday(['09:00', '12:00'], ['11:59', '13:00'])],
  [
    'weekly.mon',
    'too_long',
    monday(...Array.from({ length: 13 }, (): [string, string] => ['09:00', '10:00'])),
  ],
  ['overrides[0].date', 'format', { overrides: [{ date: '2027-02-29', ranges: [] }] }],
  ['overrides[0].date', 'format', { overrides: [{ date: '1.3.2027', ranges: [] }] }],
  ['overrides[0].ranges[1]', 'overlap', { overrides: [{ date: '2027-03-01', ranges: [nine, nine] }] }],
])('422 %s is %s', async (path, reason, change) => {
  const before = await databaseState(app.context.pool)
  const problem = await host.api.refusal('POST /availability', { body: { ...right, ...change } })
  expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ path, reason }] })
  expect(await databaseState(app.context.pool)).toBe(before)
})

test('422 a date overridden twice', async () => {
  const override = { date: '2027-03-01', ranges: [] }
  const problem = await host.api.refusal('POST /availability', {
    body: { ...right, overrides: [override, override] },
  })
  expect(problem.errors).toMatchObject([{ reason: 'duplicate_date' }])
})

test('422 a copy without a name', async () => {
  const problem = await host.api.refusal('POST /availability/:id/copy', {
    params: { id: host.scheduleId },
    body: {},
  })
  expect(problem.errors).toMatchObject([{ path: 'name', reason: 'required' }])
})
