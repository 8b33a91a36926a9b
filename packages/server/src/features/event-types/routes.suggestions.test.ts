import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, bookingOf, openAccount, someAddress } from '../../testing/hosts.ts'

const app = await startTestApp()
const { clock } = app

const suggested = async (host: TestHost) => (await host.api.call('GET /event-types/suggestions')).confirmEmail

/** As many bookings in ten minutes as a host may get. */
async function flood(host: TestHost, event: { slug: string }): Promise<void> {
  for (let index = 0; index < 60; index++) {
    const start = new Date(Date.parse('2027-03-02T09:00:00Z') + index * 300_000).toISOString()
    await app.visitor.call('POST /bookings', {
      body: bookingOf(host, event, start),
      headers: someAddress(),
    })
  }
}

async function place() {
  const host = await openAccount(app)
  return { host, event: await addEvent(host, { duration: 5, increment: 5 }) }
}

test('after a flood, for a day, that invitees confirm their address; to nobody else, and not where they do', async () => {
  const { host, event } = await place()
  const calm = await place()
  expect(await suggested(host)).toBeNull()
  await flood(host, event)
  expect(await suggested(host)).toEqual({ at: '2027-03-01T08:00:00.000Z' })
  expect(await suggested(calm.host)).toBeNull()

  const { changed } = await host.api.call('PATCH /event-types', { body: { confirmEmail: true } })
  expect(changed).toEqual([event.id])
  expect(await suggested(host)).toBeNull()
  await host.api.call('PATCH /event-types', { body: { confirmEmail: false, ids: changed } })
  expect(await suggested(host)).not.toBeNull()
  await host.api.call('PATCH /event-types/:id', { params: { id: event.id }, body: { isOn: false } })
  expect(await suggested(host)).toBeNull()
  await host.api.call('PATCH /event-types/:id', { params: { id: event.id }, body: { isOn: true } })

  clock.advance(24 * 60)
  expect(await suggested(host)).not.toBeNull()
  clock.advance(1)
  expect(await suggested(host)).toBeNull()
  clock.advance(-24 * 60 - 1)
})

test('all are changed at once, and those that were changed are named', async () => {
  const host = await openAccount(app)
  const [one, other] = [await addEvent(host), await addEvent(host, { confirmEmail: true })]
  const deleted = await addEvent(host)
  await host.api.call('DELETE /event-types/:id', { params: { id: deleted.id } })
  expect(one.confirmEmail).toBe(false)
  const put = (body: { confirmEmail: boolean; ids?: string[] }) =>
    host.api.call('PATCH /event-types', { body })
  expect(await put({ confirmEmail: true })).toEqual({ changed: [one.id] })
  expect(await put({ confirmEmail: true })).toEqual({ changed: [] })
  expect(await put({ confirmEmail: false, ids: [other.id] })).toEqual({ changed: [other.id] })
  const { eventTypes } = await host.api.call('GET /event-types')
  expect(eventTypes.map(({ id, confirmEmail }) => [id, confirmEmail])).toEqual([
    [other.id, false],
    [one.id, true],
  ])
  const body = { confirmEmail: true, ids: [one.id, deleted.id] }
  expect((await host.api.refusal('PATCH /event-types', { body })).code).toBe('event_type_not_found')
})

test('a copy asks for what its original asks for', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, { confirmEmail: true })
  const copy = await host.api.call('POST /event-types/:id/copy', { params: { id: event.id } })
  expect(copy.confirmEmail).toBe(true)
})
