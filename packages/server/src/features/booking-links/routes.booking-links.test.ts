import { DAY, HOUR, limits, MINUTE } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { holdTime } from '../../testing/holds.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, bookingOf, openAccount, someAddress } from '../../testing/hosts.ts'
import { openTeam } from '../../testing/teams.ts'
import { openPage } from '../../testing/pages.ts'
import { EXPORTED } from '../exports/events.ts'
import { cleanUpLinks } from './operations.ts'

const app = await startTestApp()

const NINE = '2027-03-02T09:00:00Z'
const span = { from: '2027-03-01T00:00:00Z', to: '2027-03-08T00:00:00Z' }

type Event = Awaited<ReturnType<typeof addEvent>>

async function place(given: Parameters<typeof addEvent>[1] = {}) {
  const host = await openAccount(app)
  return { host, event: await addEvent(host, given) }
}

async function makeLinks(host: TestHost, event: Event, body: object = {}) {
  return (await host.api.call('POST /event-types/:id/links', { params: { id: event.id }, body })).links
}

async function makeLink(host: TestHost, event: Event, body: object = {}) {
  const [link] = await makeLinks(host, event, body)
  if (!link) throw new Error('no link was made')
  return link
}

const listOf = async (host: TestHost, { id }: Event) =>
  (await host.api.call('GET /event-types/:id/links', { params: { id } })).links

const pageOf = async (host: TestHost, { slug }: { slug: string }) =>
  openPage(app.url, `/${host.me.link}/${slug}`)

/** Half-hour starts from nine on. */
const startAt = (index: number) =>
  new Date(Date.parse(NINE) + Math.floor(index / 10) * DAY + (index % 10) * 30 * MINUTE).toISOString()

const tryToBook = async (host: TestHost, link: { slug: string }, start: string) =>
  app.visitor.try('POST /bookings', { body: bookingOf(host, link, start), headers: someAddress() })

const refusalOf = async (host: TestHost, link: { slug: string }, start = NINE) =>
  (
    await app.visitor.refusal('POST /bookings', {
      body: bookingOf(host, link, start),
      headers: someAddress(),
    })
  ).code

test('links are made in bulk, each with an address that nobody can guess', async () => {
  const { host, event } = await place()
  const made = await makeLinks(host, event, { count: 100, label: 'Fair' })
  expect(made).toHaveLength(100)
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(100)
  expect(made[0]).toMatchObject({
    slug: expect.stringMatching(/^[a-z0-9]{12}$/) as string,
    label: 'Fair',
    maxUses: 1,
    expiresAt: null,
    state: 'open',
    bookings: [],
  })
  expect(await listOf(host, event)).toHaveLength(100)
})

test('a link books its event type once, also a secret one, and the list says who used it', async () => {
  const { host, event } = await place({ name: 'Intro', isSecret: true })
  const link = await makeLink(host, event)
  const page = await pageOf(host, link)
  expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
  expect(page.data).toMatchObject({ kind: 'event', event: { name: 'Intro', slug: link.slug } })
  const query = { owner: host.me.link, event: link.slug, ...span }
  expect((await app.visitor.call('GET /slots', { query })).starts.length).toBeGreaterThan(0)

  const { booking, manage } = await book(app, host, link, NINE)
  expect(booking).toMatchObject({ eventName: 'Intro' })
  expect(await listOf(host, event)).toMatchObject([
    { state: 'used_up', bookings: [{ id: booking.id, inviteeName: booking.invitee.name }] },
  ])
  expect(await refusalOf(host, link, startAt(1))).toBe('link_expired')
  expect((await app.visitor.refusal('GET /slots', { query })).code).toBe('link_expired')
  const ended = await pageOf(host, link)
  expect([ended.status, ended.data.kind]).toEqual([410, 'link_expired'])

  const start = startAt(4)
  await manage.call('POST /manage/reschedule', { body: { start } })
  await manage.call('POST /manage/cancel', { body: { reason: '' } })
  expect(await refusalOf(host, link)).toBe('link_expired')
  await book(app, host, event, NINE)
})

test('of twenty who come at once by a link for three, three get a meeting', async () => {
  const { host, event } = await place()
  const link = await makeLink(host, event, { maxUses: 3 })
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => tryToBook(host, link, startAt(index))),
  )
  const codes = answers.map(({ status, body }) =>
    status === 201 ? 'booked' : (body as { code: string }).code,
  )
  expect(codes.filter((code) => code === 'booked')).toHaveLength(3)
  expect(codes.filter((code) => code === 'link_expired')).toHaveLength(17)
  const [used] = await listOf(host, event)
  expect(used).toMatchObject({ state: 'used_up', maxUses: 3 })
  expect(used?.bookings).toHaveLength(3)
  expect((await host.api.call('GET /bookings', { query: { tab: 'upcoming' } })).bookings).toHaveLength(3)
})

