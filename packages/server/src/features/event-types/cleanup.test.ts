import { limits } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { holdTime } from '../../testing/holds.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { cleanUpRequests } from '../bookings/confirmation/operations.ts'
import { cleanUpEventTypes } from './cleanup.ts'

const app = await startTestApp()

/** It was deleted so long ago. */
async function remove(host: TestHost, { id }: { id: string }, span = '30 days'): Promise<void> {
  await host.api.call('DELETE /event-types/:id', { params: { id } })
  await app.context.pool.query(
    'update event_types set deleted_at = deleted_at - $2::interval where id = $1',
    [id, span],
  )
}

async function isKept({ id }: { id: string }): Promise<boolean> {
  await cleanUpEventTypes(app.context)
  return (await app.context.pool.query('select 1 from event_types where id = $1', [id])).rowCount === 1
}

test('what was deleted 30 days ago goes for good; what was not stays, and a repeat finds nothing', async () => {
  const host = await openAccount(app)
  const [deleted, other] = [await addEvent(host), await addEvent(host)]
  await remove(host, deleted)
  expect([await isKept(deleted), await isKept(other), await isKept(deleted)]).toEqual([false, true, false])
})

test('one stays as long as it can be restored', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  await remove(host, event, '29 days 23 hours')
  expect(await isKept(event)).toBe(true)
  await host.api.call('POST /event-types/:id/restore', { params: { id: event.id } })
  expect(await isKept(event)).toBe(true)
})

test('of more than can be restored, the oldest goes', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  await remove(host, event, '1 day')
  await app.context.pool.query(
    `insert into event_types select (x).* from (
       select jsonb_populate_record(event_types,
         jsonb_build_object('id', gen_random_uuid(), 'deleted_at', deleted_at + interval '1 hour')) as x
       from event_types, generate_series(1, $2) where id = $1) as many`,
    [event.id, limits.DELETED_EVENT_TYPES_MAX],
  )
  expect(await isKept(event)).toBe(false)
  const { eventTypes } = await host.api.call('GET /event-types/deleted')
  expect(eventTypes).toHaveLength(limits.DELETED_EVENT_TYPES_MAX)
})

test('one stays until the last meeting that came of it has ended or is canceled', async () => {
  const host = await openAccount(app)
  const [ended, canceled] = [await addEvent(host), await addEvent(host)]
  const past = await book(app, host, ended, '2027-03-01T09:00:00Z')
  const { manage } = await book(app, host, canceled, '2027-03-02T09:00:00Z')
  for (const event of [ended, canceled]) await remove(host, event)
  app.clock.set('2027-03-01T09:29:00Z')
  expect([await isKept(ended), await isKept(canceled)]).toEqual([true, true])
  app.clock.set('2027-03-01T09:30:00Z')
  await manage.call('POST /manage/cancel', { body: {} })
  expect([await isKept(ended), await isKept(canceled)]).toEqual([false, false])
  expect(await past.manage.call('GET /manage')).toMatchObject({
    eventName: ended.name,
    eventSlug: null,
    reschedule: { allowed: false, reason: 'already_started' },
  })
  const params = { id: past.booking.id }
  expect(await host.api.call('GET /bookings/:id', { params })).toMatchObject({ eventName: ended.name })
})

test('one stays as long as anybody asks for it', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, { confirmEmail: true })
  await holdTime(app, host, event, '2027-03-03T09:00:00Z')
  await remove(host, event)
  expect(await isKept(event)).toBe(true)
  app.clock.advance(8 * 24 * 60)
  await cleanUpRequests(app.context)
  expect(await isKept(event)).toBe(false)
})

test('one stays as long as an embed names it', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  const body = { name: 'Shop', kind: 'inline' as const, eventTypeId: event.id }
  const embed = await host.api.call('POST /embeds', { body })
  await remove(host, event)
  expect(await isKept(event)).toBe(true)
  await host.api.call('DELETE /embeds/:id', { params: { id: embed.id } })
  expect(await isKept(event)).toBe(false)
})
