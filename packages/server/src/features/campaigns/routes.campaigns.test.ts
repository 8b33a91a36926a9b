import type { Video } from '@scheduling/contract'
import { DAY, limits } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, openAccount } from '../../testing/hosts.ts'
import { cleanUpCampaigns } from './operations.ts'

const app = await startTestApp()
const host = await openAccount(app)
const event = await addEvent(host)
const destination = { kind: 'event' as const, eventTypeId: event.id }

const add = async (name = 'Spring') => host.api.call('POST /campaigns', { body: { name, destination } })
const put = async (id: string, leads: object[]) =>
  host.api.call('POST /campaigns/:id/leads', { params: { id }, body: { leads } })
const leadsOf = async (id: string, query: { after?: number; search?: string } = {}) =>
  host.api.call('GET /campaigns/:id/leads', { params: { id }, query })

const refusal = async (body: object) =>
  host.api.refusal('POST /campaigns', { body: { name: 'Spring', ...body } })
const cleanUpAfter = async (days: number) => {
  const now = app.context.clock.now() + days * DAY
  await cleanUpCampaigns({ ...app.context, clock: { ...app.context.clock, now: () => now } })
}

test('a campaign from its start to its end, and back', async () => {
  const campaign = await add()
  expect(campaign).toMatchObject({ state: 'on', leads: 0, warning: null, destination })
  const params = { id: campaign.id }
  const stopped = await host.api.call('PATCH /campaigns/:id', { params, body: { state: 'stopped' } })
  expect(stopped.state).toBe('stopped')
  await put(campaign.id, [{ email: 'anna@client.example' }])
  await host.api.call('DELETE /campaigns/:id', { params })
  expect((await host.api.refusal('GET /campaigns/:id', { params })).code).toBe('campaign_not_found')
  const back = await host.api.call('POST /campaigns/:id/restore', { params })
  expect(back).toMatchObject({ id: campaign.id, state: 'stopped', leads: 1 })
})

test('what a campaign shows must be there', async () => {
  expect((await refusal({ destination: { kind: 'page' } })).errors).toMatchObject([
    { path: 'videoId', reason: 'required' },
  ])
  expect((await refusal({ destination, videoId: 'abcdefgh' })).code).toBe('video_not_found')
  const wrong = await refusal({ destination: { kind: 'url', url: 'https://{{company}}.example/' } })
  expect(wrong.errors).toMatchObject([{ path: 'destination.url', reason: 'field_in_host' }])
  const script = await refusal({ destination: { kind: 'url', url: 'javascript:alert(1)' } })
  expect(script.errors).toMatchObject([{ path: 'destination.url', reason: 'url' }])
})

test('two campaigns of a tool do not share an id', async () => {
  const body = { name: 'Spring', destination, tool: 'heyreach' as const, externalId: 'e1' }
  const first = await host.api.call('POST /campaigns', { body })
  const { errors } = await host.api.refusal('POST /campaigns', { body })
  expect(errors).toMatchObject([{ path: 'externalId', reason: 'taken' }])
  await host.api.call('DELETE /campaigns/:id', { params: { id: first.id } })
  await host.api.call('POST /campaigns', { body })
  const again = await host.api.refusal('POST /campaigns/:id/restore', { params: { id: first.id } })
  expect(again.errors).toMatchObject([{ path: 'externalId', reason: 'taken' }])
})

test('a video says which campaigns show it', async () => {
  const video = await host.api.call('POST /videos/links', { body: { url: 'https://vimeo.com/123456789' } })
  const { id, name } = await host.api.call('POST /campaigns', {
    body: { name: 'With a video', destination: { kind: 'page' }, videoId: video.id },
  })
  const { usedIn } = await host.api.call('GET /videos/:id', { params: { id: video.id } })
  expect(usedIn).toEqual([{ kind: 'campaign', id, name }])
})

const usesIn = (videos: readonly Video[], id: string) =>
  videos.find((each) => each.id === id)?.usedIn.toSorted((one, other) => one.kind.localeCompare(other.kind))

