import { expect, test } from 'vitest'
import { startTestApp, TEST_PUBLIC_URL } from '../../testing/app.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { openPage } from '../../testing/pages.ts'

const app = await startTestApp()
const host = await openAccount(app)
const listed = await addEvent(host)
const secret = await addEvent(host, { isSecret: true })
const page = `/${host.me.link}/${secret.slug}`

async function listedSlugs(owner: string): Promise<string[][]> {
  const { data } = await openPage(app.url, `/${owner}`)
  if (data.kind !== 'booking_list') throw new Error(data.kind)
  const { events } = await app.visitor.call('GET /owners/:owner', { params: { owner } })
  return [data.events, events].map((list) => list.map(({ slug }) => slug))
}

test('a secret one is in no public list, and its host sees it', async () => {
  expect(await listedSlugs(host.me.link)).toEqual([[listed.slug], [listed.slug]])
  const { eventTypes } = await host.api.call('GET /event-types')
  expect(eventTypes).toEqual([secret, listed])
})

test('a list with nothing but secrets is empty', async () => {
  const other = await openAccount(app)
  await addEvent(other, { isSecret: true })
  expect(await listedSlugs(other.me.link)).toEqual([[], []])
})

test('a secret one can be booked and embedded by its link', async () => {
  const params = { owner: host.me.link, event: secret.slug }
  expect((await app.visitor.call('GET /owners/:owner/events/:event', { params })).event.slug).toBe(
    secret.slug,
  )
  const oembed = new URL('/oembed', app.url)
  oembed.searchParams.set('url', TEST_PUBLIC_URL + page)
  expect((await fetch(oembed)).status).toBe(200)
  const { booking } = await book(app, host, secret, '2027-03-02T09:00:00Z')
  expect(booking.start).toBe('2027-03-02T09:00:00.000Z')
})

const robots = async (path: string) => (await openPage(app.url, path)).headers.get('x-robots-tag')

test('search engines leave out its page, and no other', async () => {
  expect(await robots(page)).toBe('noindex')
  expect(await robots(`/${host.me.link}/${listed.slug}`)).toBeNull()
  expect(await robots(`/${host.me.link}`)).toBeNull()
})
