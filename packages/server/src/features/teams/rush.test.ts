import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { bookingOf } from '../../testing/hosts.ts'
import type { TestTeam } from '../../testing/teams.ts'
import { openTeam } from '../../testing/teams.ts'

const app = await startTestApp()
const { pool } = app.context

/** Half an hour each, on weekdays from nine. */
const starts = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(2027, 2, 1 + Math.floor(index / 10), 9, (index % 10) * 30)).toISOString(),
  )

interface BookingOfPerson {
  person: string
  transaction: string
}

/** Who comes to the meetings of a team, and the transactions that wrote them. */
async function bookingsOf({ event }: TestTeam): Promise<BookingOfPerson[]> {
  const { rows } = await pool.query<BookingOfPerson>(
    `select host_id as person, xmin::text as transaction from bookings
      where origin_id = $1 and takes_time and status = 'scheduled'`,
    [event.id],
  )
  return rows
}

async function countsOf({ event }: TestTeam): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ person: string; meetings: number }>(
    'select person, meetings::float from pool_turns where event_type_id = $1',
    [event.id],
  )
  return new Map(rows.map(({ person, meetings }) => [person, meetings]))
}

test('in a rush several are booked in one transaction, and turns are those of one after the other', async () => {
  const team = await openTeam(app, 5)
  const { personOf } = team
  await team.save({ people: [personOf(0, { weight: 2 }), ...[1, 2, 3, 4].map((index) => personOf(index))] })
  const answers = await Promise.all(starts(30).map((start) => team.tryToBook(start)))
  expect(answers).toEqual(Array<string>(30).fill('booked'))
  const bookings = await bookingsOf(team)
  expect(new Set(bookings.map(({ transaction }) => transaction)).size).toBeLessThan(30)
  const had = team.people.map(({ me }) => bookings.filter(({ person }) => person === me.userID).length)
  expect(had).toEqual([10, 5, 5, 5, 5])
  const counts = await countsOf(team)
  expect(team.people.map(({ me }) => counts.get(me.userID))).toEqual(had)
})

test('who is refused in a rush takes nobody else with them, and no turn', async () => {
  const team = await openTeam(app, 3)
  // As many as there are people and twice more, and others at another time.
  const [nine, ten] = ['2027-03-02T09:00:00Z', '2027-03-02T10:00:00Z'] as const
  const wanted = [...Array<string>(9).fill(nine), ten, ten]
  const answers = await Promise.all(wanted.map((start) => team.tryToBook(start)))
  expect(answers.filter((answer) => answer === 'booked')).toHaveLength(5)
  expect(answers.slice(9)).toEqual(['booked', 'booked'])
  expect(answers.filter((answer) => answer === 'slot_taken')).toHaveLength(6)
  const counts = await countsOf(team)
  expect([...counts.values()].reduce((sum, meetings) => sum + meetings, 0)).toBe(5)
})

test('in a rush whoever chose a person gets that person', async () => {
  const team = await openTeam(app, 4)
  const { people, personOf } = team
  await team.save({ kind: 'choice', people: people.map((_, index) => personOf(index)) })
  const wished = starts(12).map((start, index) => [start, people[index % 2 ? 3 : index % 4]] as const)
  await Promise.all(
    wished.map(async ([start, person], index) => {
      const given = index % 3 === 0 && person ? { person: person.me.link } : {}
      return app.visitor.call('POST /bookings', { body: bookingOf(team.asHost, team.event, start, given) })
    }),
  )
  const { rows } = await pool.query<{ start: Date; person: string }>(
    'select starts_at as start, host_id as person from bookings where origin_id = $1 and takes_time',
    [team.event.id],
  )
  const chosen = wished.filter((_, index) => index % 3 === 0)
  for (const [start, person] of chosen)
    expect(rows.find((row) => row.start.toISOString() === start)?.person).toBe(person?.me.userID)
  expect(rows).toHaveLength(12)
})

test('in a rush no more are booked than the page takes in a day', async () => {
  const team = await openTeam(app, 6, { limits: { perDay: 2, perWeek: null, perMonth: null } })
  const [day, other] = [starts(6), '2027-03-02T09:00:00Z']
  const answers = await Promise.all([...day, other].map((start) => team.tryToBook(start)))
  expect(answers.filter((answer) => answer === 'booked')).toHaveLength(3)
  expect(answers.filter((answer) => answer === 'slot_not_available')).toHaveLength(4)
  expect(answers.at(-1)).toBe('booked')
  const counts = await countsOf(team)
  expect([...counts.values()].reduce((sum, meetings) => sum + meetings, 0)).toBe(3)
})

test('in a rush of bookings, cancellations and reassignments each meeting counts once', async () => {
  const team = await openTeam(app, 3)
  const { organization, people } = team
  const [kept, later] = [starts(24).slice(0, 12), starts(24).slice(12)]
  const booked = []
  for (const start of kept) booked.push(await team.book(start))
  const changes = booked.slice(0, 8).map(async ({ id, who }, index) => {
    const params = { id }
    if (index % 2) return organization.api.call('POST /bookings/:id/cancel', { params, body: { reason: '' } })
    const to = people.find((person) => person !== who[0])?.me.userID ?? ''
    return organization.api.call('POST /bookings/:id/reassign', { params, body: { to } })
  })
  const answers = await Promise.all(later.map((start) => team.tryToBook(start)))
  await Promise.all(changes)
  expect(answers).toEqual(Array<string>(12).fill('booked'))
  const bookings = await bookingsOf(team)
  expect(bookings).toHaveLength(20)
  const counts = await countsOf(team)
  const had = people.map(({ me }) => bookings.filter(({ person }) => person === me.userID).length)
  expect(people.map(({ me }) => counts.get(me.userID))).toEqual(had)
})

test('in a rush one key books once, and the others are not kept from it', async () => {
  const team = await openTeam(app, 4)
  const [first = '', ...others] = starts(4)
  const idempotencyKey = randomUUID()
  const again = { body: bookingOf(team.asHost, team.event, first), idempotencyKey }
  const same = [again, again, again].map(async (request) => app.visitor.call('POST /bookings', request))
  const answers = await Promise.all(others.map((start) => team.tryToBook(start)))
  const ids = (await Promise.all(same)).map((answer) => 'booking' in answer && answer.booking.id)
  expect(new Set(ids).size).toBe(1)
  expect(answers).toEqual(['booked', 'booked', 'booked'])
  expect(await bookingsOf(team)).toHaveLength(4)
})