test('two who want the same time by a single-use link: one gets it, the other reads that the link has ended', async () => {
  const { host, event } = await place()
  const link = await makeLink(host, event)
  const answers = await Promise.all([1, 2].map(async () => tryToBook(host, link, NINE)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 410])
})

test('hosts of a team who are booked at once share the uses of a link', async () => {
  const { asHost, event } = await openTeam(app, 3)
  const link = await makeLink(asHost, event, { maxUses: 2 })
  const answers = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => tryToBook(asHost, link, startAt(index % 4))),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(2)
  expect(statuses.filter((status) => status === 410)).toHaveLength(6)
})

test('a repeat with the same key answers the same booking, though the link is used up', async () => {
  const { host, event } = await place()
  const link = await makeLink(host, event)
  const sent = { body: bookingOf(host, link, NINE), idempotencyKey: 'a-key-of-this-test' }
  const first = await app.visitor.call('POST /bookings', sent)
  expect(await app.visitor.call('POST /bookings', sent)).toMatchObject({
    booking: { id: 'booking' in first ? first.booking.id : '' },
  })
})

test('a link expires at its time, not before', async () => {
  const { host, event } = await place()
  const link = await makeLink(host, event, { expiresAt: '2027-03-01T10:00:00Z' })
  expect((await pageOf(host, link)).status).toBe(200)
  app.clock.advance((2 * HOUR) / MINUTE)
  expect((await pageOf(host, link)).data.kind).toBe('link_expired')
  expect(await refusalOf(host, link)).toBe('link_expired')
  expect(await listOf(host, event)).toMatchObject([{ state: 'expired' }])
  app.clock.advance((-2 * HOUR) / MINUTE)
})

test('a revoked link ends at once, is safe to repeat, and its meetings stay', async () => {
  const { host, event } = await place()
  const link = await makeLink(host, event, { maxUses: 2 })
  const { manage } = await book(app, host, link, NINE)
  const params = { id: event.id, linkId: link.id }
  const revoked = await host.api.call('POST /event-types/:id/links/:linkId/revoke', { params })
  expect(revoked).toMatchObject({ state: 'revoked' })
  expect(await host.api.call('POST /event-types/:id/links/:linkId/revoke', { params })).toEqual(revoked)
  expect(await refusalOf(host, link, startAt(1))).toBe('link_expired')
  expect((await manage.call('GET /manage')).status).toBe('scheduled')
  await host.api.call('DELETE /event-types/:id/links/:linkId', { params })
  expect((await host.api.refusal('DELETE /event-types/:id/links/:linkId', { params })).code).toBe(
    'booking_link_not_found',
  )
  expect(await listOf(host, event)).toEqual([])
})

