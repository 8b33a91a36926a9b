import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DAY, limits } from '@scheduling/domain'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount } from '../../testing/hosts.ts'
import { addVideo, FILES, tusOf, upload as uploadFile } from './testing/upload.ts'
import { completeUpload, completeWholeUploads, cleanUpUploads } from './uploads/operations.ts'
import { placeOfUpload } from './uploads/places.ts'
import { claimLease, releaseLease, uploadById } from './record/upload-store.ts'

const app = await startTestApp()
const host = await openAccount(app)
const tus = tusOf(app, host)

const begin = async (body: { id?: string; bytes?: number | null; name?: string } = {}, by: TestHost = host) =>
  by.api.call('POST /videos', {
    body: { source: 'recorded', name: 'take.mp4', bytes: FILES.mp4.length, ...body },
  })
const videoOf = async (id: string) => host.api.call('GET /videos/:id', { params: { id } })
const placeOf = (id: string, by: TestHost = host) => placeOfUpload(app.context.config, by.me.userID, id)
const [first, rest] = [FILES.mp4.subarray(0, 1_000), FILES.mp4.subarray(1_000)]

test('a file arrives in parts, and the server says after each how much it has', async () => {
  const { video, upload } = await begin()
  expect(video).toMatchObject({
    state: 'uploading',
    title: 'take',
    upload: { received: 0, bytes: FILES.mp4.length },
  })
  const begun = await tus.head(upload.url)
  expect([begun.status, begun.headers.get('upload-offset'), begun.headers.get('upload-length')]).toEqual([
    200,
    '0',
    String(FILES.mp4.length),
  ])
  const sent = await tus.patch(upload.url, 0, first)
  expect([sent.status, sent.headers.get('upload-offset')]).toEqual([204, '1000'])
  expect(sent.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await videoOf(video.id)).upload?.received).toBe(1_000)
  expect((await tus.head(upload.url)).headers.get('upload-offset')).toBe('1000')
  expect((await tus.patch(upload.url, 1_000, rest)).status).toBe(204)
  expect(readFileSync(placeOf(upload.id))).toEqual(FILES.mp4)
  expect(await videoOf(video.id)).toMatchObject({ state: 'processing', upload: null })
})

test('parts out of order change nothing', async () => {
  const { upload } = await begin()
  await tus.patch(upload.url, 0, first)
  expect((await tus.patch(upload.url, 2_000, rest)).status).toBe(409)
  expect((await tus.patch(upload.url, 0, first)).status).toBe(409)
  expect(readFileSync(placeOf(upload.id))).toEqual(Buffer.from(first))
})

test('a recording says its length with its last part', async () => {
  const { video, upload } = await begin({ bytes: null })
  expect((await tus.head(upload.url)).headers.get('upload-defer-length')).toBe('1')
  await tus.patch(upload.url, 0, first)
  const last = await tus.patch(upload.url, 1_000, rest, { 'upload-length': String(FILES.mp4.length) })
  expect(last.status).toBe(204)
  expect((await videoOf(video.id)).state).toBe('processing')
})

test('a recording whose bytes are there already ends with an empty part', async () => {
  const { video, upload } = await begin({ bytes: null })
  await tus.patch(upload.url, 0, FILES.mp4)
  const size = FILES.mp4.length
  const last = await tus.patch(upload.url, size, new Uint8Array(), { 'upload-length': String(size) })
  expect(last.status).toBe(204)
  expect((await videoOf(video.id)).state).toBe('processing')
})

test('the same id is the same upload, before and after its end', async () => {
  const id = crypto.randomUUID()
  const [one, again] = [await begin({ id }), await begin({ id })]
  expect(again.video.id).toBe(one.video.id)
  await tus.patch(one.upload.url, 0, FILES.mp4)
  expect((await begin({ id })).video).toMatchObject({ id: one.video.id, state: 'processing' })
  const asked = await tus.head(one.upload.url)
  expect([asked.status, asked.headers.get('upload-offset')]).toEqual([200, String(FILES.mp4.length)])
  expect((await tus.patch(one.upload.url, 0, FILES.mp4)).status).toBe(409)
})

