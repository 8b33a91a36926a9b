import { WebhookPayload } from '@scheduling/contract'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { startReceiver } from '../../testing/stand-ins/receiver.ts'
import { addWebhook } from '../../testing/webhooks.ts'
import { eventually } from '../../testing/eventually.ts'

const app = await startTestApp({ roles: ['web', 'worker'] })

const ENDPOINTS = 100
const BOOKINGS = 30

test('a hundred endpoints of one host that do not answer keep nobody else’s waiting', async () => {
  const [flooder, victim] = [await openAccount(app), await openAccount(app)]
  const [silent, quick] = [await startReceiver(), await startReceiver()]
  silent.answer = { status: 200, afterMs: 60_000 }
  const { id } = await addWebhook(flooder, silent)
  // More webhooks than one host may have: as many as several hosts together.
  await app.context.pool.query(
    `insert into webhooks select (jsonb_populate_record(w, jsonb_build_object('id', gen_random_uuid()))).*
     from webhooks w, generate_series(2, $2::int) where id = $1`,
    [id, ENDPOINTS],
  )
  const flood = await addEvent(flooder)
  for (const hour of ['09', '10', '11']) await book(app, flooder, flood, `2027-03-01T${hour}:00:00Z`)
  await eventually(() => expect(silent.received.length).toBeGreaterThan(0))

  await addWebhook(victim, quick)
  const event = await addEvent(victim)
  const booked: string[] = []
  for (let index = 0; index < BOOKINGS; index++) {
    const start = Date.parse('2027-03-02T09:00:00Z') + Math.floor(index / 15) * 86_400_000
    const { booking } = await book(
      app,
      victim,
      event,
      new Date(start + (index % 15) * 1_800_000).toISOString(),
    )
    booked.push(booking.id)
  }
  const arrived = () =>
    quick.received.map(({ body }) => WebhookPayload.parse(JSON.parse(body)).data.booking.id)
  // Long before the first delivery to the silent ones is given up.
  await eventually(() => expect(arrived().toSorted()).toEqual(booked.toSorted()))
  // The other host's still wait, a few at a time: four in each lane.
  expect(silent.mostAtOnce).toBeLessThanOrEqual(8)
  const { rows } = await app.context.pool.query(
    "select count(*)::int as waiting from webhook_deliveries where host_id = $1 and state = 'waiting'",
    [flooder.me.userID],
  )
  expect(rows[0].waiting).toBe(3 * ENDPOINTS)
})
