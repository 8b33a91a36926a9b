import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { HOURS } from '../../testing/hours.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { actingFor, addOrganization, join } from '../../testing/organizations.ts'
import { DEFAULT_TEAM } from '../teams/default.ts'

const app = await startTestApp()
const [owner, admin, member] = [await openAccount(app), await openAccount(app), await openAccount(app)]
const organization = await addOrganization(app, owner)
const adminId = await join(app, organization, admin, 'admin')
const memberId = await join(app, organization, member)

const availability = { kind: 'custom' as const, hours: HOURS }
for (const { api, scheduleId } of [admin, member])
  await api.call('PATCH /availability/:id', { params: { id: scheduleId }, body: HOURS })

/** A meeting of the organization with one of its people. */
async function meetingWith(memberOf: string, slug: string, start: string): Promise<string> {
  const event = await addEvent({ ...owner, api: organization.api }, { slug, availability })
  const person = {
    memberId: memberOf,
    part: 'fixed',
    weight: 1,
    priority: 1,
    scheduleId: null,
    awayUntil: null,
  }
  const caps = { perDay: null, perWeek: null }
  await organization.api.call('PUT /event-types/:id/team', {
    params: { id: event.id },
    body: { ...DEFAULT_TEAM, kind: 'collective', everybody: false, people: [{ ...person, caps }], pools: [] },
  })
  const page = { ...owner, me: { ...owner.me, link: organization.link } }
  return (await book(app, page, { slug }, start)).booking.id
}

const [ofAdmin, ofMember] = [
  await meetingWith(adminId, 'with-admin', '2027-03-02T09:00:00Z'),
  await meetingWith(memberId, 'with-member', '2027-03-02T11:00:00Z'),
]

const roles = {
  owner: organization.api,
  admin: actingFor(app, admin, organization.id),
  member: actingFor(app, member, organization.id),
}

test.each([
  ['owner', [ofAdmin, ofMember]],
  ['admin', [ofAdmin, ofMember]],
  ['member', [ofMember]],
] as const)('%s of an organization sees its meetings as far as the role shows them', async (role, seen) => {
  const { bookings, total } = await roles[role].call('GET /bookings', { query: {} })
  expect(bookings.map(({ id }) => id)).toEqual(seen)
  expect(total).toBe(seen.length)
  const file = await roles[role].try('GET /bookings.csv')
  expect([ofAdmin, ofMember].filter((id) => String(file.body).includes(id))).toEqual(seen)
})

test('meetings are found by who comes, in the list and in its file', async () => {
  const { members } = await organization.api.call('GET /organization')
  const personOf = (id: string) => members.find((one) => one.member_id === id)?.person_id ?? ''
  const [name = ''] = members.filter(({ member_id }) => member_id === memberId).map((one) => one.name)
  const idsBy = async (query: Record<string, string>, by = roles.owner) =>
    (await by.call('GET /bookings', { query })).bookings.map(({ id }) => id)
  expect(await idsBy({ person_id: personOf(memberId) })).toEqual([ofMember])
  expect(await idsBy({ person_id: personOf(adminId) })).toEqual([ofAdmin])
  expect(await idsBy({ q: name })).toEqual([ofMember])
  // Nobody searches for the page that all meetings are on.
  expect(await idsBy({ q: 'Studio North' })).toEqual([])
  // Whoever sees their own alone sees no others by this.
  expect(await idsBy({ person_id: personOf(adminId) }, roles.member)).toEqual([])
  const file = await roles.owner.try('GET /bookings.csv', { query: { person_id: personOf(memberId) } })
  expect(String(file.body).split('\r\n')[1]).toContain(`,${name},`)
  expect(String(file.body)).not.toContain(ofAdmin)
})

const GUESTS = { guests: ['bo@example.test'] }
const PLACE = { location: { kind: 'address' as const, value: '1 Main Street' } }

test('members find no meeting of others, and change none', async () => {
  const params = { id: ofAdmin }
  const span = { from: '2027-03-01T00:00:00Z', to: '2027-03-08T00:00:00Z' }
  const move = { start: '2027-03-02T13:00:00Z', reason: '' }
  for (const refused of [
    roles.member.refusal('GET /bookings/:id', { params }),
    roles.member.refusal('GET /bookings/:id/slots', { params, query: span }),
    roles.member.refusal('POST /bookings/:id/reschedule', { params, body: move }),
    roles.member.refusal('POST /bookings/:id/cancel', { params, body: {} }),
    roles.member.refusal('PUT /bookings/:id/guests', { params, body: GUESTS }),
    roles.member.refusal('PUT /bookings/:id/location', { params, body: PLACE }),
  ])
    expect(await refused).toMatchObject({ code: 'booking_not_found' })
  expect((await roles.admin.call('GET /bookings/:id', { params })).status).toBe('scheduled')
})

test('members have their own, change guests and location for everybody, and cancel them', async () => {
  const params = { id: ofMember }
  await roles.member.call('PUT /bookings/:id/guests', { params, body: GUESTS })
  await roles.member.call('PUT /bookings/:id/location', { params, body: PLACE })
  for (const api of [roles.admin, member.api])
    expect(await api.call('GET /bookings/:id', { params })).toMatchObject({ ...GUESTS, ...PLACE })
  expect((await roles.member.call('GET /bookings/:id', { params })).id).toBe(ofMember)
  const canceled = await roles.member.call('POST /bookings/:id/cancel', { params, body: {} })
  expect(canceled).toMatchObject({ status: 'canceled', canceledByPerson: { isYou: true } })
  const seen = await roles.admin.call('GET /bookings/:id', { params })
  expect(seen.canceledByPerson).toEqual({ ...canceled.canceledByPerson, isYou: false })
})

const anyTimeOf = (eventTypeId: string) => ({
  eventTypeId,
  start: '2027-03-02T09:00:00Z',
  timeZone: 'UTC',
  invitee: { name: 'Zoe Adler', email: 'zoe@example.com' },
  anyTime: true,
})

test('a member books any time only where it is their own, and nobody learns what others have then', async () => {
  const eventOf = async (id: string) =>
    (await roles.owner.call('GET /bookings/:id', { params: { id } })).eventTypeId ?? ''
  const busy = { body: anyTimeOf(await eventOf(ofAdmin)) }
  expect((await roles.member.refusal('POST /bookings/by-host', busy)).code).toBe('role_not_allowed')
  const refusal = await roles.admin.refusal('POST /bookings/by-host', busy)
  expect([refusal.code, refusal.conflicts?.map((one) => Object.keys(one))]).toEqual([
    'time_busy',
    [['code', 'start', 'end']],
  ])
  const free = { body: anyTimeOf(await eventOf(ofMember)) }
  expect((await roles.member.try('POST /bookings/by-host', free)).status).toBe(201)
})
