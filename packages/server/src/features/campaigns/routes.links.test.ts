import type { Api } from '@scheduling/contract'
import { HOUR } from '@scheduling/domain'
import { beforeAll, expect, test } from 'vitest'
import { connectDomain, DOMAINS } from '../hosts/custom-domains.ts'
import { countIfFree, lastUsedUp } from '../abuse/operations.ts'
import { LIMITS } from './record/limits.ts'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, openAccount, someAddress } from '../../testing/hosts.ts'
import { openPage } from '../../testing/pages.ts'
import { rawRequest } from '../../testing/raw-request.ts'

const app = await startTestApp()
const host = await openAccount(app)
const event = await addEvent(host)
const { link } = host.me
const DOMAIN = 'meet.firma.test'
const destination = { kind: 'event' as const, eventTypeId: event.id }

async function add(body: Partial<Api['POST /campaigns']['$args']['body']> = {}) {
  const campaign = await host.api.call('POST /campaigns', { body: { name: 'Spring', destination, ...body } })
  const params = { id: campaign.id }
  await host.api.call('POST /campaigns/:id/leads', {
    params,
    body: {
      leads: [
        {
          externalKey: 'Anna-Smith-1',
          email: 'anna@client.example',
          fields: { first_name: 'Anna', last_name: 'Smith', company: 'A & B/C' },
        },
      ],
    },
  })
  const { leads } = await host.api.call('GET /campaigns/:id/leads', { params, query: {} })
  return { id: campaign.id, lead: String(leads[0]?.id), link: String(leads[0]?.link) }
}

const get = (path: string, name?: string, method = 'GET') =>
  rawRequest(app.url, { method, path, headers: name === undefined ? {} : { host: name } })
const leadsTo = async (path: string, name?: string) => {
  const { status, headers } = await get(path, name)
  expect(status).toBe(302)
  return String(headers.get('location'))
}
const known = (id: string) => host.api.call('GET /campaigns/:id', { params: { id } })
const stateOf = async () => (await app.context.db.selectFrom('leads').selectAll().execute()).length

beforeAll(async () => {
  await app.context.db
    .transaction()
    .execute((trx) => connectDomain(trx, { hostId: host.me.userID, domain: DOMAIN }))
  app.context.service(DOMAINS).forget()
})

test('a lead’s link leads to the booking page with name and email, and keeps campaign parameters', async () => {
  const { id, lead, link: whole } = await add()
  const path = `/${link}/${id}/${lead}`
  expect(new URL(whole).pathname).toBe(path)
  const { status, headers } = await get(`${path}?utm_source=mail&gclid=g1&x=1&utm_x=2`)
  expect(status).toBe(302)
  expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex'])
  const url = new URL(String(headers.get('location')))
  expect(url.pathname).toBe(`/${link}/${event.slug}`)
  expect(Object.fromEntries(url.searchParams)).toEqual({
    name: 'Anna Smith',
    email: 'anna@client.example',
    lead: `${id}.${lead}`,
    utm_source: 'mail',
    gclid: 'g1',
    utm_x: '2',
  })
})

test('GET and HEAD are answered alike, and nothing is counted', async () => {
  const { id, lead } = await add()
  const path = `/${link}/${id}/${lead}`
  const [first, second] = [await get(path), await get(path, undefined, 'HEAD')]
  const same = ['location', 'cache-control', 'x-robots-tag'] as const
  expect(second.status).toBe(first.status)
  for (const name of same) expect(second.headers.get(name)).toBe(first.headers.get(name))
  expect((await known(id)).warning).toBeNull()
})

test.each(['anna-smith-1', 'ANNA-SMITH-1', 'anna%2Dsmith%2D1'])('the key %s names the lead', async (key) => {
  const { id } = await add()
  expect(await leadsTo(`/${link}/${id}/${key}`)).toContain('name=Anna+Smith')
})

