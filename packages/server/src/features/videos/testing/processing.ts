import { expect, test } from 'vitest'
import { STORAGE } from '../../../storage/storage.ts'
import type { TestApp } from '../../../testing/app.ts'
import { startTestApp } from '../../../testing/app.ts'
import { openAccount } from '../../../testing/hosts.ts'
import { blob, picture } from '../../../testing/pictures.ts'
import { convertVideo, failStuckVideos, finishVideo } from '../processing/finish.ts'
import type { WAYS } from './make-video.ts'
import { makeVideo } from './make-video.ts'
import { addVideo, FILES, finish, upload } from './upload.ts'

// What holds for each way to process videos. Call these in a `describe`.

type Way = (typeof WAYS)[number]

/** Reads the file to its end: a server waits for readers when it stops. */
export async function served(
  app: TestApp,
  address: string | null,
): Promise<{ status: number; type: string | null }> {
  const response = await fetch(`${app.url}${address ?? ''}`)
  await response.arrayBuffer()
  return { status: response.status, type: response.headers.get('content-type') }
}

export async function storedNames({ context }: TestApp): Promise<string[]> {
  const names: string[] = []
  for await (const name of context.service(STORAGE).list('videos/')) names.push(name)
  return names
}

export async function testsOfFiles({ ffmpegFolders, converts }: Way): Promise<void> {
  const app = await startTestApp({ ffmpegFolders })
  const host = await openAccount(app)
  const videoOf = async (id: string) => host.api.call('GET /videos/:id', { params: { id } })

  test('says what it can do', async () => {
    expect((await host.api.call('GET /videos/limits')).converts).toBe(converts)
  })

  test('an MP4 file of a common kind plays everywhere', async () => {
    const video = await addVideo(app, host)
    expect(video).toMatchObject({ state: 'ready', failure: null, plays: 'everywhere', width: 64, height: 48 })
    expect(video.seconds).toBeGreaterThan(1.9)
    expect(video.seconds).toBeLessThan(2.3)
    expect(video.files.poster !== null).toBe(converts)
  })

  test('the file of a recorder gets its length', async () => {
    const video = await addVideo(app, host, FILES.webm, 'take.webm')
    expect(video).toMatchObject({ state: 'ready', plays: 'most_browsers', width: 64, height: 48 })
    expect(video.seconds).toBeGreaterThan(1.7)
    expect(video.seconds).toBeLessThan(2.3)
    expect(await served(app, video.files.play)).toEqual({ status: 200, type: 'video/webm' })
  })

  test('what no browser plays is converted, or not shown', async () => {
    const video = await addVideo(app, host, FILES.ogg, 'old.ogg')
    expect(video).toMatchObject(
      converts
        ? { state: 'ready', plays: 'everywhere', failure: null }
        : { state: 'failed', failure: 'needs_ffmpeg', files: { play: null } },
    )
  })

  test.each([
    ['cut off', FILES.mp4.subarray(0, 700)],
    ['noise behind the first bytes', Buffer.concat([FILES.mp4.subarray(0, 12), Buffer.alloc(5_000, 0x5a)])],
    ['a box that says it is larger than all memory', hugeBox()],
  ])('%s: not shown, and it says why', async (_, content) => {
    const before = await storedNames(app)
    const video = await addVideo(app, host, content)
    expect(video).toMatchObject({ state: 'failed', plays: null, files: { play: null, poster: null } })
    expect(['unreadable', 'no_picture', 'type']).toContain(video.failure)
    expect(await storedNames(app)).toEqual(before)
  })

  test('a hundred tracks: not shown, and it says why', async () => {
    const video = await addVideo(app, host, withTracks(FILES.mp4, 100))
    expect(video).toMatchObject({ state: 'failed', failure: 'too_many_tracks', files: { play: null } })
  })

  test('a second job, and one that comes after the end, do nothing', async () => {
    const video = await addVideo(app, host)
    const before = await storedNames(app)
    await finishVideo(app.context, { hostId: host.me.userID, videoId: video.id })
    expect((await videoOf(video.id)).files).toEqual(video.files)
    expect(await storedNames(app)).toEqual(before)
  })

  test('what was processed for too long has failed, and can be tried again', async () => {
    const { video } = await upload(app, host, FILES.mp4)
    await app.context.pool.query('update videos set processing_since = $2 where id = $1', [
      video.id,
      new Date(app.clock.now()),
    ])
    app.clock.advance(29)
    await failStuckVideos(app.context)
    expect((await videoOf(video.id)).state).toBe('processing')
    app.clock.advance(2)
    await failStuckVideos(app.context)
    expect(await videoOf(video.id)).toMatchObject({ state: 'failed', failure: 'other' })
    await host.api.call('POST /videos/:id/retry', { params: { id: video.id } })
    expect(await finish(app, host, video.id)).toMatchObject({ state: 'ready', failure: null })
  })

  test('a GIF for mails, where ffmpeg can make it', async () => {
    const video = await addVideo(app, host)
    const request = { params: { id: video.id }, body: { second: 0.5 } }
    const { status } = await host.api.try('POST /videos/:id/gif', request)
    expect(status).toBe(converts ? 200 : 501)
  })

  test('a host’s own picture stays in front of the video', async () => {
    const { video } = await upload(app, host, FILES.mp4)
    const body = blob(await picture('png', { width: 1_920, height: 1_080 }))
    const own = await host.api.call('PUT /videos/:id/poster', {
      params: { id: video.id },
      body,
    })
    expect(own.files.poster).not.toBeNull()
    const ready = await finish(app, host, video.id)
    expect(ready.files.poster).toBe(own.files.poster)
    expect(await served(app, own.files.poster)).toEqual({ status: 200, type: 'image/jpeg' })
  })

  test('a picture out of the video, where ffmpeg can take it', async () => {
    const video = await addVideo(app, host)
    const asked = { params: { id: video.id }, body: { second: 1.5 } }
    const { status } = await host.api.try('POST /videos/:id/poster', asked)
    expect(status).toBe(converts ? 200 : 501)
    const late = { params: { id: video.id }, body: { second: 60 } }
    const { code } = await host.api.refusal('POST /videos/:id/poster', late)
    expect(code).toBe(converts ? 'invalid_input' : 'frames_not_available')
  })
}

