import { expect, test } from 'vitest'
import { VideoWebhookPayload } from '@scheduling/contract'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount, someAddress } from '../../testing/hosts.ts'
import { startReceiver } from '../../testing/stand-ins/receiver.ts'
import { addVideo } from '../videos/testing/upload.ts'
import { leadWatchedContent } from './mails/content.ts'
import { tellWatched } from '../videos/views/tell.ts'
import { VIEWS_OF_VIDEOS } from '../videos/views/views.ts'
import { eventually } from '../../testing/eventually.ts'

const app = await startTestApp({ roles: ['web', 'worker'] })
const host = await openAccount(app)
const video = await addVideo(app, host)
await app.context.pool.query('update videos set seconds = 40 where id = $1', [video.id])

async function add(count: number, of: TestHost = host) {
  const shown = of === host ? video : await addVideo(app, of)
  const body = { name: 'Spring', destination: { kind: 'page' as const }, videoId: shown.id }
  const { id } = await of.api.call('POST /campaigns', { body })
  const leads = Array.from({ length: count }, (_, index) => ({ externalKey: `lead-${index}` }))
  await of.api.call('POST /campaigns/:id/leads', { params: { id }, body: { leads } })
  return { id, leads: (await leadsOf(id, of)).map(({ id: lead, link }) => ({ id: lead, link })) }
}

async function leadsOf(id: string, of: TestHost = host) {
  await app.context.service(VIEWS_OF_VIDEOS).write()
  return (await of.api.call('GET /campaigns/:id/leads', { params: { id }, query: {} })).leads
}

/** Opens a link. Answers how its page tells what is watched. */
async function viewOf(link: string, headers: Record<string, string>) {
  const { pathname } = new URL(link)
  const moved = await fetch(app.url + pathname, { headers, redirect: 'manual' })
  const { pathname: page, search } = new URL(String(moved.headers.get('location')))
  const text = await (await fetch(app.url + page + search, { headers })).text()
  const [, address = ''] = /data-views="([^"]+)"/.exec(text) ?? []
  return async (news: string) =>
    fetch(app.url + address.replaceAll('&amp;', '&'), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'text/plain', 'user-agent': 'Mozilla/5.0 Chrome/156.0' },
      body: news,
    })
}

async function watch(link: string, news: string, headers: Record<string, string> = someAddress()) {
  const tell = await viewOf(link, headers)
  await tell(news)
}

/** Whether the host is written to after somebody has watched, some minutes later. */
async function mailedAfter(campaignId: string, link: string, minutes: number): Promise<boolean> {
  app.clock.advance(minutes)
  await watch(link, 'o,p,0,1')
  await app.context.service(VIEWS_OF_VIDEOS).write()
  app.clock.advance(3)
  await tellWatched(app.context)
  const { rows } = await app.context.pool.query<{ mailed: boolean }>(
    'select mailed_at is not null as mailed from video_views where campaign_id = $1 order by last_at desc limit 1',
    [campaignId],
  )
  return rows[0]?.mailed === true
}

test('a redirect counts nothing, and what was done with a lead’s link is the lead’s, in all views together', async () => {
  const { id, leads } = await add(3)
  const [first, second] = leads
  await fetch(app.url + new URL(String(first?.link)).pathname, { redirect: 'manual' })
  expect((await leadsOf(id)).map(({ activity }) => activity)).toEqual([null, null, null])
  await watch(String(first?.link), 'o,p,0,1,2,3,4')
  await watch(String(first?.link), 'o,p,3,4,5,6,7')
  await watch(String(second?.link), 'o')
  await watch(String(first?.link).replace(String(first?.id), 'nobody'), 'o,p,1')
  const [one, two, three] = await leadsOf(id)
  expect(one?.activity).toMatchObject({ secondsWatched: 8, part: 0.2, bookedAt: null, suspect: false })
  expect(two?.activity).toMatchObject({ playedAt: null, secondsWatched: 0 })
  expect(three?.activity).toBeNull()
  const figures = await host.api.call('GET /campaigns/:id/figures', { params: { id } })
  expect(figures).toMatchObject({ leads: 3, opened: 2, played: 1, general: 1, suspect: 0 })
  const file = (await host.api.try('GET /campaigns/:id/export.csv', { params: { id } })).body as string
  expect(file).toMatch(/,8,0\.2,,,,false/)
})