test('whoever deletes videos sees before, and in the answer, what shows them', async () => {
  const asked = { body: { url: 'https://vimeo.com/123456789' } }
  const [used, unused] = [
    await host.api.call('POST /videos/links', asked),
    await host.api.call('POST /videos/links', asked),
  ]
  const video = { kind: 'own' as const, id: used.id }
  const shownBy = await addEvent(host, { video })
  const campaign = await host.api.call('POST /campaigns', {
    body: { name: 'Shown', destination: { kind: 'page' }, videoId: used.id },
  })
  const uses = [
    { kind: 'campaign', id: campaign.id, name: campaign.name },
    { kind: 'event_type', id: shownBy.id, name: shownBy.name },
  ]
  const ids = [used.id, unused.id]
  const { videos: listed } = await host.api.call('GET /videos')
  const { videos: deleted } = await host.api.call('POST /videos/delete', { body: { ids } })
  for (const videos of [listed, deleted]) expect(ids.map((id) => usesIn(videos, id))).toEqual([uses, []])
})

test('wrong rows are answered with line, field and reason, and the others are kept', async () => {
  const { id } = await add()
  const result = await put(id, [
    { externalKey: 'anna', fields: { 'First Name': ' Anna ', '': 'x', City: '' } },
    { line: 7, email: 'nobody' },
    { fields: { first_name: 'Ben' } },
    { externalKey: 'ANNA' },
    { externalKey: 'k'.repeat(501) },
    { externalKey: 'nul', fields: { city: 'a\u0001b' } },
    { externalKey: 'long', fields: { city: 'x'.repeat(10_001) } },
    { externalKey: 'site', website: 'ftp://client.example' },
    { externalKey: 'many', fields: Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`f${n}`, 'x'])) },
    { email: 'Eve@Client.example', website: 'client.example/a' },
  ])
  expect(result).toEqual({
    added: 2,
    changed: 0,
    unchanged: 0,
    refused: [
      { line: 3, field: 'externalKey', reason: 'required' },
      { line: 4, field: 'externalKey', reason: 'duplicate' },
      { line: 5, field: 'externalKey', reason: 'too_long' },
      { line: 6, field: 'city', reason: 'characters' },
      { line: 7, field: 'email', reason: 'email' },
      { line: 7, field: 'city', reason: 'too_long' },
      { line: 8, field: 'website', reason: 'url' },
      { line: 9, field: 'fields', reason: 'too_many' },
    ],
  })
  const { leads } = await leadsOf(id)
  expect(leads).toMatchObject([
    { number: 1, externalKey: 'anna', email: null, fields: { first_name: 'Anna' } },
    { number: 2, externalKey: 'eve@client.example', website: 'https://client.example/a' },
  ])
})

test('an import is safe to repeat: ids and links stay', async () => {
  const { id } = await add()
  const rows = Array.from({ length: 120 }, (_, n) => ({
    email: `lead${n}@client.example`,
    fields: { n: String(n) },
  }))
  expect(await put(id, rows)).toMatchObject({ added: 120, changed: 0, unchanged: 0 })
  const before = await leadsOf(id)
  expect(await put(id, rows)).toMatchObject({ added: 0, changed: 0, unchanged: 120 })
  const third = rows.map((row, n) =>
    n === 2 ? { ...row, email: 'LEAD2@client.example', fields: { n: 'new' } } : row,
  )
  expect(await put(id, third)).toMatchObject({ added: 0, changed: 1, unchanged: 119 })
  const after = await leadsOf(id)
  expect(after.leads.map((lead) => lead.link)).toEqual(before.leads.map((lead) => lead.link))
  expect(after.leads[2]).toMatchObject({ number: 3, fields: { n: 'new' } })
})

test('two imports at once keep each lead once', async () => {
  const { id } = await add()
  const rows = Array.from({ length: 200 }, (_, n) => ({ externalKey: `k${n}` }))
  const results = await Promise.all([put(id, rows), put(id, rows.toReversed()), put(id, rows)])
  expect(results.reduce((sum, { added }) => sum + added, 0)).toBe(200)
})

