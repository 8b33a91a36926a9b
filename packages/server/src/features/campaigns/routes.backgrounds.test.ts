import { DAY } from '@scheduling/domain'
import type { RequestListener } from 'node:http'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount, someAddress } from '../../testing/hosts.ts'
import { blob, picture } from '../../testing/pictures.ts'
import { startSite } from '../../testing/stand-ins/site.ts'
import { countTogether } from '../abuse/operations.ts'
import { addVideo } from '../videos/testing/upload.ts'
import { forgetPictures } from './backgrounds/files.ts'
import { goOnWithSites, cleanUpSites, takeSite } from './backgrounds/sites.ts'
import { LIMITS } from './record/limits.ts'
import { cleanUpCampaigns } from './operations.ts'

const app = await startTestApp()
const host = await openAccount(app)
const video = await addVideo(app, host)
const ogImage = await picture('png', { width: 1_200, height: 630 })

const site = await startSite('127.0.0.1', ({ url }, response) => {
  if (url === '/cover.png') return response.setHeader('content-type', 'image/png').end(ogImage)
  if (url === '/red') return response.setHeader('content-type', 'text/html').end('<body bgcolor=red>')
  if (url === '/missing') return response.writeHead(404).end()
  if (url === '/text.png') return response.end('no picture')
  const image = { '/plain': '', '/text': '/text.png', '/inside': 'file:///etc/passwd' }[String(url)]
  const meta = `<meta property="og:image" content="${image ?? 'cover.png'}">`
  return response.setHeader('content-type', 'text/html').end(image === '' ? '<h1>Hi' : `<h1>Hi${meta}`)
})
const answerNothing: RequestListener = (_, response) => response.end()
const AT = `http://127.0.0.1:${site.port}`

type Change = Parameters<typeof host.api.call<'PATCH /campaigns/:id'>>[1]['body']

/** A campaign with one lead for each website. */
async function add(change: Change, websites: (string | undefined)[] = [undefined], of: TestHost = host) {
  const shows = of === host ? video : await addVideo(app, of)
  const body = { name: 'Spring', destination: { kind: 'page' as const }, videoId: shows.id, greeting: 'Hi' }
  const { id } = await of.api.call('POST /campaigns', { body: { ...body, ...change } })
  const leads = websites.map((website, index) => ({ externalKey: `lead-${index}`, website }))
  await of.api.call('POST /campaigns/:id/leads', { params: { id }, body: { leads } })
  return id
}
const leadsOf = async (id: string, of: TestHost = host) =>
  (await of.api.call('GET /campaigns/:id/leads', { params: { id }, query: {} })).leads
const upload = async (id: string, of: TestHost = host) =>
  of.api.call('PUT /campaigns/:id/image', { params: { id }, body: blob(await picture('png')) })
const takeSites = async (times: number, of: TestHost = host) => {
  for (let count = 0; count < times; count++) await takeSite(app.context, { hostId: of.me.userID })
}
const fetchHere = async (address: string) => {
  const { pathname, search } = new URL(address, app.url)
  return fetch(`${app.url}${pathname}${search}`, { headers: someAddress() })
}

const statusOf = async (image: string | null) => (await fetchHere(String(image))).status
/** What a lead's page shows, without line breaks. */
async function pageOf(id: string, lead = ''): Promise<string> {
  const response = await fetchHere(`/video_embed/${video.id}?campaign=${id}&lead=${lead}`)
  expect(response.status).toBe(200)
  return (await response.text()).replaceAll(/\s+/g, ' ')
}
const sourceIn = (page: string) => /<img src="([^"]+)"/.exec(page)?.[1]
const waitingOf = async (of: TestHost) =>
  app.context.db
    .selectFrom('site_pictures')
    .select('url')
    .where('host_id', '=', of.me.userID)
    .where('state', '=', 'waiting')
    .execute()