test('who looks into many leads’ links at once is probably a mail scanner, from the first one on', async () => {
  const { id, leads } = await add(6)
  const from = someAddress()
  for (const { link } of leads.slice(0, 3)) await watch(link, 'o', from)
  // They are in the database before the burst is one.
  expect((await leadsOf(id)).map(({ activity }) => activity?.suspect).slice(0, 3)).toEqual([
    false,
    false,
    false,
  ])
  for (const { link } of leads.slice(3)) await watch(link, 'o', from)
  const suspect = (await leadsOf(id)).map(({ activity }) => activity?.suspect)
  expect(suspect).toEqual(leads.map(() => true))
  const figures = await host.api.call('GET /campaigns/:id/figures', { params: { id } })
  expect(figures).toMatchObject({ opened: 0, suspect: 6 })
  const file = (await host.api.try('GET /campaigns/:id/export.csv', { params: { id } })).body as string
  const [head = '', ...lines] = file.trim().split('\r\n')
  const at = head.split(',').indexOf('suspect')
  expect(lines.map((line) => line.split(',')[at])).toEqual(suspect.map(String))
})

test('in a burst, whoever plays is a person, before it and afterwards', async () => {
  const { id, leads } = await add(6)
  const from = someAddress()
  const [first, second, third, ...others] = await Promise.all(
    leads.map(async ({ link }) => viewOf(link, from)),
  )
  await first?.('o,p,0,1')
  await second?.('o')
  for (const tell of [third, ...others]) await tell?.('o')
  await first?.('o')
  await second?.('p,0')
  await second?.('o')
  await third?.('o')
  const suspect = (await leadsOf(id)).map(({ activity }) => activity?.suspect)
  expect(suspect).toEqual([false, false, true, true, true, true])
  app.clock.advance(1)
  await third?.('o')
  expect((await leadsOf(id))[2]?.activity?.suspect).toBe(true)
})

test('a webhook hears once that a lead’s video was watched, after the visitor has gone', async () => {
  const receiver = await startReceiver()
  await host.api.call('POST /webhooks', { body: { url: receiver.url, events: ['video.watched'] } })
  const { id, leads } = await add(1)
  await watch(String(leads[0]?.link), 'o,p,0,1,2,3')
  await leadsOf(id)
  await tellWatched(app.context)
  expect(receiver.received).toEqual([])
  app.clock.advance(3)
  await tellWatched(app.context)
  await tellWatched(app.context)
  const hear = async () => {
    const told = receiver.received.map(({ body }) => VideoWebhookPayload.parse(JSON.parse(body)))
    return told.filter(({ data }) => data.campaign?.id === id)
  }
  await eventually(async () => expect(await hear()).toHaveLength(1))
  expect((await hear())[0]).toMatchObject({
    type: 'video.watched',
    data: {
      video: { id: video.id },
      lead: { externalKey: 'lead-0' },
      view: { secondsWatched: 4, part: 0.1 },
    },
  })
})

test.each([
  ['hourly', [30, 60, 24 * 60], [false, true, true]],
  ['daily', [60, 23 * 60, 24 * 60], [false, true, true]],
  ['once', [60, 24 * 60, 30 * 24 * 60], [false, false, false]],
] as const)('with %s, the host gets a mail of the same lead so often', async (watchedPace, waits, mailed) => {
  const own = await openAccount(app)
  await own.api.call('PATCH /settings/notifications', { body: { watchedPace } })
  const { id, leads } = await add(2, own)
  const links = leads.map(({ link }) => link)
  expect(await mailedAfter(id, String(links[0]), 0)).toBe(true)
  for (const [index, minutes] of waits.entries())
    expect(await mailedAfter(id, String(links[0]), minutes)).toBe(mailed[index])
  expect(await mailedAfter(id, String(links[1]), 0)).toBe(true)
})

test('who wants no mail of leads gets none, and one afterwards', async () => {
  const own = await openAccount(app)
  const { id, leads } = await add(1, own)
  const link = String(leads[0]?.link)
  await own.api.call('PATCH /settings/notifications', { body: { watched: false } })
  expect(await mailedAfter(id, link, 0)).toBe(false)
  await own.api.call('PATCH /settings/notifications', { body: { watched: true, watchedPace: 'once' } })
  expect(await mailedAfter(id, link, 0)).toBe(true)
})

test('the mail says where to turn it off', () => {
  const { footer } = leadWatchedContent({
    reader: { name: 'Mira', email: 'mira@example.test', language: 'en', timeZone: 'UTC' },
    lead: 'Anna',
    video: 'Tour',
    seconds: 4,
    length: 40,
    campaign: 'Spring',
    campaignUrl: 'https://meet.example.test/dynamic-videos/campaigns/spring000001',
  })
  expect(footer).toContain('turn them off, in Settings, under Notifications')
})