test('a web address gets percent-encoded fields, and keeps its own parameters', async () => {
  const { id, lead } = await add({
    destination: {
      kind: 'url',
      url: 'https://shop.example/{{company}}?utm_source=own&n={{first_name|you}}#top',
    },
  })
  expect(await leadsTo(`/${link}/${id}/${lead}?utm_source=mail&utm_term=t`)).toBe(
    'https://shop.example/A%20%26%20B%2FC?utm_source=own&n=Anna&utm_term=t#top',
  )
  expect(await leadsTo(`/${link}/${id}/nobody`)).toBe('https://shop.example/?utm_source=own&n=you#top')
})

test('a video’s page is told campaign and lead', async () => {
  const video = await host.api.call('POST /videos/links', { body: { url: 'https://vimeo.com/123456789' } })
  const { id, lead } = await add({ destination: { kind: 'page' }, videoId: video.id })
  expect(await leadsTo(`/${link}/${id}/${lead}`)).toMatch(
    new RegExp(`/video_embed/${video.id}\\?campaign=${id}&lead=${lead}$`),
  )
  expect(await leadsTo(`/${link}/${id}/nobody`)).toMatch(
    new RegExp(`/video_embed/${video.id}\\?campaign=${id}$`),
  )
})

test.each([
  ['deleted', async (id: string) => host.api.call('DELETE /videos/:id', { params: { id } })],
  [
    'private',
    async (id: string) =>
      host.api.call('PATCH /videos/:id', { params: { id }, body: { privacy: 'private' } }),
  ],
  [
    'over',
    async (id: string) =>
      host.api.call('PATCH /videos/:id', {
        params: { id },
        body: { until: new Date(app.clock.now()).toISOString() },
      }),
  ],
  [
    'failed',
    async (id: string) =>
      app.context.db.updateTable('videos').set({ state: 'failed' }).where('id', '=', id).execute(),
  ],
])('a lead whose video is %s gets to the host’s booking page, also from the video’s page', async (_, end) => {
  const video = await host.api.call('POST /videos/links', { body: { url: 'https://vimeo.com/123456789' } })
  const { id, lead } = await add({ destination: { kind: 'page' }, videoId: video.id })
  const opened = new URL(await leadsTo(`/${link}/${id}/${lead}`))
  await end(video.id)
  expect(new URL(await leadsTo(`/${link}/${id}/${lead}`)).pathname).toBe(`/${link}`)
  const wayOn = `href="/${link}"`
  const page = async (search: string) => (await get(`${opened.pathname}${search}`)).text
  expect(await page(opened.search)).toContain(wayOn)
  // Strangers learn nothing of whose it was.
  expect(await page('')).not.toContain(wayOn)
  expect(await page(`?campaign=000000000000&lead=${lead}`)).not.toContain(wayOn)
})

test('a lead waits on the video’s page while it is processed', async () => {
  const video = await host.api.call('POST /videos/links', { body: { url: 'https://vimeo.com/123456789' } })
  const { id, lead } = await add({ destination: { kind: 'page' }, videoId: video.id })
  await app.context.db.updateTable('videos').set({ state: 'processing' }).where('id', '=', video.id).execute()
  expect(await leadsTo(`/${link}/${id}/${lead}`)).toContain(`/video_embed/${video.id}?`)
})

test.each([
  'nobody',
  '%7B%7Blead_id%7D%7D',
  '{{lead_id}}',
  'anna%2Fsmith%2F1',
  '%E2%80%AEanna%E2%80%AC',
  '%00',
  '%F0%9F%8D%A3',
  'x'.repeat(600),
  '',
])('the lead “%s” leads to the general version, warns the host and is never added', async (segment) => {
  const { id } = await add()
  const before = await stateOf()
  const location = await leadsTo(`/${link}/${id}/${segment}`)
  expect(new URL(location).pathname).toBe(`/${link}/${event.slug}`)
  expect(new URL(location).search).toBe('')
  expect((await known(id)).warning).not.toBeNull()
  expect(await stateOf()).toBe(before)
})

