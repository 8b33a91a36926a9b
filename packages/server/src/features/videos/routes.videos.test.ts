import { expect, test } from 'vitest'
import { DAY, limits } from '@scheduling/domain'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { eventually } from '../../testing/eventually.ts'
import { openAccount } from '../../testing/hosts.ts'
import { STORAGE } from '../../storage/storage.ts'
import { removeHost } from '../hosts/operations.ts'
import { folderOf } from './media/files.ts'
import { cleanUpVideos } from './retire.ts'
import { addVideo, FILES, tusOf, upload } from './testing/upload.ts'

const app = await startTestApp()
const host = await openAccount(app)

const add = async (title: string, folderId: string | null = null, by: TestHost = host) =>
  by.api.call('POST /videos/links', { body: { url: 'https://vimeo.com/123456789', title, folderId } })
const titles = async (
  query: { folder?: string; search?: string; before?: string } = {},
  by: TestHost = host,
) => (await by.api.call('GET /videos', { query })).videos.map(({ title }) => title)
const filesOf = async (by: TestHost) => {
  const names: string[] = []
  for await (const name of app.context.service(STORAGE).list(folderOf(by.me.userID))) names.push(name)
  return names
}

test('videos are found by folder and by a part of their title', async () => {
  const own = await openAccount(app)
  const folder = await own.api.call('POST /video-folders', { body: { name: 'Tours' } })
  await add('First 50% off', folder.id, own)
  app.clock.advance(1)
  await add('Second', null, own)
  expect(await titles({}, own)).toEqual(['Second', 'First 50% off'])
  expect(await titles({ folder: folder.id }, own)).toEqual(['First 50% off'])
  expect(await titles({ folder: 'none' }, own)).toEqual(['Second'])
  expect(await titles({ search: '50% OFF' }, own)).toEqual(['First 50% off'])
  expect(await titles({ search: '_' }, own)).toEqual([])
  const { folders } = await own.api.call('GET /video-folders')
  expect(folders).toMatchObject([{ name: 'Tours', videos: 1 }])
})

test('pages of the list follow each other, whatever was added at the same moment', async () => {
  const own = await openAccount(app)
  for (let number = 0; number < limits.VIDEOS_SHOWN + 2; number++) await add(String(number), null, own)
  const { videos, more } = await own.api.call('GET /videos')
  expect([videos.length, more]).toEqual([limits.VIDEOS_SHOWN, true])
  const rest = await own.api.call('GET /videos', { query: { before: videos.at(-1)?.id } })
  expect([rest.videos.length, rest.more]).toEqual([2, false])
  expect(new Set([...videos, ...rest.videos].map(({ id }) => id)).size).toBe(limits.VIDEOS_SHOWN + 2)
})

test('several move at once, or none', async () => {
  const folder = await host.api.call('POST /video-folders', { body: { name: 'Moved' } })
  const ids = [(await add('One')).id, (await add('Two')).id]
  await host.api.call('POST /videos/move', { body: { ids, folderId: folder.id } })
  expect((await titles({ folder: folder.id })).toSorted()).toEqual(['One', 'Two'])
  const foreign = await add('Theirs', null, await openAccount(app))
  const body = { ids: [...ids, foreign.id], folderId: null }
  expect((await host.api.refusal('POST /videos/move', { body })).code).toBe('video_not_found')
  expect(await titles({ folder: folder.id })).toHaveLength(2)
  await host.api.call('DELETE /video-folders/:id', { params: { id: folder.id } })
  expect((await host.api.call('GET /videos/:id', { params: { id: ids[0] ?? '' } })).folderId).toBeNull()
})

test('what was deleted can be restored for 7 days, and is gone with its files after them', async () => {
  const own = await openAccount(app)
  const video = await addVideo(app, own)
  await own.api.call('POST /videos/delete', { body: { ids: [video.id] } })
  expect(await titles({}, own)).toEqual([])
  app.clock.advance((6 * DAY) / 60_000)
  await cleanUpVideos(app.context)
  await own.api.call('POST /videos/restore', { body: { ids: [video.id] } })
  expect(await titles({}, own)).toEqual([video.title])
  await own.api.call('DELETE /videos/:id', { params: { id: video.id } })
  app.clock.advance((7 * DAY) / 60_000 + 1)
  expect(await filesOf(own)).not.toEqual([])
  await cleanUpVideos(app.context)
  expect(await filesOf(own)).toEqual([])
  const problem = await own.api.refusal('POST /videos/restore', { body: { ids: [video.id] } })
  expect(problem.code).toBe('video_not_found')
})

test('a host that is deleted leaves no file and no address', async () => {
  const own = await openAccount(app)
  const video = await addVideo(app, own)
  await upload(app, own, Buffer.from('....ftyp........'))
  await app.context.db.transaction().execute((trx) => removeHost(app.context, trx, own.me.userID))
  expect(await filesOf(own)).toEqual([])
  const { rowCount } = await app.context.pool.query('select 1 from video_addresses where id = $1', [video.id])
  expect(rowCount).toBe(0)
})

