import { limits } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { databaseState } from '../../testing/database-state.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { actingFor, addOrganization, join } from '../../testing/organizations.ts'
import { openPage } from '../../testing/pages.ts'

const app = await startTestApp({ hasPlans: true })

type Calls = Pick<TestHost, 'api'>

const remove = ({ api }: Calls, { id }: { id: string }) =>
  api.call('DELETE /event-types/:id', { params: { id } })
const restore = ({ api }: Calls, { id }: { id: string }) =>
  api.call('POST /event-types/:id/restore', { params: { id } })
const refusal = ({ api }: Calls, { id }: { id: string }) =>
  api.refusal('POST /event-types/:id/restore', { params: { id } })
const list = async ({ api }: Calls) => (await api.call('GET /event-types')).eventTypes
const deleted = async ({ api }: Calls) => (await api.call('GET /event-types/deleted')).eventTypes
const toCome = async ({ api }: Calls, { id }: { id: string }) =>
  (await api.call('GET /event-types/:id/deletion', { params: { id } })).upcomingMeetings

/** As if it had been deleted that much earlier. */
async function deleteEarlier({ id }: { id: string }, span: string): Promise<void> {
  await app.context.pool.query(
    'update event_types set deleted_at = deleted_at - $2::interval where id = $1',
    [id, span],
  )
}

test('comes back as it was, in its place; a repeat answers the same and records nothing', async () => {
  const host = await openAccount(app)
  const [first, event, last] = [await addEvent(host), await addEvent(host), await addEvent(host)]
  const body = { name: 'Shop', kind: 'inline' as const, eventTypeId: event.id }
  const embed = await host.api.call('POST /embeds', { body })
  await remove(host, event)
  expect(await list(host)).toMatchObject([{ id: last.id }, { id: first.id }])
  const now = app.clock.now()
  expect(await deleted(host)).toEqual([
    {
      id: event.id,
      name: event.name,
      slug: event.slug,
      deletedAt: new Date(now).toISOString(),
      restorableUntil: new Date(now + limits.DELETED_EVENT_TYPE_DAYS * 86_400_000).toISOString(),
    },
  ])
  expect(await restore(host, event)).toEqual(event)
  expect(await restore(host, event)).toEqual(event)
  expect(await list(host)).toEqual([last, event, first])
  expect(await deleted(host)).toEqual([])
  expect((await openPage(app.url, `/${host.me.link}/${event.slug}`)).data).toMatchObject({ kind: 'event' })
  const params = { id: embed.id }
  expect(await host.api.call('GET /embeds/:id', { params })).toMatchObject({ eventTypeId: event.id })
  const { activity } = await host.api.call('GET /account-activity')
  expect(activity.filter(({ kind }) => kind === 'event_type_restored')).toMatchObject([
    { subject: event.name, count: 1 },
  ])
})

test('only meetings to come are counted before it is deleted', async () => {
  const host = await openAccount(app)
  const [event, other] = [await addEvent(host), await addEvent(host)]
  expect(await toCome(host, event)).toBe(0)
  const { manage } = await book(app, host, event, '2027-03-02T09:00:00Z')
  await book(app, host, event, '2027-03-02T10:00:00Z')
  await book(app, host, other, '2027-03-02T11:00:00Z')
  expect(await toCome(host, event)).toBe(2)
  await manage.call('POST /manage/cancel', { body: {} })
  expect(await toCome(host, event)).toBe(1)
  await remove(host, event)
  expect(await host.api.refusal('GET /event-types/:id/deletion', { params: { id: event.id } })).toMatchObject(
    {
      code: 'event_type_not_found',
    },
  )
})

test('one whose address is in use comes back at the next free one', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, { slug: 'intro' })
  await remove(host, event)
  await addEvent(host, { slug: 'intro' })
  const otherwise = { kind: 'text' as const, text: 'Write to us.' }
  await host.api.call('POST /routing-forms', { body: { name: 'Who?', slug: 'intro-2', otherwise } })
  expect(await restore(host, event)).toEqual({ ...event, slug: 'intro-3' })
})

test('the longest address has room for a number', async () => {
  const host = await openAccount(app)
  const slug = 'x'.repeat(60)
  const event = await addEvent(host, { slug })
  await remove(host, event)
  await addEvent(host, { slug })
  expect((await restore(host, event)).slug).toMatch(/^x+-2$/)
})

test('where the plan has no room for it, nothing changes', async () => {
  const host = await openAccount(app)
  const hostId = host.me.userID
  await app.context.db.updateTable('plans').set({ event_numbers: 1 }).where('host_id', '=', hostId).execute()
  const event = await addEvent(host)
  await remove(host, event)
  const other = await addEvent(host)
  const before = await databaseState(app.context.pool)
  expect(await refusal(host, event)).toMatchObject({ status: 402, code: 'event_limit_reached' })
  expect(await databaseState(app.context.pool)).toBe(before)
  await remove(host, other)
  expect(await restore(host, event)).toEqual(event)
})

test('30 days later it is gone', async () => {
  const host = await openAccount(app)
  const [inTime, late] = [await addEvent(host), await addEvent(host)]
  for (const event of [inTime, late]) await remove(host, event)
  await deleteEarlier(inTime, '29 days 23 hours')
  await deleteEarlier(late, '30 days')
  expect(await deleted(host)).toMatchObject([{ id: inTime.id }])
  expect(await refusal(host, late)).toMatchObject({ status: 404, code: 'event_type_not_found' })
  expect(await restore(host, inTime)).toEqual(inTime)
})

test('another host neither sees nor restores it', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  const event = await addEvent(host)
  const there = { params: { id: event.id } }
  expect((await other.api.refusal('GET /event-types/:id/deletion', there)).code).toBe('event_type_not_found')
  await remove(host, event)
  expect(await deleted(other)).toEqual([])
  expect(await refusal(other, event)).toMatchObject({ status: 404, code: 'event_type_not_found' })
  expect(await deleted(host)).toMatchObject([{ id: event.id }])
})

test('of an organization, those restore who may delete', async () => {
  const [owner, admin, member] = [await openAccount(app), await openAccount(app), await openAccount(app)]
  const organization = await addOrganization(app, owner)
  await join(app, organization, admin, 'admin')
  await join(app, organization, member)
  const event = await organization.api.call('POST /event-types', {
    body: { name: 'Intro', slug: 'intro', description: 'Hi', locations: [{ kind: 'google_meet' }] },
  })
  await remove(organization, event)
  const asMember = { api: actingFor(app, member, organization.id) }
  expect((await asMember.api.refusal('GET /event-types/deleted')).code).toBe('not_shown_to_role')
  expect(await refusal(asMember, event)).toMatchObject({ status: 403, code: 'role_not_allowed' })
  const asAdmin = { api: actingFor(app, admin, organization.id) }
  expect(await deleted(asAdmin)).toMatchObject([{ id: event.id }])
  expect(await restore(asAdmin, event)).toEqual(event)
})
