import type { TranscriptFailure } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import path from 'node:path'
import type { Context } from '../../../context.ts'
import { ProviderError } from '../../../providers/provider.ts'
import { transcribe } from '../../../providers/transcription/index.ts'
import { isWebVtt } from '../captions.ts'
import { Unfit } from '../processing/facts.ts'
import { FFMPEG } from '../processing/ffmpeg.ts'
import { inFolder } from '../processing/kept-file.ts'
import { localCopy } from '../processing/local-copy.ts'
import { probe, takeSound } from '../processing/with-ffmpeg.ts'
import { putCaptions } from '../record/captions-store.ts'
import type { VideoJob } from '../record/queues.ts'
import type { StoredVideo } from '../record/store.ts'
import { updateVideo, updateVideoWith, videoById } from '../record/store.ts'
import type { StoredTranscript } from '../record/tables.ts'

// With the sound, below the time after which a job counts as dead.
const MILLISECONDS = 780_000

class NoTranscript extends Error {
  readonly failure: TranscriptFailure
  constructor(failure: TranscriptFailure) {
    super(`no transcript: ${failure}`)
    this.failure = failure
  }
}

/** Writes captions of what is said. Repeat: does nothing once they are there, or there are none. */
export async function transcribeVideo(context: Context, { hostId, videoId }: VideoJob): Promise<void> {
  const video = await videoById(context.db, hostId, videoId)
  if (!video?.transcript || video.transcript.state !== 'working') return
  const { language, label } = video.transcript
  try {
    const content = await wordsOf(context, video, language)
    await keep(context, video, { language, label, content })
  } catch (error) {
    if (!(error instanceof NoTranscript)) throw error
    await fail(context, video, video.transcript, error.failure)
  }
}

/** As WebVTT. Throws `NoTranscript`. */
async function wordsOf(context: Context, video: StoredVideo, language: string): Promise<string> {
  const ffmpeg = context.service(FFMPEG)
  const { transcriptionUrl: address } = context.config
  const { play_file: file } = video
  if (!ffmpeg || address === undefined || file === null) throw new NoTranscript('unavailable')
  return inFolder(async (folder) => {
    const [from, place] = [path.join(folder, 'video'), path.join(folder, 'sound.wav')]
    await localCopy(context, file, from)
    try {
      const { tracks } = await probe(ffmpeg, from)
      if (tracks.every(({ kind }) => kind !== 'audio')) throw new NoTranscript('no_sound')
      await takeSound(ffmpeg, from, place)
      const said = await transcribe(
        address,
        { place, language },
        { milliseconds: MILLISECONDS, bytes: limits.CAPTIONS_MAX },
      )
      return wordsIn(said)
    } catch (error) {
      throw error instanceof Unfit || error instanceof ProviderError
        ? new NoTranscript(failureOf(error))
        : error
    }
  })
}

function failureOf(error: Unfit | ProviderError): TranscriptFailure {
  if (error instanceof ProviderError) {
    if (error.found === 'TimeoutError') return 'slow'
    return error.failure === 'unavailable' ? 'unavailable' : 'refused'
  }
  return error.failure === 'slow' ? 'slow' : 'refused'
}

function wordsIn(said: string): string {
  const content = said.replaceAll(/\r\n?/g, '\n').trim()
  if (/^\uFEFF?WEBVTT\s*$/.test(content)) throw new NoTranscript('no_words')
  if (!isWebVtt(content)) throw new NoTranscript('refused')
  return content
}

/** If another file plays meanwhile, its seconds are others. */
async function keep(
  { db }: Context,
  video: StoredVideo,
  { language, label, content }: { language: string; label: string; content: string },
): Promise<void> {
  const { host_id, id, play_file: file } = video
  if (file === null) return
  await db.transaction().execute(async (trx) => {
    if (!(await updateVideoWith(trx, file, video, { transcript: null }))) throw new NoTranscript('changed')
    await putCaptions(trx, { host_id, video_id: id, language, label, content, by_machine: true })
  })
}

async function fail(
  { db }: Context,
  { host_id, id }: StoredVideo,
  asked: StoredTranscript,
  failure: TranscriptFailure,
): Promise<void> {
  const transcript: StoredTranscript = { ...asked, state: 'failed', failure }
  await updateVideo(db, host_id, id, { transcript: JSON.stringify(transcript) })
}
