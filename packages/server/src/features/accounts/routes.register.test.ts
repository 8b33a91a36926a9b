import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { openAccount, PASSWORD, someAddress } from '../../testing/hosts.ts'

const app = await startTestApp()

test('opens an account that is signed in at once', async () => {
  const { me, api } = await openAccount(app)
  expect(await api.call('GET /users/aboutme')).toEqual(me)
})

test('shows the account in the words of the specification', async () => {
  const { me } = await openAccount(app, {
    email: 'Robin.Vale@Example.test',
    name: ' Robin Vale ',
    timeZone: 'Asia/Tokyo',
    language: 'de',
    link: 'robin_vale-1',
    weekStart: 'sun',
    timeFormat: '12h',
  })
  expect(me).toMatchObject({
    userName: 'Robin Vale',
    userEmail: 'Robin.Vale@Example.test',
    userPhone: null,
    userStatus: 'unverified',
    account_type: 'prime',
    lifetime: false,
    plan_type: 'entry_trial',
    regDate: '2027-03-01',
    regtime: Date.parse('2027-03-01T08:00:00Z') / 1_000,
    event_numbers: null,
    trial_end: Date.parse('2027-03-15T08:00:00Z') / 1_000,
    link: 'robin_vale-1',
    timeZone: 'Asia/Tokyo',
    language: 'de',
    weekStart: 'sun',
    timeFormat: '12h',
  })
})

test('can be booked from the first minute: Monday to Friday, nine to five, in the zone of the account', async () => {
  const { api } = await openAccount(app, { timeZone: 'America/New_York' })
  const { schedules } = await api.call('GET /availability')
  const office = [{ start: '09:00', end: '17:00' }]
  expect(schedules).toMatchObject([
    {
      isDefault: true,
      timeZone: 'America/New_York',
      weekly: { mon: office, tue: office, wed: office, thu: office, fri: office, sat: [], sun: [] },
      overrides: [],
    },
  ])
})

test('makes the address from the name where none was chosen', async () => {
  const { me } = await openAccount(app, { name: 'Ana Núñez', link: undefined })
  expect(me.link).toBe('ana-nunez')
})

test('finds free addresses for many of one name at once', async () => {
  const accounts = await Promise.all(
    Array.from({ length: 6 }, () => openAccount(app, { name: 'Kim Lee', link: undefined })),
  )
  const links = accounts.map(({ me }) => me.link)
  expect(new Set(links).size).toBe(6)
  expect(links).toContain('kim-lee')
})

test('stores neither password nor token', async () => {
  const { me, token } = await openAccount(app)
  const host = await app.context.db
    .selectFrom('hosts')
    .selectAll()
    .where('id', '=', me.userID)
    .executeTakeFirstOrThrow()
  expect(host.password_hash).toMatch(/^\$argon2id\$/)
  const { rows } = await app.context.pool.query(
    'select hosts::text || sessions::text as row from hosts, sessions',
  )
  expect(rows.filter(({ row }) => row.includes(PASSWORD) || row.includes(token))).toEqual([])
})

test('asks for the confirmation of the address in the same transaction', async () => {
  const { me } = await openAccount(app)
  const { rows } = await app.context.pool.query(
    `select data from jobs.job where name = 'registrations' and data->>'hostId' = $1`,
    [me.userID],
  )
  expect(rows).toEqual([{ data: { hostId: me.userID, code: expect.stringMatching(/^[\w-]{43}$/) } }])
})

test('a session lasts 30 days', async () => {
  const { body } = await app.visitor.try('POST /users/register', {
    body: { email: 'thirty@example.test', password: PASSWORD, name: 'Thirty Days', timeZone: 'UTC' },
    headers: someAddress(),
  })
  expect(body).toMatchObject({ expires: '2027-03-31T08:00:00.000Z' })
})
