import { expect, test } from 'vitest'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { connectCrm, followCrm, startCrmApp } from '../../testing/stand-ins/crms.ts'

const { app, crms, hubspot } = await startCrmApp()
const [crm] = crms
const START = '2027-03-02T09:00:00Z'

async function booked() {
  if (!crm) throw new Error('there is no CRM')
  crm.clear()
  // Each test has a pace of its own.
  app.clock.advance(1)
  const host = await openAccount(app)
  crm.addUser(host.me.userEmail)
  await connectCrm(host, crm, host.me.userEmail)
  const { booking } = await book(app, host, await addEvent(host), START)
  await followCrm(app, host, booking.id)
  const [contact] = [...hubspot.portal.contacts.values()]
  return { host, bookingId: booking.id, email: booking.invitee.email, contactId: Number(contact?.id) }
}

async function idsOf(bookingId: string) {
  const { rows } = await app.context.pool.query<{ contact_ids: object }>(
    'select contact_ids from crm_meetings where booking_id = $1',
    [bookingId],
  )
  return rows[0]?.contact_ids
}

test.each([
  ['contact.merge', {}],
  ['object.merge', { objectTypeId: '0-1' }],
])('after %s, the contact that remains stands for both', async (subscriptionType, more) => {
  const { bookingId, email, contactId } = await booked()
  const merge = {
    ...more,
    subscriptionType,
    objectId: 900,
    primaryObjectId: 900,
    mergedObjectIds: [contactId],
  }
  for (let time = 0; time < 2; time++) expect(await hubspot.tell([merge])).toBe(204)
  expect(await idsOf(bookingId)).toEqual({ [email]: '900' })
})

test('a contact that was deleted is forgotten, and the next change of the meeting looks for one again', async () => {
  const { host, bookingId, email, contactId } = await booked()
  hubspot.portal.contacts.delete(String(contactId))
  expect(await hubspot.tell([{ subscriptionType: 'contact.deletion', objectId: contactId }])).toBe(204)
  expect(await idsOf(bookingId)).toEqual({})
  await followCrm(app, host, bookingId)
  expect(hubspot.portal.byEmail(email)).toBeDefined()
})

test('events of other accounts, and those that we do not know, change nothing', async () => {
  const { bookingId, email, contactId } = await booked()
  const events = [
    { subscriptionType: 'contact.deletion', objectId: contactId, portalId: 99 },
    { subscriptionType: 'object.deletion', objectTypeId: '0-3', objectId: contactId },
    { subscriptionType: 'contact.restore', objectId: contactId },
    { subscriptionType: 'contact.merge' },
  ]
  expect(await hubspot.tell(events)).toBe(204)
  expect(await idsOf(bookingId)).toEqual({ [email]: String(contactId) })
})

test.each<[string, { secret?: string; lateMs?: number }]>([
  ['signed with another secret', { secret: 'guessed' }],
  ['six minutes old', { lateMs: 6 * 60_000 }],
  ['of the future', { lateMs: -6 * 60_000 }],
  ['whose time is no time', { lateMs: Number.NaN }],
])('an event %s is refused', async (_, { secret, lateMs = 0 }) => {
  const { bookingId, email, contactId } = await booked()
  const event = { subscriptionType: 'contact.deletion', objectId: contactId }
  expect(await hubspot.tell([event], { ...(secret && { secret }), at: app.clock.now() - lateMs })).toBe(401)
  expect(await idsOf(bookingId)).toEqual({ [email]: String(contactId) })
})

test('what nobody signed is refused like a wrong signature, and one network cannot try for long', async () => {
  const call = async (address: string) =>
    fetch(`${app.url}/hooks/${address}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': '203.0.113.9' },
      body: '[]',
    })
  const answers = await Promise.all(['hubspot', 'nobody'].map(call))
  const said = await Promise.all(answers.map(async (each) => `${each.status} ${await each.text()}`))
  expect(said).toEqual(['401 ', '401 '])
  for (let more = 0; more < 58; more++) await call('hubspot')
  expect((await call('hubspot')).status).toBe(429)
  const { status } = await fetch(`${app.url}/hooks/hubspot`, { method: 'POST', body: 'x'.repeat(70_000) })
  expect(status).toBe(413)
})