test('leads are read page by page, and can be searched', async () => {
  const { id } = await add()
  await put(
    id,
    Array.from({ length: 55 }, (_, n) => ({
      externalKey: `key${n}`,
      fields: { company: n === 53 ? 'Große AG' : 'x' },
    })),
  )
  const first = await leadsOf(id)
  expect([first.leads.length, first.more]).toEqual([50, true])
  const second = await leadsOf(id, { after: 50 })
  expect([second.leads.length, second.more]).toEqual([5, false])
  expect((await leadsOf(id, { search: 'GROSSE' })).leads).toHaveLength(0)
  expect((await leadsOf(id, { search: 'große' })).leads.map(({ externalKey }) => externalKey)).toEqual([
    'key53',
  ])
})

test('a lead is deleted, and its number is not given again', async () => {
  const { id } = await add()
  await put(id, [{ externalKey: 'a' }, { externalKey: 'b' }])
  const [first] = (await leadsOf(id)).leads
  const params = { id, leadId: String(first?.id) }
  await host.api.call('DELETE /campaigns/:id/leads/:leadId', { params })
  expect((await host.api.refusal('DELETE /campaigns/:id/leads/:leadId', { params })).code).toBe(
    'lead_not_found',
  )
  await put(id, [{ externalKey: 'c' }])
  expect((await leadsOf(id)).leads.map(({ number }) => number)).toEqual([2, 3])
})

test('the file has a column for each field, and no cell is a formula', async () => {
  const { id } = await add()
  await put(id, [
    { externalKey: '=cmd|x', fields: { first_name: '+1', city: 'A, "B"' } },
    { externalKey: 'b', fields: { company: '@sum' } },
  ])
  const file = (await host.api.try('GET /campaigns/:id/export.csv', { params: { id } })).body as string
  const [head, ...lines] = file.trim().split('\r\n')
  expect(head).toMatch(
    /number,id,external_key,email,website,link,added_at,changed_at,opened_at,played_at,seconds_watched,part_watched,clicked_at,booked_at,booked_at_second,suspect,city,company,first_name$/,
  )
  expect(lines).toHaveLength(2)
  expect(file).toContain(`,'=cmd|x,`)
  expect(file).toContain(`"A, ""B""",,'+1`)
  expect(file).toContain(`,'@sum,`)
})

test('texts are merged for each lead', async () => {
  const { id } = await host.api.call('POST /campaigns', {
    body: {
      name: 'Hello',
      destination,
      greeting: 'Hi {{first_name}} of {{company}}',
      fallbacks: { company: 'your team' },
    },
  })
  await put(id, [{ externalKey: 'a', fields: { first_name: '<script>' } }, { externalKey: 'b' }])
  const { leads } = await leadsOf(id)
  expect(leads.map(({ greeting }) => greeting)).toEqual(['Hi <script> of your team', 'Hi there of your team'])
})

test('a deleted campaign ends after a week, and leads of a stopped one after a year', async () => {
  const [deleted, stopped] = [await add(), await add()]
  await put(deleted.id, [{ externalKey: 'a' }])
  await put(stopped.id, [{ externalKey: 'a' }])
  await host.api.call('DELETE /campaigns/:id', { params: { id: deleted.id } })
  await host.api.call('PATCH /campaigns/:id', { params: { id: stopped.id }, body: { state: 'stopped' } })
  await cleanUpAfter(limits.CAMPAIGN_UNDO_DAYS - 1)
  await host.api.call('POST /campaigns/:id/restore', { params: { id: deleted.id } })
  await host.api.call('DELETE /campaigns/:id', { params: { id: deleted.id } })
  await cleanUpAfter(limits.CAMPAIGN_UNDO_DAYS + 1)
  const gone = await host.api.refusal('POST /campaigns/:id/restore', { params: { id: deleted.id } })
  expect(gone.code).toBe('campaign_not_found')
  expect((await leadsOf(stopped.id)).leads).toHaveLength(1)
  await cleanUpAfter(limits.STOPPED_LEADS_DAYS + 1)
  expect((await leadsOf(stopped.id)).leads).toHaveLength(0)
})
