import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { oldDatabase } from './testing/old-database.ts'

const [host, schedule, eventType, booking, webhook] = Array.from({ length: 5 }, () => randomUUID())
const REMINDERS = [{ amount: 1, unit: 'days' }]

// A database from when bookings belonged to event types.
const database = await oldDatabase('0014_offers.sql')
const { pool } = database
afterAll(() => database.close())
beforeAll(async () => {
  await pool.query(
    `insert into hosts (id, email, password_hash, name, link, time_zone, language, created_at)
     values ($1, 'old@example.test', '-', 'Old', 'old', 'UTC', 'en', now())`,
    [host],
  )
  await pool.query(
    `insert into schedules (host_id, id, name, is_default, time_zone, weekly, overrides, version, created_at)
     values ($1, $2, 'Office', true, 'UTC', '{}', '[]', 4, now())`,
    [host, schedule],
  )
  await pool.query(
    `insert into event_types (host_id, id, slug, name, description, is_on, position, duration, increment,
       buffer_before, buffer_after, minimum_notice, reschedule_notice, cancel_notice, booking_window, limits,
       locations, questions, reminders, confirmation, allow_guests, schedule_id, created_at, deleted_at)
     values ($1, $2, 'intro', 'Intro', '-', true, 1, 30, 30, 0, 0, 0, 60, 120, '{"kind":"indefinite"}', '{}', '[]',
       '[]', $3, '{"kind":"page"}', true, $4, now(), now())`,
    [host, eventType, JSON.stringify(REMINDERS), schedule],
  )
  await pool.query(
    `insert into bookings (host_id, id, event_type_id, status, starts_at, ends_at, buffer_before, buffer_after,
       event_name, location, invitee_name, invitee_email, invitee_time_zone, invitee_language, guests, answers,
       tracking, allowed_by, booked_at)
     values ($1, $2, $3, 'scheduled', '2027-01-05T09:00Z', '2027-01-05T09:30Z', 0, 10, 'Intro', '{}', 'Ada',
       'ada@example.test', 'UTC', 'en', '[]', '[]', '{}', $4, '2027-01-01T08:00Z')`,
    [
      host,
      booking,
      eventType,
      JSON.stringify({
        scheduleId: schedule,
        scheduleVersion: 3,
        calendars: [],
        at: '2027-01-01T08:00:00.000Z',
      }),
    ],
  )
  await pool.query(
    `insert into booking_requests (host_id, id, event_type_id, email_key, request, starts_at, ends_at, asked_at,
       expires_at, mailed_at)
     values ($1, $2, $3, 'bo@example.test', '{}', now(), now(), now(), now(), now())`,
    [host, randomUUID(), eventType],
  )
  await pool.query(
    `insert into holds (host_id, id, held_for, event_type_id, starts_at, ends_at, buffer_before, buffer_after, expires_at)
     values ($1, $2, $2, $3, now(), now() + interval '1 hour', 0, 0, now() + interval '15 minutes')`,
    [host, randomUUID(), eventType],
  )
  await pool.query(
    `insert into idempotency_keys (host_id, key_hash, request_hash, booking_id, created_at)
     values ($1, '\\x01', '\\x02', $2, now())`,
    [host, booking],
  )
  await pool.query(
    `insert into webhooks (host_id, id, url, events, is_on, is_gone, secret, created_at)
     values ($1, $2, 'https://example.test', '{}', true, false, '\\x00', now())`,
    [host, webhook],
  )
  await pool.query(
    `insert into webhook_deliveries (host_id, webhook_id, id, event, booking_id, state, attempts, occurred_at)
     values ($1, $2, $3, 'invitee.created', $4, 'delivered', 1, now())`,
    [host, webhook, randomUUID(), booking],
  )
  await migrate(pool)
})

async function rowsOf(table: string): Promise<unknown[]> {
  return (await pool.query(`select * from ${table}`)).rows
}

const origin = { origin_kind: 'event_type', origin_id: eventType }

test('a booking keeps what its event type said, and that of the receipt which was known', async () => {
  expect(await rowsOf('bookings')).toEqual([
    expect.objectContaining({
      ...origin,
      host_ids: [host],
      reschedule_notice: 60,
      cancel_notice: 120,
      reminders: REMINDERS,
      receipt: {
        at: '2027-01-01T08:00:00.000Z',
        schedule: { id: schedule, name: 'Office', version: 3 },
        rules: null,
        sources: [],
      },
    }),
  ])
})

test('requests and their holds name the same origin', async () => {
  expect(await rowsOf('booking_requests')).toEqual([expect.objectContaining({ ...origin, host_ids: [host] })])
  expect(await rowsOf('holds')).toEqual([expect.objectContaining(origin)])
})

test('keys and deliveries are about the booking that they were about', async () => {
  const subject = expect.objectContaining({ subject_kind: 'booking', subject_id: booking })
  expect(await rowsOf('idempotency_keys')).toEqual([subject])
  expect(await rowsOf('webhook_deliveries')).toEqual([subject])
})
