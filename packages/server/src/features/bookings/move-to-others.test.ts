import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book } from '../../testing/hosts.ts'
import { openPage, sendForm } from '../../testing/pages.ts'
import type { TestTeam } from '../../testing/teams.ts'
import { openTeam } from '../../testing/teams.ts'
import { openMailApp } from '../notifications/testing/mail-app.ts'

// An invitee moves a team's meeting to a time at which whoever holds it is not free, but others are.

const app = await startTestApp()
const { tellAll, mailsTo } = await openMailApp(app)
const NINE = '2027-03-02T09:00:00.000Z'
const TEN = '2027-03-02T10:00:00.000Z'
const ELEVEN = '2027-03-02T11:00:00.000Z'
let count = 0

/** A meeting at nine. At ten, whoever holds it has another one. At eleven, everybody has. */
async function planned(people = 2) {
  const team = await openTeam(app, people)
  const email = `moves-${++count}@example.test`
  const booked = await book(app, team.asHost, team.event, NINE, { invitee: { name: 'Grace', email } })
  const { id } = booked.booking
  const [holder] = await holdersOf(team, id)
  if (!holder) throw new Error('nobody holds it')
  const others = team.people.filter((one) => one !== holder)
  for (const person of team.people) await addEvent(person, { slug: 'own' })
  await book(app, holder, { slug: 'own' }, TEN)
  for (const person of team.people) await book(app, person, { slug: 'own' }, ELEVEN)
  return { ...booked, team, email, id, holder, others, other: others[0] as TestHost }
}

async function holdersOf({ organization, people }: TestTeam, id: string): Promise<TestHost[]> {
  const { people: found } = await organization.api.call('GET /bookings/:id/people', { params: { id } })
  const coming = found.filter(({ isComing }) => isComing).map((one) => one.id)
  return people.filter(({ me }) => coming.includes(me.userID))
}

async function turnsOf({ event }: TestTeam): Promise<Record<string, number>> {
  const { rows } = await app.context.pool.query<{ person: string; meetings: number }>(
    'select person, meetings from pool_turns where event_type_id = $1',
    [event.id],
  )
  return Object.fromEntries(rows.map(({ person, meetings }) => [person, meetings]))
}

const at = (starts: readonly string[] = []) => starts.map((start) => start.slice(11, 16))

const refused = {
  status: 409,
  body: { code: 'others_only', errors: [expect.objectContaining({ path: 'anybody', reason: 'required' })] },
}

test('where only others are free is said, and no more about them', async () => {
  const { manage } = await planned()
  const query = { from: '2027-03-02T09:30:00Z', to: '2027-03-02T12:00:00Z' }
  const found = await manage.call('GET /manage/slots', { query })
  expect(at(found.starts)).toEqual(['09:30', '10:30', '11:30'])
  expect(at(found.others)).toEqual(['10:00'])
  expect(Object.keys(found).toSorted()).toEqual(['next', 'others', 'starts'])
})

test('nobody else comes unless the invitee agrees', async () => {
  const { manage, id, team, holder, booking } = await planned()
  expect(await manage.try('POST /manage/reschedule', { body: { start: TEN } })).toMatchObject(refused)
  expect(await manage.call('GET /manage')).toMatchObject({ start: booking.start, formerStart: null })
  expect(await holdersOf(team, id)).toEqual([holder])
})

test('with their consent it goes to whose turn it is, and counts for them', async () => {
  const { manage, id, team, holder, others } = await planned(3)
  const [one, next] = others as [TestHost, TestHost]
  // One of the two others has had a meeting, so it is the turn of the last.
  const { who } = await team.book('2027-03-04T09:00:00Z')
  const expected = who[0] === one ? next : one
  const moved = await manage.call('POST /manage/reschedule', { body: { start: TEN, anybody: true } })
  expect(moved).toMatchObject({ id, start: TEN, formerStart: NINE, status: 'scheduled' })
  expect(await holdersOf(team, id)).toEqual([expected])
  expect(await turnsOf(team)).toMatchObject({ [holder.me.userID]: 0, [expected.me.userID]: 1 })
  const listOf = async (host: TestHost) => {
    const { bookings } = await host.api.call('GET /bookings', { query: { include_canceled: 'true' } })
    return bookings
      .filter((each) => each.id === id)
      .map(({ status, start, wasReassigned }) => [status, start, wasReassigned])
  }
  expect(await listOf(holder)).toEqual([['canceled', NINE, true]])
  expect(await listOf(expected)).toEqual([['scheduled', TEN, undefined]])
  // The time before is free again.
  await book(app, holder, { slug: 'own' }, NINE)
})

