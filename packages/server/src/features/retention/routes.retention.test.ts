import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, hostView, openAccount } from '../../testing/hosts.ts'
import { rawRequest } from '../../testing/raw-request.ts'
import { eraseBooking } from '../bookings/change/erase.ts'
import { eraseOld, cleanUpRetentions } from './operations.ts'

const app = await startTestApp()
const DAYS = 24 * 60
const MARKS = ['quixote', 'xylophone', 'wolpertinger', 'gclid-zanzibar', '+49 30 8467 2251']

const given = {
  invitee: { name: 'Quixote Guest', email: 'quixote@example.test' },
  guests: ['xylophone@example.test'],
  answers: { topic: 'Wolpertinger', invitee_phone: '+49 30 8467 2251' },
  tracking: { gclid: 'gclid-zanzibar' },
}

async function meeting(host: TestHost, start: string) {
  const questions = [{ id: 'topic', type: 'text' as const, label: 'Topic', required: false }]
  const window = { kind: 'indefinite' as const }
  const locations = [{ kind: 'invitee_phone' as const, value: '' }]
  const event = await addEvent(host, { name: 'Talk', questions, window, locations })
  return book(app, host, event, start, given)
}

/** Tables with the invitee's data in rows of the host. */
async function tracesOf(hostId: string): Promise<string[]> {
  const { pool } = app.context
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'jobs') order by 1`,
  )
  const places: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query(
      `select 1 from ${name} row where row::text like $1 and row::text ilike any ($2) limit 1`,
      [`%${hostId}%`, MARKS.map((mark) => `%${mark}%`)],
    )
    if (rows.length > 0) places.push(name)
  }
  return places
}

test('it is off until the host says for how long', async () => {
  const host = await openAccount(app)
  expect(await host.api.call('GET /retention')).toEqual({ months: null })
  const { booking } = await meeting(host, '2027-03-01T09:00:00Z')
  app.clock.advance(4_000 * DAYS)
  await eraseOld(app.context, { hostId: host.me.userID })
  app.clock.advance(-4_000 * DAYS)
  expect((await hostView(host, booking.id)).invitee.name).toBe('Quixote Guest')
})

test.each([0, 121, 1.5, '3'])('%s months are refused', async (months) => {
  const host = await openAccount(app)
  const refused = await host.api.refusal('PUT /retention', { body: { months } })
  expect(refused.errors?.[0]?.path).toBe('months')
})

test('what is older than the host keeps is deleted, what is newer stays, and nothing of another’s goes', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  const old = await meeting(host, '2027-03-01T09:00:00Z')
  const newer = await meeting(host, '2027-03-03T09:00:00Z')
  const others = await meeting(other, '2027-03-01T09:00:00Z')
  await host.api.call('PUT /retention', { body: { months: 3 } })
  // June 1, 10 AM: three months after the first meeting, but not after the second.
  app.clock.advance(92 * DAYS + 2 * 60)
  await eraseOld(app.context, { hostId: host.me.userID })
  await eraseOld(app.context, { hostId: host.me.userID })
  // Go back: sessions have ended by then.
  app.clock.advance(-92 * DAYS - 2 * 60)
  expect(await hostView(host, old.booking.id)).toMatchObject({
    invitee: { name: '', email: '', language: 'en' },
    guests: [],
    answers: [],
    tracking: {},
    erasure: 'done',
    eventName: 'Talk',
    start: '2027-03-01T09:00:00.000Z',
  })
  expect(await hostView(host, newer.booking.id)).toMatchObject({ erasure: null, invitee: given.invitee })
  expect(await hostView(other, others.booking.id)).toMatchObject({ erasure: null, invitee: given.invitee })
})

test('a meeting that is still to come is never touched', async () => {
  const host = await openAccount(app)
  const { booking } = await meeting(host, '2027-03-02T09:00:00Z')
  await eraseBooking(app.context, host.me.userID, booking.id)
  expect((await hostView(host, booking.id)).erasure).toBeNull()
})

test('each night a job goes out for whoever wants it', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  await host.api.call('PUT /retention', { body: { months: 3 } })
  await cleanUpRetentions(app.context)
  const { rows } = await app.context.pool.query<{ group_id: string }>(
    `select group_id from jobs.job where name = 'retentions' and group_id = any ($1)`,
    [[host.me.userID, other.me.userID]],
  )
  expect(rows.map(({ group_id }) => group_id)).toEqual([host.me.userID])
})

test('an invitee has it deleted after the meeting at once, and nothing is left in any table', async () => {
  const host = await openAccount(app)
  await host.api.call('POST /webhooks', {
    body: { url: 'https://program.example/hook', events: ['invitee.created'] },
  })
  const { manage } = await meeting(host, '2027-03-01T09:00:00Z')
  expect(await tracesOf(host.me.userID)).toContain('public.bookings')
  app.clock.advance(DAYS)
  expect(await manage.call('POST /manage/erasure')).toMatchObject({ erasure: 'done', invitee: { name: '' } })
  expect(await manage.call('POST /manage/erasure')).toMatchObject({ erasure: 'done' })
  expect(await tracesOf(host.me.userID)).toEqual([])
  app.clock.advance(-DAYS)
})

test('before the meeting it is canceled first, and deleted when all have been told', async () => {
  const host = await openAccount(app)
  const { manage, booking } = await meeting(host, '2027-03-02T09:00:00Z')
  const asked = await manage.call('POST /manage/erasure')
  expect(asked).toMatchObject({ status: 'canceled', canceledBy: 'invitee', erasure: 'asked' })
  expect((await hostView(host, booking.id)).invitee).toMatchObject(given.invitee)
  const { rows } = await app.context.pool.query(
    `select data -> 'data' as data from jobs.job where name = 'later' and data ->> 'queue' = 'erasures'
     and data ->> 'host' = $1`,
    [host.me.userID],
  )
  expect(rows).toEqual([{ data: { hostId: host.me.userID, bookingId: booking.id } }])
  await eraseBooking(app.context, host.me.userID, booking.id)
  expect(await manage.call('GET /manage')).toMatchObject({ erasure: 'done', status: 'canceled' })
  expect(await tracesOf(host.me.userID)).toEqual([])
})

test('who may not cancel any more asks when the meeting is over', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, { cancelNotice: 48 * 60 })
  const { manage, booking } = await book(app, host, event, '2027-03-02T09:00:00Z')
  expect((await manage.refusal('POST /manage/erasure')).code).toBe('inside_notice')
  expect((await hostView(host, booking.id)).status).toBe('scheduled')
})

test('one link deletes its own booking alone', async () => {
  const host = await openAccount(app)
  const [first, second] = [
    await meeting(host, '2027-03-01T09:00:00Z'),
    await meeting(host, '2027-03-01T11:00:00Z'),
  ]
  app.clock.advance(DAYS)
  await first.manage.call('POST /manage/erasure')
  expect(await second.manage.call('GET /manage')).toMatchObject({ erasure: null, invitee: given.invitee })
  app.clock.advance(-DAYS)
})

test('the form of the page does the same without a script', async () => {
  const host = await openAccount(app)
  const { manageToken, manage } = await meeting(host, '2027-03-01T09:00:00Z')
  app.clock.advance(DAYS)
  const { status, headers } = await rawRequest(app.url, {
    method: 'POST',
    path: `/booking/${manageToken}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'action=erase',
  })
  expect([status, headers.get('location')]).toEqual([303, `/booking/${manageToken}`])
  expect((await manage.call('GET /manage')).erasure).toBe('done')
  app.clock.advance(-DAYS)
})
