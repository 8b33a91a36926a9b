import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, openAccount } from '../../testing/hosts.ts'
import { addOrganization } from '../../testing/organizations.ts'

const app = await startTestApp()
const host = await openAccount(app)

test('an event type has no seats at first, and keeps those that its host gives it', async () => {
  const { id, ...event } = await addEvent(host)
  expect(event).toMatchObject({ seats: null, showSeatsLeft: false })
  const body = { seats: 12, showSeatsLeft: true }
  expect(await host.api.call('PATCH /event-types/:id', { params: { id }, body })).toMatchObject(body)
  expect(await host.api.call('POST /event-types/:id/copy', { params: { id } })).toMatchObject(body)
  const none = { seats: null }
  expect(await host.api.call('PATCH /event-types/:id', { params: { id }, body: none })).toMatchObject(none)
})

test.each([
  ['confirm_email', { confirmEmail: true }],
  ['approval', { approval: { hours: 24, unanswered: 'decline' as const } }],
])('422 where a change would bring seats together with %s', async (reason, other) => {
  const errors = [{ path: 'seats', reason }]
  const seats = { seats: 2 }
  const [withSeats, without] = [await addEvent(host, seats), await addEvent(host, other)]
  const change = async ({ id }: { id: string }, body: object) =>
    host.api.refusal('PATCH /event-types/:id', { params: { id }, body })
  expect(await change(withSeats, other)).toMatchObject({ code: 'invalid_input', errors })
  expect(await change(without, seats)).toMatchObject({ code: 'invalid_input', errors })
  const params = { id: withSeats.id }
  expect(await host.api.call('GET /event-types/:id', { params })).toEqual(withSeats)
})

test('confirming all email addresses at once leaves out event types with seats', async () => {
  const careful = await openAccount(app)
  const [plain] = [await addEvent(careful), await addEvent(careful, { seats: 2 })]
  const { changed } = await careful.api.call('PATCH /event-types', { body: { confirmEmail: true } })
  expect(changed).toEqual([plain.id])
})

test('422 in an organization', async () => {
  const { api } = await addOrganization(app, host)
  const body = {
    name: 'Class',
    slug: 'class',
    description: 'All',
    locations: [{ kind: 'zoom' as const }],
    seats: 2,
  }
  const errors = [{ path: 'seats', reason: 'organization' }]
  expect(await api.refusal('POST /event-types', { body })).toMatchObject({ errors })
  const { id } = await api.call('POST /event-types', { body: { ...body, seats: null } })
  const change = { params: { id }, body: { seats: 2 } }
  expect(await api.refusal('PATCH /event-types/:id', change)).toMatchObject({ errors })
})
