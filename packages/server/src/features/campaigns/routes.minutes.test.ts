import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, openAccount } from '../../testing/hosts.ts'
import { addVideo, finish, upload, FILES } from '../videos/testing/upload.ts'

const app = await startTestApp({ hasPlans: true })
const host = await openAccount(app)

const leads = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ externalKey: `lead-${first + index}` }))
const minutes = async () => (await host.api.call('GET /videos/limits')).minutes
const put = async (id: string, rows: { externalKey: string }[]) =>
  host.api.call('POST /campaigns/:id/leads', { params: { id }, body: { leads: rows } })

test('a lead uses the length of the video once, and what the month has no room for is refused by line', async () => {
  const video = await addVideo(app, host)
  // Ten minutes.
  await app.context.pool.query('update videos set seconds = 599.2 where id = $1', [video.id])
  const { id } = await host.api.call('POST /campaigns', {
    body: { name: 'Spring', videoId: video.id, destination: { kind: 'page' } },
  })
  expect(await minutes()).toEqual({ usedSeconds: 0, max: 1_000 })
  await put(id, leads(0, 3))
  expect(await minutes()).toEqual({ usedSeconds: 1_800, max: 1_000 })
  // Repeats, and what was edited, are free.
  await put(id, leads(0, 3))
  await host.api.call('PATCH /campaigns/:id', { params: { id }, body: { greeting: 'Hi' } })
  expect((await minutes()).usedSeconds).toBe(1_800)
  const { added, unchanged, refused } = await put(id, leads(0, 105))
  expect([added, unchanged, refused.length]).toEqual([97, 3, 5])
  expect(refused[0]).toEqual({ line: 101, field: 'externalKey', reason: 'minutes' })
  expect((await minutes()).usedSeconds).toBe(60_000)
  // What was used in an earlier month counts no more.
  await app.context.pool.query(`update minute_entries set at = at - interval '40 days' where host_id = $1`, [
    host.me.userID,
  ])
  expect((await minutes()).usedSeconds).toBe(0)
})

test('a campaign that shows no video of ours uses none', async () => {
  const other = await openAccount(app)
  const event = await addEvent(other)
  const { id } = await other.api.call('POST /campaigns', {
    body: { name: 'Spring', destination: { kind: 'event', eventTypeId: event.id } },
  })
  await other.api.call('POST /campaigns/:id/leads', { params: { id }, body: { leads: leads(0, 3) } })
  expect((await other.api.call('GET /videos/limits')).minutes.usedSeconds).toBe(0)
})

const usedBy = async ({ api }: typeof host) => (await api.call('GET /videos/limits')).minutes.usedSeconds
const withLeads = async ({ api, me }: typeof host, count: number) => {
  const { id } = await api.call('POST /campaigns', {
    body: { name: 'Spring', destination: { kind: 'url', url: 'https://client.example/' } },
  })
  await api.call('POST /campaigns/:id/leads', { params: { id }, body: { leads: leads(0, count) } })
  return { params: { id }, hostId: me.userID }
}
const lasts = async (id: string, seconds: number) =>
  app.context.pool.query('update videos set seconds = $2 where id = $1', [id, seconds])

test('leads that were there before their video was chosen use it then, once', async () => {
  const other = await openAccount(app)
  const video = await addVideo(app, other)
  await lasts(video.id, 600)
  const { params } = await withLeads(other, 3)
  expect(await usedBy(other)).toBe(0)
  // Not yet: the links still lead elsewhere.
  await other.api.call('PATCH /campaigns/:id', { params, body: { videoId: video.id } })
  expect(await usedBy(other)).toBe(0)
  await other.api.call('PATCH /campaigns/:id', { params, body: { destination: { kind: 'page' } } })
  expect(await usedBy(other)).toBe(1_800)
  // Another video for the same leads is an edit.
  const longer = await addVideo(app, other)
  await lasts(longer.id, 900)
  await other.api.call('PATCH /campaigns/:id', { params, body: { videoId: longer.id } })
  expect(await usedBy(other)).toBe(1_800)
})

test('a video that the month has no room for is not chosen, and the links stay as they were', async () => {
  const other = await openAccount(app)
  const video = await addVideo(app, other)
  // 1,000 minutes are enough for 100 leads.
  await lasts(video.id, 600)
  const { params } = await withLeads(other, 101)
  const choice = { params, body: { videoId: video.id, destination: { kind: 'page' as const } } }
  expect(await other.api.refusal('PATCH /campaigns/:id', choice)).toMatchObject({
    code: 'video_minutes_used_up',
    detail: 'videoId: 101 leads would see 600 seconds each; there is room for 100 of them',
  })
  expect(await usedBy(other)).toBe(0)
  expect((await other.api.call('GET /campaigns/:id', { params })).videoId).toBeNull()
  // More minutes were bought.
  await app.context.pool.query(
    `update plans set plan_type = 'entry_monthly', quantity_minutes = 2000 where host_id = $1`,
    [other.me.userID],
  )
  await other.api.call('PATCH /campaigns/:id', choice)
  expect(await usedBy(other)).toBe(60_600)
})

test('two campaigns that choose a video at once cannot both use the last minutes', async () => {
  const other = await openAccount(app)
  const video = await addVideo(app, other)
  await lasts(video.id, 600)
  const campaigns = [await withLeads(other, 60), await withLeads(other, 60)]
  const body = { videoId: video.id, destination: { kind: 'page' as const } }
  const answers = await Promise.all(
    campaigns.map(({ params }) => other.api.try('PATCH /campaigns/:id', { params, body })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]))
  expect(await usedBy(other)).toBe(36_000)
})

test('leads of a video that is still on its way use it when it is ready', async () => {
  const other = await openAccount(app)
  const { video } = await upload(app, other, FILES.mp4)
  const { id } = await other.api.call('POST /campaigns', {
    body: { name: 'Spring', videoId: video.id, destination: { kind: 'page' } },
  })
  await other.api.call('POST /campaigns/:id/leads', { params: { id }, body: { leads: leads(0, 3) } })
  expect(await usedBy(other)).toBe(0)
  const { seconds } = await finish(app, other, video.id)
  expect(await usedBy(other)).toBe(3 * Math.ceil(Number(seconds)))
})