test('a host has only so many uploads open at once, and one that ends makes room', async () => {
  const other = await openAccount(app)
  const { upload } = await begin({}, other)
  await app.context.pool.query(
    `with made as (
      insert into video_uploads (host_id, id, name, type, state, touched_at, created_at)
      select $1, gen_random_uuid(), 'take.mp4', 'mp4', 'open', $2, $2 from generate_series(2, $3) returning *
    ) insert into videos (host_id, id, title, source, state, privacy, upload_id, created_at)
      select host_id, lpad(row_number() over ()::text, 8, '0'), name, 'recorded', 'uploading', 'link', id, created_at from made`,
    [other.me.userID, new Date(app.clock.now()), limits.UPLOADS_OPEN_MAX],
  )
  const body = { source: 'recorded', name: 'take.mp4', bytes: null } as const
  const refused = await other.api.refusal('POST /videos', { body })
  expect(refused).toMatchObject({
    status: 429,
    code: 'rate_limited',
    detail: expect.stringContaining(`At most ${limits.UPLOADS_OPEN_MAX} uploads`),
  })
  expect((await begin({ id: upload.id }, other)).upload.id).toBe(upload.id)
  await tusOf(app, other).remove(upload.url)
  expect((await begin({}, other)).video.state).toBe('uploading')
})

test('another host may use the same id, and reaches nothing of the first', async () => {
  const other = await openAccount(app)
  const { upload } = await begin()
  await tus.patch(upload.url, 0, first)
  const theirs = tusOf(app, other)
  for (const asked of [
    theirs.head(upload.url),
    theirs.patch(upload.url, 1_000, rest),
    theirs.remove(upload.url),
  ])
    expect((await asked).status).toBe(404)
  await begin({ id: upload.id }, other)
  expect((await theirs.head(upload.url)).headers.get('upload-offset')).toBe('0')
  expect((await tus.head(upload.url)).headers.get('upload-offset')).toBe('1000')
})

test.each(['not-an-id', crypto.randomUUID(), '..%2F..%2Fetc%2Fpasswd'])(
  '404 for the upload "%s"',
  async (id) => {
    expect((await tus.head(`/api/v1/videos/uploads/${id}`)).status).toBe(404)
  },
)

test('401 without a token', async () => {
  const { upload } = await begin()
  expect((await tusOf(app, { token: 'x'.repeat(43) }).head(upload.url)).status).toBe(401)
})

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a playlist', '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:///etc/passwd\n'],
  ['a file of another type', FILES.webm.subarray(0, 100)],
])('415 for %s under the name of a video, with its first part', async (_, content) => {
  const { video, upload } = await begin({ bytes: 1_000_000 })
  const sent = await tus.patch(upload.url, 0, Buffer.from(content))
  expect(sent.status).toBe(415)
  expect(await videoOf(video.id)).toMatchObject({ state: 'failed', failure: 'type', upload: null })
  expect(existsSync(placeOf(upload.id))).toBe(false)
  expect((await tus.head(upload.url)).status).toBe(410)
  const again = await host.api.refusal('POST /videos/:id/retry', { params: { id: video.id } })
  expect(again.code).toBe('video_not_ready')
})

test.each(['tour.mov', 'tour', 'tour.mp4.exe', 'mp4'])('415 for the name "%s"', async (name) => {
  const problem = await host.api.refusal('POST /videos', { body: { source: 'uploaded', name, bytes: 1 } })
  expect([problem.status, problem.code]).toEqual([415, 'video_type'])
})

test('413 for more bytes than the limit, before any is sent', async () => {
  const body = { source: 'uploaded', name: 'tour.mp4', bytes: limits.VIDEO_BYTES_MAX + 1 } as const
  expect((await host.api.refusal('POST /videos', { body })).code).toBe('video_too_large')
})

