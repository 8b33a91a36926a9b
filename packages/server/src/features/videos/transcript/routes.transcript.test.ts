import { describe, expect, test } from 'vitest'
import { startTestApp } from '../../../testing/app.ts'
import { openAccount } from '../../../testing/hosts.ts'
import { countIfFree } from '../../abuse/operations.ts'
import { LIMITS } from '../record/limits.ts'
import { HAS_FFMPEG } from '../testing/make-video.ts'
import { body, paramsOf, startRecognizer, startTranscriber } from '../testing/transcriber.ts'
import { addVideo, FILES } from '../testing/upload.ts'
import { transcribeVideo } from './run.ts'
import { eventually } from '../../../testing/eventually.ts'

const recognizer = await startRecognizer()

test.each([
  ['no address is set', { ffmpegFolders: ['/usr/bin'] }],
  ['there is no ffmpeg', { ffmpegFolders: [], transcriptionUrl: recognizer.address }],
])('nobody has captions written where %s', async (_, config) => {
  const app = await startTestApp(config)
  const host = await openAccount(app)
  const video = await addVideo(app, host)
  expect((await host.api.call('GET /videos/limits')).transcribes).toBe(false)
  const { code } = await host.api.refusal('POST /videos/:id/captions/:language', { ...paramsOf(video), body })
  expect(code).toBe('transcript_not_available')
})

describe.runIf(HAS_FFMPEG)('with ffmpeg', async () => {
  const { app, host, start, work, videoOf, failsWith } = await startTranscriber(recognizer)

  test('captions are written when the host asks, and say that a machine made them until somebody saves them', async () => {
    const video = await addVideo(app, host)
    expect((await host.api.call('GET /videos/limits')).transcribes).toBe(true)
    expect((await start(video, 'de')).transcript).toEqual({
      language: 'de',
      state: 'working',
      failure: null,
    })
    const again = { ...paramsOf(video, 'en'), body }
    expect((await host.api.refusal('POST /videos/:id/captions/:language', again)).code).toBe(
      'video_not_ready',
    )
    await work(video)
    expect(recognizer.heard.at(-1)).toEqual({ key: 'se/cret', model: 'large-v3', language: 'de', seconds: 2 })
    expect(await videoOf(video)).toMatchObject({
      transcript: null,
      captions: [{ language: 'de', label: body.label, byMachine: true }],
    })
    const { text } = await host.api.call('GET /videos/:id/captions/:language', paramsOf(video, 'de'))
    expect(text).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nSecond 1\n\n00:00:01.000 --> 00:00:02.000\nSecond 2',
    )
    // A second job finds nothing to do.
    await work(video)
    expect(recognizer.heard).toHaveLength(1)
    await host.api.call('PUT /videos/:id/captions/:language', {
      ...paramsOf(video, 'de'),
      body: { label: 'English', text },
    })
    expect((await videoOf(video)).captions).toEqual([{ language: 'de', label: 'English', byMachine: false }])
    const problem = await host.api.refusal('POST /videos/:id/captions/:language', {
      ...paramsOf(video, 'de'),
      body,
    })
    expect(problem.errors?.[0]).toMatchObject({ path: 'language', reason: 'taken' })
  })

  test.each([
    ['refusing', 'refused'],
    ['silent', 'no_words'],
  ] as const)('a recognizer that is %s gives no captions, and the reason is told', failsWith)

  test('a video without sound is not sent', async () => {
    const silent = await addVideo(app, host, FILES.long)
    const before = recognizer.heard.length
    await start(silent)
    await work(silent)
    expect((await videoOf(silent)).transcript?.failure).toBe('no_sound')
    expect(recognizer.heard).toHaveLength(before)
  })

  test('a recognizer that is gone is told apart', async () => {
    const other = await startTestApp({
      ffmpegFolders: ['/usr/bin'],
      transcriptionUrl: 'http://127.0.0.1:1/x',
    })
    const owner = await openAccount(other)
    const video = await addVideo(other, owner)
    await owner.api.call('POST /videos/:id/captions/:language', { ...paramsOf(video), body })
    await transcribeVideo(other.context, { hostId: owner.me.userID, videoId: video.id })
    const { transcript } = await owner.api.call('GET /videos/:id', { params: { id: video.id } })
    expect(transcript?.failure).toBe('unavailable')
  })

  test('captions of a file that plays no longer are not kept', async () => {
    const video = await addVideo(app, host)
    await start(video)
    const answering = Promise.withResolvers<void>()
    recognizer.hold(answering.promise)
    const before = recognizer.heard.length
    const working = work(video)
    await eventually(() => expect(recognizer.heard.length).toBe(before + 1))
    await app.context.pool.query('update videos set play_file = $2 where id = $1', [video.id, 'another.mp4'])
    answering.resolve()
    await working
    recognizer.hold(undefined)
    expect(await videoOf(video)).toMatchObject({ captions: [], transcript: { failure: 'changed' } })
  })

  test('a host has a limit, and the others have their own', async () => {
    const [video, other] = [await addVideo(app, host), await openAccount(app)]
    for (let asked = 0; asked < 20; asked++)
      await countIfFree(app.context, LIMITS.transcripts, { hostId: host.me.userID })
    const asked = { ...paramsOf(video), body }
    expect((await host.api.refusal('POST /videos/:id/captions/:language', asked)).code).toBe('rate_limited')
    const own = await addVideo(app, other)
    await other.api.call('POST /videos/:id/captions/:language', { ...paramsOf(own), body })
  })
})