test('the video is over the campaign’s picture, where the host put it', async () => {
  const overlay = { corner: 'top_right', size: 'large', shape: 'round', greeting: true } as const
  const id = await add({ background: 'image', imageAlt: 'Our <shop>', overlay })
  expect(await pageOf(id)).not.toContain('class="stage over')
  const { image } = await upload(id)
  const page = await pageOf(id)
  expect(page).toContain('<div class="stage over top right large round">')
  expect(page).toContain('alt="Our &lt;shop&gt;"')
  expect(page.indexOf('class="stage')).toBeLessThan(page.indexOf('<p class="greeting">Hi</p>'))
  expect(Buffer.byteLength(page)).toBeLessThanOrEqual(10_000)
  expect(new URL(String(image)).pathname).toBe(sourceIn(page))
  const served = await fetchHere(String(image))
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(served.headers.get('content-security-policy')).toContain('sandbox')
  const [lead] = await leadsOf(id)
  expect(lead?.background).toEqual({ kind: 'image', picture: image, waiting: false })
})

test('a picture that was replaced, removed, or whose campaign is gone, is there no longer', async () => {
  const id = await add({ background: 'image' })
  const params = { id }
  const [first, second] = [await upload(id), await upload(id)]
  expect([await statusOf(first.image), await statusOf(second.image)]).toEqual([404, 200])
  expect((await host.api.call('DELETE /campaigns/:id/image', { params })).image).toBeNull()
  expect(await statusOf(second.image)).toBe(404)
  const third = await upload(id)
  await host.api.call('DELETE /campaigns/:id', { params })
  const now = app.context.clock.now() + 8 * DAY
  await cleanUpCampaigns({ ...app.context, clock: { ...app.context.clock, now: () => now } })
  expect(await statusOf(third.image)).toBe(404)
})

test.each([
  ['nothing', Buffer.alloc(0), 'required'],
  ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image_type'],
  ['half of one', ogImage.subarray(0, 200), 'image_broken'],
])('%s is no picture', async (_, content, reason) => {
  const id = await add({ background: 'image' })
  const refusal = await host.api.refusal('PUT /campaigns/:id/image', { params: { id }, body: blob(content) })
  expect([refusal.code, refusal.errors?.[0]?.reason]).toEqual(['invalid_input', reason])
})

test('nobody sets the picture of another host’s campaign', async () => {
  const id = await add({ background: 'image' })
  const stranger = await openAccount(app)
  const request = { params: { id }, body: blob(await picture('png')) }
  expect((await stranger.api.refusal('PUT /campaigns/:id/image', request)).code).toBe('campaign_not_found')
})

test('a website’s own preview is taken once by a job, and never on a view', async () => {
  const before = site.asked.length
  const id = await add({ background: 'website' }, [`${AT}/a`, `${AT}/a`, `${AT}/plain`, undefined])
  const [first] = await leadsOf(id)
  expect(first?.background).toEqual({ kind: 'none', picture: null, waiting: true })
  expect(await pageOf(id, first?.id)).not.toContain('class="stage over')
  expect(site.asked.length).toBe(before)
  await takeSites(5)
  expect(site.asked.slice(before).toSorted()).toEqual(['/a', '/cover.png', '/plain'])
  const kinds = (await leadsOf(id)).map(({ background }) => background.kind)
  expect(kinds).toEqual(['preview', 'preview', 'none', 'none'])
  const page = await pageOf(id, first?.id)
  expect(page).toContain('alt="Website 127.0.0.1"')
  expect((await fetchHere(String(sourceIn(page)))).status).toBe(200)
  const { image } = await upload(id)
  const others = (await leadsOf(id)).slice(2).map(({ background }) => background.picture)
  expect(others).toEqual([image, image])
  expect(sourceIn(await pageOf(id))).toBe(new URL(String(image)).pathname)
  expect(site.asked.length).toBe(before + 3)
})

test.each(['/text', '/inside'])('what is no picture at %s is none', async (path) => {
  const id = await add({ background: 'website' }, [AT + path])
  await takeSites(2)
  const [lead] = await leadsOf(id)
  expect(lead?.background).toEqual({ kind: 'none', picture: null, waiting: false })
})

test('websites are taken when a campaign begins to show them', async () => {
  const id = await add({}, [`${AT}/later`])
  expect(await waitingOf(host)).toEqual([])
  await host.api.call('PATCH /campaigns/:id', { params: { id }, body: { background: 'website' } })
  expect(await waitingOf(host)).toEqual([{ url: `${AT}/later` }])
  await takeSites(1)
  expect((await leadsOf(id))[0]?.background.kind).toBe('preview')
})