test('413 for more bytes than were said', async () => {
  const { upload } = await begin({ bytes: 500 })
  expect((await tus.patch(upload.url, 0, first)).status).toBe(413)
})

test('413 for more bytes than were said in a body without a length', async () => {
  const { upload } = await begin({ bytes: 500 })
  const body = new Blob([new Uint8Array(first)]).stream()
  const { status } = await fetch(`${app.url}${upload.url}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${host.token}`,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    },
    body,
    duplex: 'half',
  })
  expect(status).toBe(413)
  expect((await tus.head(upload.url)).headers.get('upload-offset')).toBe('0')
})

test('an upload that is given up takes its video along', async () => {
  const { video, upload } = await begin()
  await tus.patch(upload.url, 0, first)
  expect((await tus.remove(upload.url)).status).toBe(204)
  expect((await host.api.refusal('GET /videos/:id', { params: { id: video.id } })).status).toBe(404)
  expect(existsSync(placeOf(upload.id))).toBe(false)
  expect((await tus.head(upload.url)).status).toBe(410)
})

test('an upload ends when nothing has come for 7 days, counted from the last byte', async () => {
  const { video, upload } = await begin()
  app.clock.advance((5 * DAY) / 60_000)
  await tus.patch(upload.url, 0, first)
  app.clock.advance((5 * DAY) / 60_000)
  await cleanUpUploads(app.context)
  expect((await videoOf(video.id)).upload?.received).toBe(1_000)
  app.clock.advance((2 * DAY) / 60_000 + 1)
  await cleanUpUploads(app.context)
  expect((await tus.head(upload.url)).status).toBe(410)
  expect((await host.api.refusal('GET /videos/:id', { params: { id: video.id } })).status).toBe(404)
  const again = { source: 'recorded', id: upload.id, name: 'take.mp4', bytes: 1 } as const
  expect((await host.api.refusal('POST /videos', { body: again })).code).toBe('upload_expired')
})

test('a process that died between the last byte and its answer loses nothing', async () => {
  const { video, upload } = await begin({ bytes: 1_001 })
  await tus.patch(upload.url, 0, first)
  const row = await uploadById(app.context.db, host.me.userID, upload.id)
  await app.context.pool.query('update video_uploads set received = bytes where id = $1', [upload.id])
  app.clock.advance(5)
  await completeWholeUploads(app.context)
  expect((await videoOf(video.id)).state).toBe('processing')
  if (row) await completeUpload(app.context, row, 1_001)
})

test('one request writes at a time; after a crash the next one waits for the end of its lease', async () => {
  const { upload } = await begin()
  const dead = crypto.randomUUID()
  await claimLease(app.context.db, host.me.userID, upload.id, dead)
  expect(await claimLease(app.context.db, host.me.userID, upload.id, crypto.randomUUID())).toBe(false)
  expect((await tus.patch(upload.url, 0, first)).status).toBe(204)
  expect(await claimLease(app.context.db, host.me.userID, upload.id, dead)).toBe(true)
  await releaseLease(app.context.db, host.me.userID, upload.id, dead)
})

test('two requests with the same part write it once', async () => {
  const { upload } = await begin()
  const both = await Promise.all([tus.patch(upload.url, 0, first), tus.patch(upload.url, 0, first)])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409])
  expect(readFileSync(placeOf(upload.id))).toEqual(Buffer.from(first))
})

test('the file of an upload is gone once the video is ready', async () => {
  const { video, upload: kept } = await uploadFile(app, host, FILES.mp4)
  expect(existsSync(placeOf(kept.id))).toBe(true)
  const { finishVideo } = await import('./processing/finish.ts')
  await finishVideo(app.context, { hostId: host.me.userID, videoId: video.id })
  expect(existsSync(placeOf(kept.id))).toBe(false)
  expect((await addVideo(app, host)).state).toBe('ready')
})
