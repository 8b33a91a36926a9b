import { expect, test } from 'vitest'
import { startTestApp } from './testing/app.ts'
import { addEvent, booked, bookingOf, hostView, openAccount, PASSWORD } from './testing/hosts.ts'
import { openPage, sendForm } from './testing/pages.ts'

const app = await startTestApp()

test('logs every request with its id, and nobody’s data', async () => {
  const host = await openAccount(app, { email: 'private-host@example.test' })
  const event = await addEvent(host, {
    questions: [{ id: 'topic', type: 'text', label: 'Topic?', required: false }],
  })
  const path = `/${host.me.link}/${event.slug}`
  const answer = await app.visitor.call('POST /bookings', {
    body: bookingOf(host, event, '2027-03-01T09:00:00Z', {
      invitee: { name: 'Private Person', email: 'private-invitee@example.test' },
      guests: ['private-guest@example.test'],
      answers: { topic: 'Private matters' },
      tracking: { utm_source: 'private-source' },
    }),
    idempotencyKey: 'private-key',
  })
  const { manageToken, booking } = booked(answer)
  const manage = app.as(`Manage ${manageToken}`)
  await manage.call('POST /manage/reschedule', {
    body: { start: '2027-03-01T10:00:00Z', reason: 'Private reason' },
  })
  await openPage(app.url, `/booking/${manageToken}?name=Private+Person`)
  await openPage(app.url, `/booking/${manageToken.slice(1)}`)
  await sendForm(app.url, path, { email: 'private-invitee@example.test', name: 'Private Person' })
  await sendForm(app.url, `/booking/${manageToken}`, { action: 'cancel', reason: 'Private reason' })
  const body = { email: 'private-host@example.test', password: 'Private-password' }
  await app.visitor.refusal('POST /users/login', { body })
  await app.visitor.call('POST /users/register', {
    body: { ...body, name: 'Private Person', timeZone: 'UTC' },
  })
  await app.visitor.refusal('POST /bookings', {
    body: bookingOf(host, event, 'private-start', { invitee: { name: 'Private', email: 'private-broken' } }),
  })
  // Unexpected errors are logged with their cause.
  await app.context.pool.query('alter table bookings rename to bookings_away')
  const failed = await fetch(`${app.url}/api/v1/bookings/${booking.id}`, {
    headers: { authorization: `Bearer ${host.token}` },
  })
  await app.context.pool.query('alter table bookings_away rename to bookings')
  const problem = (await failed.json()) as { code: string; instance: string; detail?: string }
  expect([failed.status, problem.code, problem.detail]).toEqual([500, 'internal_error', undefined])
  await hostView(host, booking.id)

  const lines = app.logged.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines.length).toBeGreaterThan(12)
  expect(lines.filter(({ msg }) => msg === 'answered')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        method: 'POST',
        route: '/api/v1/bookings',
        status: 201,
        reqId: expect.any(String),
      }),
      expect.objectContaining({ method: 'GET', route: '/booking/:token', status: 200 }),
    ]),
  )
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 50,
      reqId: problem.instance,
      err: expect.objectContaining({ code: '42P01' }),
    }),
  )
  const text = app.logged.join('')
  const secrets = [host.token, manageToken, manageToken.slice(1), PASSWORD, host.me.link, event.slug]
  expect(text).not.toMatch(/private/i)
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
})
