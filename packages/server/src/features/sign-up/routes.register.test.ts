import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { openAccount, PASSWORD, signUp, someAddress } from '../../testing/hosts.ts'

const app = await startTestApp({ hasPlans: true })

test('whoever signs up is signed in at once', async () => {
  const { me, api } = await signUp(app)
  expect(await api.call('GET /users/aboutme')).toEqual(me)
})

test('shows the account in the words of the specification', async () => {
  const { me } = await signUp(app, {
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
      is_default: true,
      timeZone: 'America/New_York',
      weekly: { mon: office, tue: office, wed: office, thu: office, fri: office, sat: [], sun: [] },
      overrides: [],
    },
  ])
})

test('the first schedule is named in the language of who signs up', async () => {
  const { api } = await openAccount(app, { language: 'il' })
  const { schedules } = await api.call('GET /availability')
  expect(schedules.map(({ name }) => name)).toEqual(['שעות עבודה'])
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

test('stores neither password nor token, neither of the session nor of the device', async () => {
  const { token, deviceToken } = await openAccount(app)
  const { rows } = await app.context.pool.query<{ row: string }>(
    ['credentials', 'accounts', 'sessions', 'known_devices', 'profiles']
      .map((table) => `select ${table}::text as row from ${table}`)
      .join(' union all '),
  )
  expect(rows.some(({ row }) => row.includes('$argon2id$'))).toBe(true)
  const secrets = [PASSWORD, token, deviceToken]
  expect(rows.filter(({ row }) => secrets.some((secret) => row.includes(secret)))).toEqual([])
})

test('asks for the confirmation of the address in the same transaction, and keeps no code in the queue', async () => {
  const { me, accountId } = await signUp(app)
  expect(await mailsAskedFor(me.userID)).toEqual([{ kind: 'sign_up', hostId: me.userID, accountId }])
})

test('one network has five mails an hour sent to one address; another has its own', async () => {
  const here = { 'x-forwarded-for': '198.51.100.20' }
  const counts = []
  for (let time = 0; time < 6; time++) counts.push(await floodMails(here))
  expect(counts).toEqual([1, 1, 1, 1, 1, 0])
  expect(await floodMails(someAddress())).toBe(1)
})

async function floodMails(headers: Record<string, string>): Promise<number> {
  const { body } = await app.visitor.try('POST /users/register', {
    body: { email: 'flooded@example.test', password: PASSWORD, name: 'Flood', timeZone: 'UTC' },
    headers,
  })
  const { me } = body as { me: { userID: string } }
  return (await mailsAskedFor(me.userID)).length
}

async function mailsAskedFor(hostId: string): Promise<unknown[]> {
  const { rows } = await app.context.pool.query(
    `select data from jobs.job where name = 'registrations' and data->>'hostId' = $1`,
    [hostId],
  )
  return rows.map(({ data }) => data)
}

test('a session lasts 30 days', async () => {
  const { body } = await app.visitor.try('POST /users/register', {
    body: { email: 'thirty@example.test', password: PASSWORD, name: 'Thirty Days', timeZone: 'UTC' },
    headers: someAddress(),
  })
  expect(body).toMatchObject({ expires: '2027-03-31T08:00:00.000Z' })
})

test('what signing up begins is said: a trial, or nothing that ends where accounts have no plans', async () => {
  expect(await app.visitor.call('GET /users/register')).toEqual({ trialDays: 14 })
  const { me } = await signUp(app)
  expect(me.trial_end).toBe(me.regtime + 14 * 24 * 60 * 60)
})
