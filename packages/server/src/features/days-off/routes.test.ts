import { versionOf } from '@scheduling/contract'
import { editedDaysOff } from '@scheduling/contract/edited'
import { DAY } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { databaseState } from '../../testing/database-state.ts'
import { openAccount } from '../../testing/hosts.ts'
import { renewHolidays } from './operations.ts'

const app = await startTestApp()

test('a host without days off has none', async () => {
  const { api } = await openAccount(app)
  expect(await api.call('GET /days-off')).toEqual({ country: null, region: null, holidays: [], away: [] })
})

test('a country fills the list for this year and the next two, in the language of the host', async () => {
  const { api } = await openAccount(app, { language: 'fr' })
  const { holidays } = await api.call('PATCH /days-off', { body: { country: 'DE' } })
  expect(holidays[0]).toEqual({ date: '2027-03-26', name: 'Vendredi saint', isAvailable: false })
  expect(holidays.map(({ date }) => date)).toEqual(
    expect.arrayContaining(['2027-12-25', '2028-12-25', '2029-12-25']),
  )
})

test('a region adds its own, and another country starts without a region', async () => {
  const { api } = await openAccount(app)
  const dates = async (body: object) => {
    const { region, holidays } = await api.call('PATCH /days-off', { body })
    return [region, holidays.some(({ date }) => date === '2028-01-06')]
  }
  expect(await dates({ country: 'DE' })).toEqual([null, false])
  expect(await dates({ region: 'BY' })).toEqual(['BY', true])
  expect(await dates({ country: 'PL' })).toEqual([null, true])
  expect(await dates({ country: null })).toEqual([null, false])
})

test.each([
  ['IL', 'a holiday that begins at sunset is the day after', '2027-10-11', '2027-10-10'],
  ['TR', 'half a day is no holiday', '2027-03-10', '2027-03-08'],
])('%s: %s', async (country, _, isHoliday, isNone) => {
  const { api } = await openAccount(app)
  const { holidays } = await api.call('PATCH /days-off', { body: { country } })
  const dates = holidays.map(({ date }) => date)
  expect([dates.includes(isHoliday), dates.includes(isNone)]).toEqual([true, false])
})

test('a holiday on which its host is available stays so, and changing it is safe to repeat', async () => {
  const { api } = await openAccount(app)
  await api.call('PATCH /days-off', { body: { country: 'DE' } })
  const change = () => api.call('PATCH /days-off', { body: { availableOn: ['2027-05-01'] } })
  expect(await change()).toEqual(await change())
  const { holidays } = await api.call('PATCH /days-off', { body: { country: 'AT' } })
  expect(holidays.filter(({ isAvailable }) => isAvailable).map(({ date }) => date)).toEqual(['2027-05-01'])
})

test('time away is listed by date, and leaves the list when it is over', async () => {
  const { api } = await openAccount(app)
  const over = { from: '2027-02-01', to: '2027-02-28' }
  const today = { from: '2027-02-20', to: '2027-03-01' }
  const summer = { from: '2027-07-01', to: '2027-07-14' }
  expect(await api.call('PATCH /days-off', { body: { away: [summer, over, today] } })).toMatchObject({
    away: [today, summer],
  })
})

test('a change is an activity of its host, and nobody else has these days off', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  await host.api.call('PATCH /days-off', { body: { away: [{ from: '2027-07-01', to: '2027-07-01' }] } })
  const { activity } = await host.api.call('GET /account-activity')
  expect(activity.map(({ kind }) => kind)).toContain('days_off_changed')
  expect(await other.api.call('GET /days-off')).toMatchObject({ away: [] })
})

test('the version of what was read is taken, and an older one is refused', async () => {
  const { api } = await openAccount(app)
  const read = await api.call('PATCH /days-off', { body: { country: 'DE', availableOn: ['2027-05-01'] } })
  const headers = { 'if-match': versionOf(editedDaysOff(read)) }
  const add = (from: string) =>
    api.try('PATCH /days-off', { body: { away: [{ from, to: '2027-07-14' }] }, headers })
  expect((await add('2027-07-01')).status).toBe(200)
  expect((await add('2027-07-02')).status).toBe(412)
})

test('countries have their regions', async () => {
  const { api } = await openAccount(app)
  const { countries } = await api.call('GET /days-off/countries')
  expect(countries.length).toBeGreaterThan(150)
  expect(countries.find(({ code }) => code === 'DE')?.regions).toContainEqual({ code: 'BY', name: 'Bayern' })
})

const range = (from: string, to: string) => ({ away: [{ from, to }] })

test.each<[path: string, reason: string, change: object]>([
  ['country', 'format', { country: 'Germany' }],
  ['country', 'not_found', { country: 'XX' }],
  ['region', 'not_found', { country: 'DE', region: 'constructor' }],
  ['region', 'no_country', { region: 'BY' }],
  ['availableOn[0]', 'format', { availableOn: ['25.12.2027'] }],
  ['availableOn', 'too_long', { availableOn: Array.from({ length: 101 }, () => '2027-12-25') }],
  ['away[0].to', 'before_start', range('2027-07-02', '2027-07-01')],
  ['away[0].to', 'too_long', range('2027-07-01', '2028-07-01')],
  ['away[0].from', 'format', range('2027-02-29', '2027-03-01')],
  ['away', 'too_long', { away: Array.from({ length: 53 }, () => range('2027-07-01', '2027-07-01').away[0]) }],
])('422 %s is %s', async (path, reason, change) => {
  const { api } = await openAccount(app)
  const before = await databaseState(app.context.pool)
  const problem = await api.refusal('PATCH /days-off', { body: change })
  expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ path, reason }] })
  expect(await databaseState(app.context.pool)).toBe(before)
})

test('holidays are computed again after a month, and in another language at once', async () => {
  const host = await openAccount(app)
  await host.api.call('PATCH /days-off', { body: { country: 'DE', availableOn: ['2027-12-25'] } })
  const forget = (computed_at: Date, language: 'en' | 'cz') =>
    app.context.db
      .updateTable('days_off')
      .set({ holidays: '[]', computed_at, language })
      .where('host_id', '=', host.me.userID)
      .execute()
  const renewed = async () => {
    await renewHolidays(app.context)
    const { holidays } = await host.api.call('GET /days-off')
    return holidays.find(({ date }) => date === '2027-12-25')
  }
  const now = app.clock.now()
  await forget(new Date(now - 29 * DAY), 'en')
  expect(await renewed()).toBeUndefined()
  await forget(new Date(now - 31 * DAY), 'en')
  expect(await renewed()).toEqual({ date: '2027-12-25', name: 'Christmas Day', isAvailable: true })
  await forget(new Date(now), 'cz')
  expect(await renewed()).toMatchObject({ name: 'Christmas Day' })
})