test('whoever holds it keeps it where they are free, and nobody can move it to where nobody is', async () => {
  const { manage, id, team, holder } = await planned()
  const body = { start: ELEVEN, anybody: true }
  const full = await manage.try('POST /manage/reschedule', { body })
  expect(full).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
  await manage.call('POST /manage/reschedule', { body: { start: '2027-03-02T09:30:00Z', anybody: true } })
  expect(await holdersOf(team, id)).toEqual([holder])
})

test('a repeat with the same key changes nothing more', async () => {
  const { manage, id, team } = await planned(3)
  const request = { body: { start: TEN, anybody: true }, idempotencyKey: crypto.randomUUID() }
  const [first, second] = [
    await manage.call('POST /manage/reschedule', request),
    await manage.call('POST /manage/reschedule', request),
  ]
  expect(second).toEqual(first)
  expect(await holdersOf(team, id)).toHaveLength(1)
})

test('of two at once with one person left, one is refused', async () => {
  const { manage, team, holder, other } = await planned()
  const { me } = holder
  // Another meeting of the same person, at another time.
  const { rows } = await app.context.pool.query<{ id: string }>(
    `select id from bookings where host_id = $1 and origin_id = $2`,
    [me.userID, team.event.id],
  )
  expect(rows).toHaveLength(1)
  await book(app, other, { slug: 'own' }, '2027-03-03T09:00:00Z')
  const second = await book(app, team.asHost, team.event, '2027-03-03T09:00:00Z')
  expect(await holdersOf(team, second.booking.id)).toEqual([holder])
  const answers = await Promise.all(
    [manage, second.manage].map((one) =>
      one.try('POST /manage/reschedule', { body: { start: TEN, anybody: true } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('everybody hears of it once: the invitee of both changes, the others of theirs', async () => {
  const { manage, id, email, holder, other } = await planned()
  await tellAll(id)
  await manage.call('POST /manage/reschedule', { body: { start: TEN, anybody: true } })
  for (let round = 0; round < 2; round++) {
    app.clock.advance(10)
    await tellAll(id)
  }
  app.clock.advance(-20)
  const toGrace = await mailsTo(email)
  expect(toGrace).toHaveLength(2)
  expect(toGrace[1]?.text).toContain(`Host: ${other.me.userName}`)
  expect(toGrace[1]?.text).toContain('New host')
  const ofTeam = async (host: TestHost) =>
    (await mailsTo(host.me.userEmail)).filter(
      ({ subject }) => subject.includes('team') || subject.includes('Grace'),
    )
  expect((await ofTeam(holder)).at(-1)?.invitation).toMatch(/^CANCEL /)
  expect((await ofTeam(other)).at(-1)?.invitation).toMatch(/^REQUEST /)
})

test('a form without a script is refused in the same way, and moves with consent', async () => {
  const { manageToken, id, team, other } = await planned()
  const path = `/booking/${manageToken}`
  const shown = await openPage(app.url, `${path}?view=reschedule&date=2027-03-02`)
  expect(shown.data).toMatchObject({ slots: { others: [Date.parse(TEN)] } })
  const form = { action: 'reschedule', start: TEN, reason: '' }
  const without = await sendForm(app.url, path, form)
  expect(without).toMatchObject({
    status: 409,
    page: { view: 'reschedule', refused: { code: 'others_only' } },
  })
  const moved = await sendForm(app.url, path, { ...form, anybody: 'true' })
  expect(moved).toMatchObject({ status: 303, location: `${path}?view=moved` })
  expect(await holdersOf(team, id)).toEqual([other])
})
