import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { catalogOf } from '../../assemble.ts'
import type { Capability } from '../../capability.ts'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { blob, picture } from '../../testing/pictures.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { CAPABILITIES } from '../list.ts'
import { EXPORTED } from './events.ts'
import { makeExport } from './jobs.ts'
import { exportFile, cleanUpExports } from './operations.ts'

const app = await startTestApp()
const PARTS = app.context.hooks(EXPORTED)

async function written(host: TestHost): Promise<string> {
  const { id } = await host.api.call('POST /export')
  await makeExport(app.context, { hostId: host.me.userID, exportId: id })
  return id
}

async function fetchFile(host: TestHost, id: string): Promise<Record<string, string>> {
  const response = await fetch(`${app.url}/api/v1/export/${id}/file`, {
    headers: { authorization: `Bearer ${host.token}` },
  })
  expect(response.status).toBe(200)
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]))
}

test('everything is in one file, as JSON and as CSV', async () => {
  const host = await openAccount(app, { name: '=Ada Berg' })
  const event = await addEvent(host, { name: 'Intro, short' })
  const { booking } = await book(app, host, event, '2027-03-02T09:00:00Z')
  await addEvent(await openAccount(app), { name: 'Of somebody else' })
  await host.api.call('PUT /settings/branding/:kind', {
    params: { kind: 'logo' },
    body: blob(await picture('png')),
  })
  const files = await fetchFile(host, await written(host))
  expect(Object.keys(files).toSorted()).toEqual(
    PARTS.flatMap(({ name }) => [`${name}.csv`, `${name}.json`]).toSorted(),
  )
  expect(JSON.parse(files['bookings.json'] ?? '')).toMatchObject([
    { id: booking.id, invitee: booking.invitee },
  ])
  expect(files['bookings.csv']).toContain(booking.invitee.email)
  expect(JSON.parse(files['event-types.json'] ?? '')).toMatchObject([{ name: 'Intro, short' }])
  expect(files['event-types.csv']).toContain('"Intro, short"')
  expect(JSON.parse(files['embeds.json'] ?? '')).toEqual([])
  expect(JSON.parse(files['notifications.json'] ?? '')).toMatchObject([{ booked: true }])
  expect(JSON.parse(files['pictures.json'] ?? '')).toMatchObject([
    { kind: 'logo', content: expect.stringMatching(/^data:image\/png;base64,/) as string },
  ])
  expect(Object.values(files).join()).not.toContain('Of somebody else')
  // Without the quote a spreadsheet would run it as a formula.
  expect(files['profile.csv']).toContain("'=Ada Berg")
})

test('every table of hosts is in it, or its capability says why not', () => {
  const exported = PARTS.flatMap(({ tables }) => tables)
  const without = CAPABILITIES.flatMap(({ notExported = {} }: Capability) => Object.keys(notExported))
  const ofHosts = Object.entries(catalogOf(CAPABILITIES)).filter(([, kind]) => kind === 'host')
  expect([...exported, ...without].toSorted()).toEqual(ofHosts.map(([table]) => table).toSorted())
})

test('it is fetched once, by its host alone', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  const id = await written(host)
  const params = { id }
  expect((await host.api.call('GET /export')).export).toMatchObject({
    state: 'ready',
    done: PARTS.length,
    parts: PARTS.length,
  })
  expect((await other.api.refusal('GET /export/:id/file', { params })).code).toBe('export_not_found')
  await fetchFile(host, id)
  expect((await host.api.refusal('GET /export/:id/file', { params })).code).toBe('link_expired')
  expect((await host.api.call('GET /export')).export).toMatchObject({ state: 'fetched' })
  const { rows } = await app.context.pool.query('select 1 from export_chunks where host_id = $1', [
    host.me.userID,
  ])
  expect(rows).toEqual([])
})

test('who fetches it while another does is refused; what broke off is fetched again', async () => {
  const host = await openAccount(app)
  const params = { id: await written(host) }
  const acting = { hostId: host.me.userID, ip: '127.0.0.1', userAgent: undefined }
  const { content } = await exportFile(app.context, acting, params.id)
  const reading = content[Symbol.asyncIterator]()
  await reading.next()
  expect((await host.api.refusal('GET /export/:id/file', { params })).code).toBe('export_fetching')
  await reading.return?.()
  await fetchFile(host, params.id)
  expect((await host.api.refusal('GET /export/:id/file', { params })).code).toBe('link_expired')
})

test('after 7 days it is gone', async () => {
  const host = await openAccount(app)
  const params = { id: await written(host) }
  app.clock.advance(7 * 24 * 60)
  expect((await host.api.refusal('GET /export/:id/file', { params })).code).toBe('link_expired')
  expect(await host.api.call('GET /export')).toEqual({ export: null })
  await cleanUpExports(app.context)
  const { rows } = await app.context.pool.query('select 1 from exports where host_id = $1', [host.me.userID])
  expect(rows).toEqual([])
  app.clock.advance(-7 * 24 * 60)
})

test('asked for again while it is written it is the same; written again it is the same file', async () => {
  const host = await openAccount(app)
  const first = await host.api.call('POST /export')
  expect(await host.api.call('POST /export')).toEqual(first)
  const job = { hostId: host.me.userID, exportId: first.id }
  await makeExport(app.context, job)
  await makeExport(app.context, job)
  expect(Object.keys(await fetchFile(host, first.id))).toHaveLength(2 * PARTS.length)
})

test('another one takes the place of the first, whose job does nothing then', async () => {
  const host = await openAccount(app)
  const first = await written(host)
  const second = await host.api.call('POST /export')
  await makeExport(app.context, { hostId: host.me.userID, exportId: first })
  expect((await host.api.call('GET /export')).export).toEqual(second)
  const params = { id: first }
  expect((await host.api.refusal('GET /export/:id/file', { params })).code).toBe('export_not_found')
})

test('five a day', async () => {
  const host = await openAccount(app)
  for (let time = 0; time < 5; time++) await written(host)
  expect((await host.api.refusal('POST /export')).code).toBe('rate_limited')
})

test('two tabs that ask at the same moment both get an answer, and one export stands', async () => {
  const host = await openAccount(app)
  const asked = await Promise.all([1, 2, 3].map(() => host.api.call('POST /export')))
  const { export: standing } = await host.api.call('GET /export')
  expect(asked.map(({ id }) => id)).toContain(standing?.id)
})
