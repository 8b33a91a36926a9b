import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { holdTime } from '../../testing/holds.ts'
import { openPage } from '../../testing/pages.ts'

const app = await startTestApp()
const URL_TEXT = 'https://zoom.example/j/42?pwd=secret'
const NINE = '2027-03-02T09:00:00Z'
const ROOMS = [{ kind: 'zoom' as const, url: URL_TEXT }, { kind: 'google_meet' as const }]

test('the host’s own meeting link is told to who has booked, and to nobody before', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, { locations: ROOMS })
  expect(event.locations).toEqual(ROOMS)
  const params = { owner: host.me.link, event: event.slug }
  const shown = await app.visitor.call('GET /owners/:owner/events/:event', { params })
  expect(shown.event.locations).toEqual([{ kind: 'zoom' }, { kind: 'google_meet' }])
  const page = await openPage(app.url, `/${host.me.link}/${event.slug}?slot=${NINE}`)
  expect(JSON.stringify(page)).not.toContain('secret')

  const { booking, manage } = await book(app, host, event, NINE, { location: 0 })
  expect(booking.location).toEqual(ROOMS[0])
  expect((await manage.call('GET /manage')).location).toEqual(ROOMS[0])
})

test('nor to who has asked for a time and not confirmed the address', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, { locations: ROOMS, confirmEmail: true })
  const { token } = await holdTime(app, host, event, NINE)
  const page = await openPage(app.url, `/booking/confirm/${token}`)
  expect(page.data).toMatchObject({ kind: 'confirm' })
  expect(JSON.stringify(page)).not.toContain('secret')
})
