import { BookingRequest } from '@scheduling/contract'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { HOURS } from '../../testing/hours.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, bookingOf, openAccount } from '../../testing/hosts.ts'
import { actingFor, addOrganization, join } from '../../testing/organizations.ts'
import { withSharedOffers } from '../../testing/shared-offers.ts'
import { createBooking } from './book/create.ts'

const app = await startTestApp()
const [owner, admin, member] = [await openAccount(app), await openAccount(app), await openAccount(app)]
const organization = await addOrganization(app, owner)
await join(app, organization, admin, 'admin')
await join(app, organization, member)

const SLUG = 'intro'

/** A meeting of the organization with one of its people. */
async function meetingWith(person: TestHost, start: string): Promise<string> {
  const context = withSharedOffers(app.context, [person.me.link], organization.link)
  const request = BookingRequest.parse(
    bookingOf({ ...owner, me: { ...owner.me, link: organization.link } }, { slug: SLUG }, start),
  )
  const taken = await createBooking(context, request, undefined, { ip: '127.0.0.1', proof: undefined })
  if (taken.state !== 'booked') throw new Error('held, not booked')
  return taken.booking.id
}

const availability = { kind: 'custom' as const, hours: HOURS }
for (const api of [organization.api, admin.api, member.api])
  await addEvent({ ...owner, api }, { slug: SLUG, availability })
const [ofAdmin, ofMember] = [
  await meetingWith(admin, '2027-03-02T09:00:00Z'),
  await meetingWith(member, '2027-03-02T11:00:00Z'),
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

test('members find no meeting of others, and change none', async () => {
  const params = { id: ofAdmin }
  const span = { from: '2027-03-01T00:00:00Z', to: '2027-03-08T00:00:00Z' }
  const move = { start: '2027-03-02T13:00:00Z', reason: '' }
  for (const refused of [
    roles.member.refusal('GET /bookings/:id', { params }),
    roles.member.refusal('GET /bookings/:id/slots', { params, query: span }),
    roles.member.refusal('POST /bookings/:id/reschedule', { params, body: move }),
    roles.member.refusal('POST /bookings/:id/cancel', { params, body: {} }),
  ])
    expect(await refused).toMatchObject({ code: 'booking_not_found' })
  expect((await roles.admin.call('GET /bookings/:id', { params })).status).toBe('scheduled')
})

test('members have their own, and cancel them', async () => {
  const params = { id: ofMember }
  expect((await roles.member.call('GET /bookings/:id', { params })).id).toBe(ofMember)
  const canceled = await roles.member.call('POST /bookings/:id/cancel', { params, body: {} })
  expect(canceled.status).toBe('canceled')
})
