import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, book, bookingOf, openAccount } from '../../testing/hosts.ts'
import { sendForm } from '../../testing/pages.ts'

// If the address or the answer contains a manage link, no cache keeps it and no other site learns it.

const app = await startTestApp()
const host = await openAccount(app)
const event = await addEvent(host)
const { manageToken } = await book(app, host, event, '2027-03-01T09:00:00Z')
const PAGE = `/${host.me.link}/${event.slug}`

function expectSecret(headers: Headers): void {
  expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer'])
}

test.each([
  [200, `/booking/${manageToken}`],
  [200, `/booking/${manageToken}?view=reschedule&embed=inline`],
  [200, `/booking/${manageToken}/invite.ics`],
  [302, `/booking/${manageToken}/calendar/google`],
  [302, `/reschedule/${manageToken}`],
  [302, `/cancel/${manageToken}?embed=inline`],
  [404, '/booking/forged'],
  [404, '/booking/forged/invite.ics'],
  [404, '/booking/forged/calendar/outlook'],
])('%d %s', async (status, path) => {
  const response = await fetch(app.url + path, { redirect: 'manual' })
  expect(response.status).toBe(status)
  expectSecret(response.headers)
})

test('the way from a form to the booking', async () => {
  const { start, invitee } = bookingOf(host, event, '2027-03-02T09:00:00Z')
  const booked = await sendForm(app.url, PAGE, { start, name: invitee.name, email: invitee.email })
  expect(booked.location).toContain('/booking/')
  expectSecret(booked.headers)
  const canceled = await sendForm(app.url, `/booking/${manageToken}`, { action: 'cancel' })
  expect(canceled.status).toBe(303)
  expectSecret(canceled.headers)
  const again = await sendForm(app.url, `/booking/${manageToken}`, { action: 'cancel' })
  expect(again.status).toBe(409)
  expectSecret(again.headers)
})

test('the address that a code comes by is not kept', async () => {
  const answers = await Promise.all(['/login?id=x&codex=y', '/login'].map((path) => fetch(app.url + path)))
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-cache'])
})

test.each([
  [`/${host.me.link}`, 'private, no-cache'],
  [`${PAGE}?slot=2027-03-02T10:00:00Z`, 'private, no-cache'],
  // Back would show the free times and the "today" of yesterday.
  [PAGE, 'private, no-cache, no-store'],
  [`${PAGE}?date=2027-03-02&embed=inline`, 'private, no-cache, no-store'],
])('%s, which everybody sees, may be asked for anew', async (path, kept) => {
  const { headers } = await fetch(app.url + path)
  expect(headers.get('cache-control')).toBe(kept)
})

test('browsers that came by https are told to come so again, those of a server without it are not', async () => {
  const plain = await startTestApp({ publicUrl: 'http://meet.example.test' })
  for (const path of [PAGE, '/', '/healthz', '/api/v1/openapi.json', '/%ff', '/no/such/place']) {
    const [safe, unsafe] = await Promise.all([app, plain].map(({ url }) => fetch(url + path)))
    expect([path, safe?.headers.get('strict-transport-security')]).toEqual([path, 'max-age=31536000'])
    expect([path, unsafe?.headers.get('strict-transport-security')]).toEqual([path, null])
  }
})