test('the limit of videos is checked before a video begins, and never after', async () => {
  const planned = await startTestApp({ hasPlans: true })
  const own = await openAccount(planned)
  expect(await own.api.call('GET /videos/limits')).toMatchObject({
    videosMax: 1_000,
    recordingSecondsMax: 300,
  })
  const begun = await upload(planned, own, Buffer.from('....ftyp........'))
  await planned.context.pool.query(
    `insert into videos (host_id, id, title, source, external_id, state, privacy, created_at)
     select $1, lpad(number::text, 8, '0'), 'Many', 'vimeo', '123456789', 'ready', 'link', now()
     from generate_series(1, 999) as number`,
    [own.me.userID],
  )
  const body = { source: 'recorded', name: 'take.mp4', bytes: null } as const
  const problem = await own.api.refusal('POST /videos', { body })
  expect([problem.code, problem.title]).toEqual(['video_limit_reached', 'You have reached the video limit'])
  const link = { url: 'https://vimeo.com/123456789' }
  expect((await own.api.refusal('POST /videos/links', { body: link })).code).toBe('video_limit_reached')
  expect(begun.status).toBe(204)
  const again = await own.api.call('POST /videos', {
    body: { ...body, id: begun.upload.id, source: 'uploaded' },
  })
  expect(again.video.id).toBe(begun.video.id)
})

const begin = (bytes: number) => ({ body: { source: 'uploaded', name: 'tour.mp4', bytes } as const })

test('the space of an account counts what is on its way', async () => {
  const own = await openAccount(app)
  await own.api.call('POST /videos', begin(1_000))
  await app.context.pool.query('update videos set bytes = $2 where host_id = $1', [
    own.me.userID,
    limits.VIDEOS_BYTES_MAX - 2_000,
  ])
  expect((await own.api.refusal('POST /videos', begin(1_001))).code).toBe('video_storage_full')
  await own.api.call('POST /videos', begin(1_000))
})

test('deleting makes room at once, and restoring is never refused for space', async () => {
  const own = await openAccount(app)
  const full = await add('Full', null, own)
  const another = await add('Another', null, own)
  const setBytes = async (id: string, bytes: number) =>
    app.context.pool.query('update videos set bytes = $2 where id = $1', [id, bytes])
  const used = async () => (await own.api.call('GET /videos/limits')).bytes
  await setBytes(full.id, limits.VIDEOS_BYTES_MAX)
  const recording = { body: { source: 'recorded', name: 'take.mp4', bytes: null } as const }
  for (const asked of [begin(1), recording])
    expect((await own.api.refusal('POST /videos', asked)).code).toBe('video_storage_full')
  await own.api.call('POST /videos/delete', { body: { ids: [full.id] } })
  expect(await used()).toBe(0)
  await own.api.call('POST /videos', begin(1_000))
  await setBytes(another.id, 2_000)
  await own.api.call('POST /videos/restore', { body: { ids: [full.id] } })
  expect(await used()).toBe(limits.VIDEOS_BYTES_MAX + 3_000)
  expect((await own.api.refusal('POST /videos', begin(1))).code).toBe('video_storage_full')
  await own.api.call('POST /videos/delete', { body: { ids: [another.id] } })
  await own.api.call('POST /videos/restore', { body: { ids: [another.id] } })
  // A link takes no space.
  await add('Link', null, own)
})

test('whoever uploads and deletes in turn has twice the space at most', async () => {
  const own = await openAccount(app)
  const { id } = await add('Deleted', null, own)
  await own.api.call('DELETE /videos/:id', { params: { id } })
  const deletedBytes = limits.VIDEOS_BYTES_MAX * 2 - 1_000
  await app.context.pool.query('update videos set bytes = $2 where id = $1', [id, deletedBytes])
  expect((await own.api.call('GET /videos/limits')).bytes).toBe(limits.VIDEOS_BYTES_MAX - 1_000)
  expect((await own.api.refusal('POST /videos', begin(1_001))).code).toBe('video_storage_full')
  await own.api.call('POST /videos', begin(1_000))
})

test('a recording counts what has arrived of it', async () => {
  const own = await openAccount(app)
  const { upload: open } = await own.api.call('POST /videos', {
    body: { source: 'recorded', name: 'take.mp4', bytes: null },
  })
  const used = async () => (await own.api.call('GET /videos/limits')).bytes
  expect(await used()).toBe(0)
  const tus = tusOf(app, own)
  await tus.patch(open.url, 0, FILES.mp4.subarray(0, 1_000))
  expect(await used()).toBe(1_000)
  // Also while a request still sends.
  const rest = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  async function* body() {
    yield new Uint8Array(FILES.mp4.subarray(1_000, 3_000))
    yield await rest.promise
  }
  const sending = fetch(`${app.url}${open.url}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${own.token}`,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '1000',
    },
    body: ReadableStream.from(body()),
    duplex: 'half',
  })
  await eventually(async () => expect(await used()).toBe(3_000))
  rest.resolve(new Uint8Array(FILES.mp4.subarray(3_000, 4_000)))
  expect((await sending).status).toBe(204)
  expect(await used()).toBe(4_000)
})

test('what is deleted while it arrives makes room, too', async () => {
  const own = await openAccount(app)
  const { video } = await own.api.call('POST /videos', begin(5_000))
  await own.api.call('DELETE /videos/:id', { params: { id: video.id } })
  expect((await own.api.call('GET /videos/limits')).bytes).toBe(0)
})

test.each([
  ['no signature', '00:01.000 --> 00:02.000\nHello'],
  ['a page', 'WEBVTT<script>'],
  ['no times', 'WEBVTT\n\nHello'],
  ['times of another format', 'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nHello'],
])('captions with %s are refused', async (_, text) => {
  const params = { id: (await add('Captions')).id, language: 'en' }
  const asked = { params, body: { label: 'English', text } }
  expect((await host.api.refusal('PUT /videos/:id/captions/:language', asked)).code).toBe(
    'captions_unreadable',
  )
})
