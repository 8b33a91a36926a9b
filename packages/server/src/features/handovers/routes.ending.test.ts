import { DAY, MINUTE } from '@scheduling/domain'
import { afterEach, expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { TEST_NOW } from '../../testing/clock.ts'
import { book, openAccount } from '../../testing/hosts.ts'
import { addOrganization } from '../../testing/organizations.ts'
import { openTeam } from '../../testing/teams.ts'
import { hostById } from '../hosts/operations.ts'
import { openMailApp } from '../notifications/testing/mail-app.ts'
import { invite, writtenMail } from '../organizations/testing/invitations.ts'
import { cleanUpEnded } from '../organizations/end.ts'
import { endAllMeetings } from './testing/jobs.ts'

const app = await startTestApp()
const { tellAll, mailsTo } = await openMailApp(app)
const { db } = app.context
let count = 0

afterEach(() => app.clock.set(TEST_NOW))

async function studio() {
  const team = await openTeam(app, 2)
  const email = `ending-${++count}@example.test`
  const { booking, manage } = await book(app, team.asHost, team.event, '2027-03-02T09:00:00Z', {
    invitee: { name: 'Grace', email },
  })
  const { organization } = team
  const link = { link: organization.link }
  const isThere = async () => (await hostById(db, organization.id)) !== undefined
  return { ...team, booking, manage, email, link, isThere }
}

test('with meetings to come it is deleted only if they may be canceled', async () => {
  const { organization, link, manage } = await studio()
  const refused = await organization.api.refusal('DELETE /organization', { body: link })
  expect(refused).toMatchObject({ code: 'has_meetings', detail: '1 to come' })
  expect(await manage.call('GET /manage')).toMatchObject({ status: 'scheduled' })
  expect((await organization.api.call('GET /organization')).members).toHaveLength(3)
})

test('then each is canceled, invitees are told why, and the data follow', async () => {
  const { organization, people, link, manage, booking, email, isThere, event } = await studio()
  await tellAll(booking.id)
  const id = await invite(organization, `late-${count}@park.example`)
  const mail = await writtenMail(app, organization, id)
  await organization.api.call('DELETE /organization', { body: { ...link, cancel_meetings: true } })
  // Nobody reaches it any more, and nobody can join or book.
  expect((await organization.api.refusal('GET /organization')).status).toBe(404)
  const accept = { query: { key: String(mail?.key) } }
  expect((await app.visitor.refusal('POST /organization/accept', accept)).code).toBe('link_expired')
  const page = { params: { owner: organization.link, event: event.slug } }
  expect((await app.visitor.refusal('GET /owners/:owner/events/:event', page)).status).toBe(404)
  await endAllMeetings(app, organization)
  await endAllMeetings(app, organization)
  expect(await manage.call('GET /manage')).toMatchObject({ status: 'canceled', canceledBy: 'host' })
  for (let round = 0; round < 2; round++) {
    app.clock.advance(10)
    await tellAll(booking.id)
  }
  expect((await mailsTo(email)).at(-1)?.subject).toContain('Canceled')
  for (const { api } of people) expect((await api.call('GET /bookings', { query: {} })).bookings).toEqual([])
  await cleanUpEnded(app.context)
  expect(await isThere()).toBe(true)
  app.clock.advance((3 * DAY) / MINUTE)
  await cleanUpEnded(app.context)
  expect(await isThere()).toBe(false)
})

test('its data stay until the last meeting is canceled', async () => {
  const { organization, link, isThere } = await studio()
  app.clock.set('2027-02-26T12:00:00Z')
  await organization.api.call('DELETE /organization', { body: { ...link, cancel_meetings: true } })
  app.clock.advance((3 * DAY) / MINUTE)
  await cleanUpEnded(app.context)
  expect(await isThere()).toBe(true)
  await endAllMeetings(app, organization)
  await cleanUpEnded(app.context)
  expect(await isThere()).toBe(false)
})

test('its former owner reads it among their own activities, and may found another one', async () => {
  const owner = await openAccount(app)
  const organization = await addOrganization(app, owner)
  await organization.api.call('DELETE /organization', { body: { link: organization.link } })
  const { activity } = await owner.api.call('GET /account-activity')
  expect(activity).toContainEqual(
    expect.objectContaining({ kind: 'organization_deleted', subject: 'Studio North' }),
  )
  await addOrganization(app, owner)
})