test('where emails are confirmed, the first who confirms has the link', async () => {
  const { host, event } = await place({ confirmEmail: true })
  const link = await makeLink(host, event)
  const holds = await Promise.all([0, 1, 2].map(async (index) => holdTime(app, host, link, startAt(index))))
  const answers = await Promise.all(
    holds.map(async ({ token, code }) =>
      app.visitor.try('POST /bookings/confirm', { body: { hold: token, code } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 410, 410])
  expect(await refusalOf(host, link, startAt(5))).toBe('link_expired')
  expect(await listOf(host, event)).toMatchObject([{ state: 'used_up' }])
})

test('a link that is revoked or deleted while an email is confirmed books nothing', async () => {
  const { host, event } = await place({ confirmEmail: true })
  const ends = [
    'POST /event-types/:id/links/:linkId/revoke',
    'DELETE /event-types/:id/links/:linkId',
  ] as const
  for (const [index, route] of ends.entries()) {
    const link = await makeLink(host, event)
    const { token, code } = await holdTime(app, host, link, startAt(index))
    await host.api.call(route, { params: { id: event.id, linkId: link.id } })
    const refusal = await app.visitor.refusal('POST /bookings/confirm', { body: { hold: token, code } })
    expect(refusal.code).toBe('link_expired')
  }
})

test('the form begins with the name and email of the link, unless the address has others', async () => {
  const { host, event } = await place()
  const prefill = { name: 'Ada Berg', email: 'ada@example.test' }
  const link = await makeLink(host, event, { prefill })
  expect((await pageOf(host, link)).data.options.prefill).toMatchObject(prefill)
  const other = await openPage(app.url, `/${host.me.link}/${link.slug}?name=Bo`)
  expect(other.data.options.prefill).toMatchObject({ ...prefill, name: 'Bo' })
})

test('a link ends with its event type, and works again once that is restored or on', async () => {
  const { host, event } = await place()
  const link = await makeLink(host, event)
  const params = { id: event.id }
  await host.api.call('DELETE /event-types/:id', { params })
  expect((await pageOf(host, link)).data.kind).toBe('link_expired')
  expect(await refusalOf(host, link)).toBe('link_expired')
  await host.api.call('POST /event-types/:id/restore', { params })
  expect((await pageOf(host, link)).status).toBe(200)
  await host.api.call('PATCH /event-types/:id', { params, body: { isOn: false } })
  expect((await pageOf(host, link)).data.kind).toBe('event_off')
})

test('another host neither sees nor changes links', async () => {
  const { host, event } = await place()
  const link = await makeLink(host, event)
  const other = await openAccount(app)
  const params = { id: event.id, linkId: link.id }
  const answers = await Promise.all([
    other.api.refusal('GET /event-types/:id/links', { params: { id: event.id } }),
    other.api.refusal('POST /event-types/:id/links', { params: { id: event.id }, body: {} }),
    other.api.refusal('POST /event-types/:id/links/:linkId/revoke', { params }),
    other.api.refusal('DELETE /event-types/:id/links/:linkId', { params }),
  ])
  expect(answers.map(({ code }) => code)).toEqual([
    'event_type_not_found',
    'event_type_not_found',
    'booking_link_not_found',
    'booking_link_not_found',
  ])
  expect((await pageOf(other, link)).data.kind).toBe('not_found')
  const second = await addEvent(host)
  const elsewhere = { params: { id: second.id, linkId: link.id } }
  expect((await host.api.refusal('DELETE /event-types/:id/links/:linkId', elsewhere)).code).toBe(
    'booking_link_not_found',
  )
  expect(await listOf(host, event)).toHaveLength(1)
})

test('what is refused makes no link', async () => {
  const { host, event } = await place()
  for (const [body, path] of [
    [{ count: 0 }, 'count'],
    [{ count: limits.LINKS_AT_ONCE_MAX + 1 }, 'count'],
    [{ maxUses: limits.LINK_USES_MAX + 1 }, 'maxUses'],
    [{ expiresAt: '2027-03-01T07:00:00Z' }, 'expiresAt'],
    [{ prefill: { name: 'Ada', email: 'ada' } }, 'prefill.email'],
    [{ count: 2, prefill: { name: 'Ada' } }, 'prefill'],
  ] as const) {
    const refusal = await host.api.refusal('POST /event-types/:id/links', { params: { id: event.id }, body })
    expect(refusal).toMatchObject({ code: 'invalid_input', errors: [{ path }] })
  }
  expect(await listOf(host, event)).toEqual([])
})

test('a host has 500 links at most, and the same request makes them once', async () => {
  const { host, event } = await place()
  const params = { id: event.id }
  const sent = { params, body: { count: 100 }, idempotencyKey: 'made-once' }
  const first = await host.api.call('POST /event-types/:id/links', sent)
  expect(await host.api.call('POST /event-types/:id/links', sent)).toEqual(first)
  expect(await listOf(host, event)).toHaveLength(100)
  for (let made = 100; made < limits.BOOKING_LINKS_MAX; made += 100)
    await makeLinks(host, event, { count: 100 })
  const refusal = await host.api.refusal('POST /event-types/:id/links', { params, body: {} })
  expect(refusal.code).toBe('booking_link_limit_reached')
})

test('erasing the data of an invitee erases what the host wrote about them on the link', async () => {
  const { host, event } = await place()
  const prefill = { name: 'Ada Berg', email: 'ada@example.test' }
  const link = await makeLink(host, event, { label: 'For Ada', prefill })
  const { manage } = await book(app, host, link, NINE)
  app.clock.advance((3 * DAY) / MINUTE)
  await manage.call('POST /manage/erasure')
  app.clock.advance((-3 * DAY) / MINUTE)
  expect(await listOf(host, event)).toMatchObject([
    { label: '', prefill: { name: '', email: '' }, state: 'used_up', bookings: [{ inviteeName: '' }] },
  ])
})

test('links are in the export, and are deleted long after they ended', async () => {
  const { host, event } = await place()
  const [used, open] = [await makeLink(host, event), await makeLink(host, event)]
  const { booking } = await book(app, host, used, NINE)
  const part = app.context.hooks(EXPORTED).find(({ name }) => name === 'booking-links')
  expect(await part?.rows(app.context, host.me.userID)).toEqual(await listOf(host, event))
  expect(await listOf(host, event)).toContainEqual(
    expect.objectContaining({ id: used.id, bookings: [{ id: booking.id, inviteeName: 'Ada Guest' }] }),
  )
  app.clock.advance((100 * DAY) / MINUTE)
  await cleanUpLinks(app.context)
  await cleanUpLinks(app.context)
  app.clock.advance((-100 * DAY) / MINUTE)
  expect((await listOf(host, event)).map(({ id }) => id)).toEqual([open.id])
})