test('a warning is written once an hour, whatever strangers ask for', async () => {
  const { id } = await add()
  await get(`/${link}/${id}/first`)
  await get(`/${link}/${id}/second`)
  expect((await known(id)).warning?.lead).toBe('first')
  await app.context.db
    .updateTable('campaigns')
    .set({ warned_at: new Date(app.context.clock.now() - HOUR - 1) })
    .where('id', '=', id)
    .execute()
  await get(`/${link}/${id}/third`)
  expect((await known(id)).warning?.lead).toBe('third')
})

test('a change and a stop count at once for links that were sent', async () => {
  const { id, lead } = await add()
  const path = `/${link}/${id}/${lead}`
  const change = (body: object) => host.api.call('PATCH /campaigns/:id', { params: { id }, body })
  await change({ destination: { kind: 'url', url: 'https://shop.example/new' } })
  expect(await leadsTo(path)).toBe('https://shop.example/new')
  await change({ state: 'stopped' })
  const { status, data } = await openPage(app.url, path)
  expect([status, data.kind]).toEqual([410, 'link_expired'])
  expect(data).toMatchObject({ owner: { link } })
  await change({ state: 'on' })
  expect(await leadsTo(path)).toBe('https://shop.example/new')
})

test('an unknown campaign shows that the link expired, with the owner’s list', async () => {
  const { status, data } = await openPage(app.url, `/${link}/000000000000/anna`)
  expect([status, data.kind]).toEqual([410, 'link_expired'])
  expect(data).toMatchObject({ owner: { link } })
  const nobody = await openPage(app.url, '/nobody-here/000000000000/anna')
  expect([nobody.status, nobody.data.kind]).toEqual([404, 'not_found'])
})

test('another host’s campaign and lead are not there', async () => {
  const other = await openAccount(app)
  const { id, lead } = await add()
  expect((await openPage(app.url, `/${other.me.link}/${id}/${lead}`)).status).toBe(410)
})

test('routes of the API that are not there are still refused by the API', async () => {
  const response = await fetch(`${app.url}/api/v1/nothing`)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'route_not_found' })
})

test('getLink answers the same address', async () => {
  const { id, lead } = await add()
  const answer = await app.visitor.call('GET /dynamic/link/getLink', {
    query: { owner: link, campaign_id: id, lead_id: lead },
  })
  expect(answer.data.url).toBe(await leadsTo(`/${link}/${id}/${lead}`))
  const refusal = async (query: Record<string, string>) =>
    (await app.visitor.refusal('GET /dynamic/link/getLink', { query })).code
  expect(await refusal({ owner: link, campaign_id: 'none', lead_id: lead })).toBe('link_expired')
  expect(await refusal({ owner: 'nobody-here', campaign_id: id })).toBe('owner_not_found')
})

