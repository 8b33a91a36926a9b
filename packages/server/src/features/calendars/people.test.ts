import { beforeEach, expect, test } from 'vitest'
import { connect, lookAfterAll, startGoogleApp } from '../../testing/stand-ins/google.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { openTeamPage } from '../../testing/team-page.ts'
import { eventOf } from '../../testing/webhooks.ts'
import { cancelBooking } from '../bookings/change/cancel.ts'
import { planEvent } from './plan.ts'
import { writeEvent } from './write.ts'

// Meetings of a page whose owner takes no part: each person has an event, here all in one calendar.

const { app, google } = await startGoogleApp()
const [main] = google.account.calendars
beforeEach(() => main?.events.clear())

const entries = () => [...(main?.events.values() ?? [])].filter(({ status }) => status !== 'cancelled')

/** Does what workers do after a change. */
async function follow(page: TestHost, people: readonly TestHost[], bookingId: string) {
  await planEvent(app.context, await eventOf(app, page, bookingId))
  for (const { me } of people) await writeEvent(app.context, { hostId: me.userID, bookingId })
}

test('each person has one event, and one room comes with the first', async () => {
  const { page, people, context, take } = await openTeamPage(app)
  for (const host of people) {
    await connect(host)
    await lookAfterAll(app, host)
  }
  const { id } = await take('2027-03-02T09:00:00Z')
  await follow(page, people, id)
  await follow(page, people, id)
  expect(entries()).toHaveLength(2)
  expect(entries().filter(({ hangoutLink }) => hangoutLink !== undefined)).toHaveLength(1)
  // Google shows an event to those whom it invites: once is enough.
  const invited = entries().map(({ attendees = [] }) => attendees.length)
  expect(invited.toSorted((one, other) => one - other)).toEqual([0, 1])
  await cancelBooking(context, { hostId: page.me.userID, bookingId: id, by: 'host', reason: '' }, undefined)
  await follow(page, people, id)
  expect(entries()).toEqual([])
})
