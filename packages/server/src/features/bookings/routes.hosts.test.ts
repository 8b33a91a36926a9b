import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, book, openAccount, someAddress } from '../../testing/hosts.ts'
import type { TestTeam } from '../../testing/teams.ts'
import { openTeam } from '../../testing/teams.ts'
import { openMailApp } from '../notifications/testing/mail-app.ts'
import { pendingEmailKey } from '../organizations/testing/invitations.ts'

// What an invitee reads of who hosts a meeting of an organization, and of its owner's private address.

const app = await startTestApp()
const { tellAll, mailsTo } = await openMailApp(app)
const NINE = '2027-03-02T09:00:00Z'
const ADDRESS = 'hello@studio.example'
let count = 0

const firstLine = (file: string, name: string) =>
  file
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .find((line) => line.startsWith(name)) ?? ''

/** A meeting that somebody of the team hosts from New York. */
async function meeting(team: TestTeam) {
  const [person] = team.people
  await app.context.pool.query("update profiles set time_zone = 'America/New_York' where host_id = $1", [
    person?.me.userID,
  ])
  const email = `invitee-${++count}@example.test`
  const booked = await book(app, team.asHost, team.event, NINE, { invitee: { name: 'Grace', email } })
  const read = async () => {
    const page = `${app.url}/booking/${booked.manageToken}`
    const file = await (await fetch(`${page}/invite.ics`)).text()
    return { file, page: await (await fetch(page)).text(), managed: await booked.manage.call('GET /manage') }
  }
  return { ...booked, person, email, read }
}

test('page, file and mail name who hosts and where they are, and never the owner’s address', async () => {
  const team = await openTeam(app, 1)
  const { booking, person, email, read } = await meeting(team)
  const name = String(person?.me.userName)
  const hosts = [{ name, avatar: null, timeZone: 'America/New_York' }]
  expect(booking).toMatchObject({ hosts, owner: { isOrganization: true } })
  const { file, page, managed } = await read()
  expect(managed.hosts).toEqual(hosts)
  expect(firstLine(file, 'DESCRIPTION')).toContain(`Host: ${name} (New York)`)
  expect(firstLine(file, 'ORGANIZER')).toMatch(/^ORGANIZER;CN="?Studio North"?:MAILTO:no-reply@/i)
  expect(firstLine(file, 'ATTENDEE')).toContain(`CN="${name}"`)
  await tellAll(booking.id)
  const [mail] = await mailsTo(email)
  expect(mail?.text).toContain(`Host: ${name} (New York)`)
  expect(mail?.replyTo.join()).toContain(person?.me.userEmail)
  for (const text of [page, file, JSON.stringify(mail), JSON.stringify(managed)])
    expect(text).not.toContain(team.asHost.me.userEmail)
})

test('a confirmed address of the organization is the organizer, and not before', async () => {
  const team = await openTeam(app, 1)
  const { read } = await meeting(team)
  const key = await pendingEmailKey(app, team.organization, ADDRESS)
  expect((await read()).file).not.toContain(ADDRESS)
  await app.visitor.call('POST /organization/email/confirm', { query: { key }, headers: someAddress() })
  const { file } = await read()
  expect(firstLine(file, 'ORGANIZER')).toContain(`:mailto:${ADDRESS}`)
  expect(file).not.toContain(team.asHost.me.userEmail)
})

test('whoever can no longer change it writes to who hosts', async () => {
  const team = await openTeam(app, 1, { cancelNotice: 30 * 24 * 60, rescheduleNotice: 30 * 24 * 60 })
  const { person, read } = await meeting(team)
  expect((await read()).managed.hostEmail).toBe(person?.me.userEmail)
})

test('a meeting of a person alone names no other host', async () => {
  const host = await openAccount(app)
  const { booking } = await book(app, host, await addEvent(host), NINE)
  expect(booking).not.toHaveProperty('hosts')
  expect(booking.owner).not.toHaveProperty('isOrganization')
})