const linkOf = async (campaign_id: string, lead_id: string, headers: Record<string, string>) => {
  const query = new URLSearchParams({ owner: link, campaign_id, lead_id }).toString()
  const response = await fetch(`${app.url}/api/v1/dynamic/link/getLink?${query}`, { headers })
  const text = await response.text()
  return { status: response.status, text: text.replace(/"instance":"[^"]+"/, '') }
}
const opens = async (id: string, lead: string, headers: Record<string, string>) => {
  const response = await fetch(`${app.url}/${link}/${id}/${lead}`, { headers, redirect: 'manual' })
  return new URL(String(response.headers.get('location'))).search
}

test('a stranger cannot try a list of email addresses: known and unknown ones get the same then', async () => {
  const { id, lead } = await add()
  const [stranger, other] = [someAddress(), someAddress()]
  for (let tried = 0; tried < 30; tried++) await opens(id, `somebody-${tried}@client.example`, stranger)
  expect(await opens(id, 'anna-smith-1', stranger)).toBe('')
  const [ofLead, ofNobody] = [
    await linkOf(id, 'anna-smith-1', stranger),
    await linkOf(id, 'nobody@client.example', stranger),
  ]
  expect([ofLead.status, ofLead.text]).toEqual([429, ofNobody.text])
  // Whoever has a link of their own gets through, as does everybody elsewhere, and other campaigns.
  expect(await opens(id, lead, stranger)).toContain('name=Anna')
  expect(await opens(id, 'anna-smith-1', other)).toContain('name=Anna')
  expect(await opens((await add()).id, 'anna-smith-1', stranger)).toContain('name=Anna')
})

test('while many networks try keys of a campaign, each has few tries, and a lead gets through', async () => {
  const { id } = await add()
  const from = someAddress()
  for (let tried = 0; tried < 300; tried++) await countIfFree(app.context, LIMITS.unknownKeys, id)
  for (let tried = 0; tried < 3; tried++) expect(await opens(id, `nobody-${tried}`, from)).toBe('')
  expect(await opens(id, 'anna-smith-1', from)).toBe('')
  expect(await opens(id, 'anna-smith-1', someAddress())).toContain('name=Anna')
})

test('unknown keys count for the campaign, and known ones do not', async () => {
  const { id } = await add()
  for (let tried = 0; tried < 299; tried++) await countIfFree(app.context, LIMITS.unknownKeys, id)
  for (const key of ['anna-smith-1', '{{lead_id}}', '']) await opens(id, key, someAddress())
  expect(await lastUsedUp(app.context, LIMITS.unknownKeys, id)).toBeNull()
  await opens(id, 'nobody', someAddress())
  expect(await lastUsedUp(app.context, LIMITS.unknownKeys, id)).not.toBeNull()
})

test.each([
  ['heyreach', 'hr_'],
  ['la_growth_machine', 'lgm_'],
  ['smartlead', 'sl_'],
  ['instantly', 'il_'],
  ['reply_io', 'rpl_'],
] as const)('on a custom domain, %s names the campaign in the first segment', async (tool, prefix) => {
  const externalId = `${tool}-77`
  const { id, lead } = await add({ tool, externalId })
  const expected = await leadsTo(`/${link}/${id}/${lead}`)
  expect(await leadsTo(`/${prefix}${id}/${lead}`, DOMAIN)).toBe(expected)
  expect(await leadsTo(`/${prefix}${externalId}/anna-smith-1`, DOMAIN)).toBe(expected)
  expect(await leadsTo(`/anybody/${id}/${lead}`, DOMAIN)).toBe(expected)
  expect(new URL(await leadsTo(`/${prefix}${id}`, DOMAIN)).search).toBe('')
  const answer = await get(`/api/v1/dynamic/link/getLink?owner=${prefix}${id}&campaign_id=${lead}`, DOMAIN)
  expect(JSON.parse(answer.text)).toEqual({ data: { url: expected } })
})

test('a campaign of a tool that is not there shows the domain’s owner, and other segments are swapped', async () => {
  const unknown = await get('/hr_none/anna', DOMAIN)
  expect(unknown.status).toBe(410)
  expect(JSON.parse(unknown.text)).toMatchObject({ kind: 'link_expired', owner: { link } })
  expect(await leadsTo(`/somebody/${event.slug}`, DOMAIN)).toBe(`/${link}/${event.slug}`)
})

test('on our own name, such a segment is an ordinary owner', async () => {
  const owner = await openAccount(app, { link: 'hr_team' })
  await addEvent(owner)
  const { status, data } = await openPage(app.url, '/hr_team')
  expect([status, data.kind]).toEqual([200, 'booking_list'])
  expect((await openPage(app.url, '/hr_none')).status).toBe(404)
})

test('a host whose address is not confirmed leads nowhere', async () => {
  const { id, lead } = await add()
  await app.context.db
    .updateTable('profiles')
    .set({ opened_at: null })
    .where('host_id', '=', host.me.userID)
    .execute()
  const { data } = await openPage(app.url, `/${link}/${id}/${lead}`)
  expect(data.kind).toBe('not_open')
  await app.context.db
    .updateTable('profiles')
    .set({ opened_at: new Date() })
    .where('host_id', '=', host.me.userID)
    .execute()
})
