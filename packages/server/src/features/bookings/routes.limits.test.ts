import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, book, bookingOf, openAccount, someAddress } from '../../testing/hosts.ts'
import { proofFor } from '../../testing/proof.ts'

const app = await startTestApp()

const FIVE_MINUTES = 300_000
const FIRST = Date.parse('2027-03-01T09:00:00Z')
const at = (index: number) => new Date(FIRST + index * FIVE_MINUTES).toISOString()

async function shortEvent() {
  const host = await openAccount(app)
  return { host, event: await addEvent(host, { duration: 5, increment: 5 }) }
}

type Place = Awaited<ReturnType<typeof shortEvent>>

function attempt({ host, event }: Place, index: number, headers: Record<string, string>, email?: string) {
  const invitee = email ? { invitee: { name: 'Eager', email } } : {}
  return app.visitor.try('POST /bookings', { body: bookingOf(host, event, at(index), invitee), headers })
}

test('one network books twenty times at its ease, then works for each, and at last waits', async () => {
  const places = [await shortEvent(), await shortEvent(), await shortEvent(), await shortEvent()]
  const headers = { 'x-forwarded-for': '2001:db8:5:5::1' }
  for (let index = 0; index < 20; index++)
    expect((await attempt(places[index % 4] as Place, index, headers)).status).toBe(201)
  const refused = await attempt(places[0] as Place, 20, { 'x-forwarded-for': '2001:db8:5:5:ffff::2' })
  expect(refused).toMatchObject({ status: 429, body: { code: 'proof_needed' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const worked = { ...headers, ...(await proofFor(refused.body)) }
  expect((await attempt(places[0] as Place, 20, worked)).status).toBe(201)
  expect((await attempt(places[0] as Place, 21, worked)).body).toMatchObject({ code: 'proof_needed' })
  expect((await attempt(places[1] as Place, 21, someAddress())).status).toBe(201)
  await app.context.pool.query('update attempts set count = 300 where count = 21')
  expect((await attempt(places[0] as Place, 22, worked)).body).toMatchObject({ code: 'rate_limited' })
})

test('many networks that fill one calendar work for it; nobody is refused, and other hosts notice nothing', async () => {
  const [flooded, calm] = [await shortEvent(), await shortEvent()]
  for (let index = 0; index < 60; index++)
    expect((await attempt(flooded, index, someAddress())).status).toBe(201)
  const refused = await attempt(flooded, 60, someAddress())
  expect((await attempt(flooded, 60, { ...someAddress(), ...(await proofFor(refused.body)) })).status).toBe(
    201,
  )
  expect((await attempt(calm, 0, someAddress())).status).toBe(201)
  app.clock.advance(10)
  expect((await attempt(flooded, 70, someAddress())).status).toBe(201)
  app.clock.advance(-10)
})

test('nobody can use up what an email may book: its owner works a moment and is let through', async () => {
  const [one, other] = [await shortEvent(), await shortEvent()]
  for (let index = 0; index < 10; index++)
    expect((await attempt(one, index, someAddress(), 'Victim@example.test')).status).toBe(201)
  const refused = await attempt(other, 0, someAddress(), 'victim@example.test')
  const worked = { ...someAddress(), ...(await proofFor(refused.body)) }
  expect((await attempt(other, 0, worked, 'victim@example.test')).status).toBe(201)
})

test('work for one host is of no use at another', async () => {
  const [one, other] = [await shortEvent(), await shortEvent()]
  const headers = { 'x-forwarded-for': '203.0.113.90' }
  for (let index = 0; index < 20; index++) await attempt(one, index, headers)
  const refused = await attempt(one, 20, headers)
  const worked = { ...headers, ...(await proofFor(refused.body)) }
  expect((await attempt(other, 20, worked)).body).toMatchObject({ code: 'proof_needed' })
})

test('a repeat of a booking that is there costs nothing', async () => {
  const place = await shortEvent()
  const headers = { 'x-forwarded-for': '203.0.113.91' }
  const body = bookingOf(place.host, place.event, at(0))
  const sent = { body, headers, idempotencyKey: 'again' }
  for (let time = 0; time < 25; time++)
    expect((await app.visitor.try('POST /bookings', sent)).status).toBe(201)
})

test('a meeting rests after twelve changes in an hour; its host may still move it', async () => {
  const { host, event } = await shortEvent()
  const { booking, manage } = await book(app, host, event, at(0))
  const headers = { 'x-forwarded-for': '203.0.113.92' }
  const move = (index: number) =>
    manage.try('POST /manage/reschedule', { body: { start: at(index) }, headers })
  for (let index = 1; index <= 12; index++) expect((await move(index)).status).toBe(200)
  expect(await move(13)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect((await manage.try('POST /manage/cancel', { body: {}, headers })).status).toBe(429)
  await host.api.call('POST /bookings/:id/reschedule', {
    params: { id: booking.id },
    body: { start: at(14) },
  })
  app.clock.advance(60)
  expect((await move(13)).status).toBe(200)
  app.clock.advance(-60)
})
