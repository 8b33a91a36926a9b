import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { addOrganization, join } from '../../testing/organizations.ts'
import { openMailApp } from '../notifications/testing/mail-app.ts'
import { NOTHING_SHARED } from './fields.ts'

const app = await startTestApp({ mailPause: 0 })
const { tellAll, mailsTo } = await openMailApp(app)

test('somebody who inherits gets only the mails that the organization chose; the invitee gets theirs', async () => {
  const organization = await addOrganization(app, await openAccount(app))
  const [ada, own] = [await openAccount(app), await openAccount(app)]
  for (const person of [ada, own]) await join(app, organization, person)
  const mails = {
    booked: false,
    rescheduled: true,
    canceled: true,
    reminder: true,
    watched: true,
    webhook: true,
  }
  await organization.api.call('PUT /organization/shared-settings', { body: { ...NOTHING_SHARED, mails } })
  await ada.api.call('PUT /settings/inherited', {
    body: { field: 'mails', organizationId: organization.id },
  })
  for (const [person, count] of [
    [ada, 0],
    [own, 1],
  ] as const) {
    const invitee = { name: 'Guest', email: `${randomUUID()}@example.test` }
    const event = await addEvent(person)
    const { booking } = await book(app, person, event, '2027-03-08T09:00:00Z', { invitee, timeZone: 'UTC' })
    await tellAll(booking.id)
    expect(await mailsTo(person.me.userEmail)).toHaveLength(count)
    expect(await mailsTo(invitee.email)).toHaveLength(1)
  }
})