test('one site is not read without end, while others go on', async () => {
  const eager = await openAccount(app)
  const [read, other] = [
    await startSite('127.0.0.3', answerNothing),
    await startSite('127.0.0.2', answerNothing),
  ]
  const free = new Map([['127.0.0.3', LIMITS.sites.free - 1]])
  await countTogether(app.context, LIMITS.sites, free)
  const websites = ['a', 'b', 'c'].map((path) => `http://127.0.0.3:${read.port}/${path}`)
  await add({ background: 'website' }, [...websites, `http://127.0.0.2:${other.port}/`], eager)
  await takeSites(4, eager)
  expect([read.asked.length, other.asked.length]).toEqual([1, 1])
  expect(await waitingOf(eager)).toHaveLength(2)
  app.clock.advance(120)
  await goOnWithSites(app.context)
  await takeSites(2, eager)
  expect([read.asked.length, await waitingOf(eager)]).toEqual([3, []])
})

test('pictures of websites go with their leads, and all with their host', async () => {
  const own = await openAccount(app)
  const id = await add({ background: 'website' }, [`${AT}/gone`, `${AT}/kept`], own)
  await takeSites(2, own)
  const [gone, kept] = await leadsOf(id, own)
  const statuses = async () =>
    Promise.all([gone, kept].map(async (lead) => (await fetchHere(String(lead?.background.picture))).status))
  expect(await statuses()).toEqual([200, 200])
  await own.api.call('DELETE /campaigns/:id/leads/:leadId', { params: { id, leadId: String(gone?.id) } })
  await cleanUpSites(app.context)
  expect(await statuses()).toEqual([404, 200])
  await forgetPictures(app.context, undefined, own.me.userID)
  expect(await statuses()).toEqual([404, 404])
})

/** What is behind the video of a lead with this page, once a worker with this browser took its picture. */
const shownBy = async (browserPath: string, of: TestHost, path: string) => {
  const id = await add({ background: 'website' }, [`${AT}${path}`], of)
  const browsing = { ...app.context, config: { ...app.context.config, browserPath } }
  await takeSite(browsing, { hostId: of.me.userID })
  return (await leadsOf(id, of))[0]?.background
}

describe('with a browser of the operator', () => {
  test('the picture is what the page shows, as a browser of nobody sees it', async () => {
    const shown = await shownBy('/usr/bin/chromium', await openAccount(app), '/red')
    expect(shown?.kind).toBe('screenshot')
    const content = await (await fetchHere(String(shown?.picture))).arrayBuffer()
    const { width, height } = await sharp(content).metadata()
    expect([width, height]).toEqual([1_280, 800])
    const { dominant } = await sharp(content).stats()
    expect([dominant.r > 200, dominant.g < 60, dominant.b < 60]).toEqual([true, true, true])
  }, 60_000)

  test.each([
    ['that does not start', '/usr/bin/no-such-browser'],
    ['that shows nothing', '/bin/true'],
  ])('without one, or with one %s, it is the picture for previews', async (_what, browserPath) => {
    expect((await shownBy(browserPath, await openAccount(app), '/'))?.kind).toBe('preview')
  })

  test('a page that is not there is shown as none', async () => {
    expect((await shownBy('/usr/bin/chromium', await openAccount(app), '/missing'))?.kind).toBe('none')
  }, 60_000)
})

const strict = await startTestApp({ allowPrivateFetch: false })

test('nothing on this machine or in its network is asked', async () => {
  const own = await openAccount(strict)
  const before = site.asked.length
  const body = { name: 'Spring', destination: { kind: 'url' as const, url: 'https://shop.example/' } }
  const { id } = await own.api.call('POST /campaigns', { body })
  const websites = [
    `${AT}/`,
    `http://localhost.:${site.port}/`,
    'http://169.254.169.254/latest/',
    'http://[::1]/',
  ]
  const leads = websites.map((website, index) => ({ externalKey: `lead-${index}`, website }))
  await own.api.call('POST /campaigns/:id/leads', { params: { id }, body: { leads } })
  const shown = await addVideo(strict, own)
  const change = { background: 'website', destination: { kind: 'page' }, videoId: shown.id } as const
  await own.api.call('PATCH /campaigns/:id', { params: { id }, body: change })
  for (const _ of websites) await takeSite(strict.context, { hostId: own.me.userID })
  expect((await leadsOf(id, own)).map(({ background }) => background.waiting)).not.toContain(true)
  expect(site.asked.length).toBe(before)
})