function hugeBox(): Buffer {
  const box = Buffer.alloc(16)
  box.writeUInt32BE(1, 0)
  box.write('moov', 4)
  box.writeBigUInt64BE(2n ** 62n, 8)
  return Buffer.concat([FILES.mp4.subarray(0, 32), box, Buffer.alloc(1_000)])
}

/** The boxes of an MP4 file, or of what a box holds. */
function boxesIn(content: Buffer): { type: string; box: Buffer }[] {
  if (content.length < 8) return []
  const size = content.readUInt32BE(0)
  const box = content.subarray(0, size)
  return [{ type: box.toString('latin1', 4, 8), box }, ...boxesIn(content.subarray(size))]
}

/** The same file with its first track many times. */
function withTracks(mp4: Buffer, count: number): Buffer {
  const boxes = boxesIn(mp4)
  const moov = boxes.find(({ type }) => type === 'moov')?.box ?? Buffer.alloc(0)
  const inside = boxesIn(moov.subarray(8))
  const track = inside.find(({ type }) => type === 'trak')?.box ?? Buffer.alloc(0)
  const tracks = Array.from({ length: count }, (_, index) => {
    const copy = Buffer.from(track)
    // Of its header: behind two sizes and types, version and two times.
    copy.writeUInt32BE(index + 1, 28)
    return copy
  })
  const others = inside.filter(({ type }) => type !== 'trak').map(({ box }) => box)
  const header = Buffer.alloc(8)
  const content = Buffer.concat([...others, ...tracks])
  header.writeUInt32BE(content.length + 8, 0)
  header.write('moov', 4)
  // What it had before stays as empty space, so that the samples stay where its tables say.
  const kept = boxes.map(({ type, box }) => {
    if (type !== 'moov') return box
    const empty = Buffer.from(box)
    empty.write('free', 4)
    return empty
  })
  return Buffer.concat([...kept, header, content])
}

/** These need a file that only ffmpeg makes. */
export async function testsOfMadeVideos({ ffmpegFolders, converts }: Way): Promise<void> {
  const app = await startTestApp({ ffmpegFolders })
  const host = await openAccount(app)

  test.each([
    [
      'frames of 8192 × 8192',
      'too_large',
      ['-i', 'color=size=8192x8192:duration=1:rate=1', '-c:v', 'libx264', '-preset', 'ultrafast'],
    ],
    ['a side of 5000', 'too_large', ['-i', 'color=size=5000x16:duration=1:rate=1']],
    ['200 frames in a second', 'too_large', ['-i', 'color=size=64x48:duration=1:rate=200']],
    [
      'five tracks',
      'too_many_tracks',
      ['-i', 'color=size=64x48:duration=1:rate=2', ...Array.from({ length: 5 }, () => ['-map', '0']).flat()],
    ],
    ['five hours', 'too_long', ['-i', 'color=size=64x48:duration=18000:rate=1/60']],
    ['no picture', 'no_picture', ['-i', 'sine=duration=1', '-c:a', 'aac']],
  ])('%s: %s', async (_, failure, args) => {
    const video = await addVideo(app, host, await makeVideo(...args))
    expect(video).toMatchObject({ state: 'failed', failure })
  })

  test('a recording is converted to what every browser plays, once it is ready', async () => {
    const video = await addVideo(app, host, FILES.webm, 'take.webm')
    await convertVideo(app.context, { hostId: host.me.userID, videoId: video.id })
    const after = await host.api.call('GET /videos/:id', { params: { id: video.id } })
    expect(after.plays).toBe(converts ? 'everywhere' : 'most_browsers')
    expect((await served(app, video.files.play)).status).toBe(converts ? 404 : 200)
    expect((await served(app, after.files.play)).type).toBe(converts ? 'video/mp4' : 'video/webm')
  })
}
