import { startTranscription } from '@scheduling/sandbox/transcription'
import { afterAll, expect } from 'vitest'
import { startTestApp } from '../../../testing/app.ts'
import { openAccount } from '../../../testing/hosts.ts'
import { transcribeVideo } from '../transcript/run.ts'
import { addVideo } from './upload.ts'

export const paramsOf = ({ id }: { id: string }, language = 'en') => ({ params: { id, language } })
export const body = { label: 'English (automatic)' }

type Recognizer = Awaited<ReturnType<typeof startRecognizer>>

/** A stand-in for the service that hears words. Call it at the top of a test file. */
export async function startRecognizer() {
  const recognizer = await startTranscription()
  afterAll(recognizer.close)
  return Object.assign(recognizer, { address: recognizer.url.replace('//', '//:se%2Fcret@') })
}

/** A server with ffmpeg that asks the recognizer. */
export async function startTranscriber(recognizer: Recognizer) {
  const app = await startTestApp({
    ffmpegFolders: ['/usr/bin'],
    transcriptionUrl: `${recognizer.address}?model=large-v3`,
  })
  const host = await openAccount(app)
  const start = async (video: { id: string }, language?: string) =>
    host.api.call('POST /videos/:id/captions/:language', { ...paramsOf(video, language), body })
  const work = async ({ id: videoId }: { id: string }) =>
    transcribeVideo(app.context, { hostId: host.me.userID, videoId })
  const videoOf = async ({ id }: { id: string }) => host.api.call('GET /videos/:id', { params: { id } })

  /** Gives no captions and tells the reason. Afterwards, it works again. */
  async function failsWith(how: Parameters<Recognizer['fail']>[0], failure: string): Promise<void> {
    const video = await addVideo(app, host)
    await start(video)
    recognizer.fail(how)
    await work(video)
    recognizer.fail(undefined)
    expect(await videoOf(video)).toMatchObject({
      captions: [],
      transcript: { language: 'en', state: 'failed', failure },
    })
    await start(video)
    await work(video)
    expect((await videoOf(video)).captions).toHaveLength(1)
  }

  return { app, host, start, work, videoOf, failsWith }
}
