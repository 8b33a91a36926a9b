import { HOUR } from '@scheduling/domain'
import type { Context } from '../../../context.ts'
import { AppError, fieldError } from '../../../errors.ts'
import type { Acting } from '../../../http/caller.ts'
import { allow } from '../../abuse/operations.ts'
import { recordActivity } from '../../activity/operations.ts'
import { refuseTooManyLanguages } from '../captions.ts'
import { getVideo } from '../operations.ts'
import { FFMPEG } from '../processing/ffmpeg.ts'
import { captionsIn } from '../record/captions-store.ts'
import { LIMITS } from '../record/limits.ts'
import { TRANSCRIBE_VIDEO } from '../record/queues.ts'
import type { StoredVideo } from '../record/store.ts'
import { updateVideoWith } from '../record/store.ts'
import type { StoredTranscript } from '../record/tables.ts'

// Longer than a job may take. Then its process is dead, and the host may try again.
const STUCK_MS = HOUR

/** Whether this process can have speech written down: it needs a recognizer, and ffmpeg for the sound. */
export function canTranscribe({ config, service }: Pick<Context, 'config' | 'service'>): boolean {
  return config.transcriptionUrl !== undefined && service(FFMPEG) !== undefined
}

/**
 * Has captions written by the recognizer of the operator; a job does it. Throws `video_not_found`, `video_not_ready`,
 * `transcript_not_available`, `invalid_input`. Repeat: `video_not_ready` while the job works.
 */
export async function startTranscript(
  context: Context,
  host: Acting,
  id: string,
  { language, label }: { language: string; label: string },
): Promise<StoredVideo> {
  const video = await getVideo(context, host.hostId, id)
  const { play_file: file } = video
  if (file === null || isWorking(video, context.clock.now())) throw new AppError('video_not_ready')
  if (!canTranscribe(context)) throw new AppError('transcript_not_available')
  const former = await captionsIn(context.db, host.hostId, id, language)
  // What somebody wrote or checked is never lost.
  if (former && !former.by_machine)
    throw fieldError('language', 'taken', 'Expected a language without captions of your own')
  if (!former) await refuseTooManyLanguages(context.db, host.hostId, id)
  await allow(context, 'video-transcript', [[LIMITS.transcripts, host]])
  const at = new Date(context.clock.now()).toISOString()
  const transcript: StoredTranscript = { language, label, state: 'working', failure: null, at }
  return context.db.transaction().execute(async (trx) => {
    const changed = await updateVideoWith(trx, file, video, { transcript: JSON.stringify(transcript) })
    if (!changed) throw new AppError('video_not_ready')
    await context.jobs.send(trx, TRANSCRIBE_VIDEO, [{ data: { hostId: host.hostId, videoId: id } }])
    await recordActivity(context, trx, host, 'video_changed', video.title)
    return changed
  })
}

function isWorking({ transcript }: StoredVideo, now: number): boolean {
  return transcript?.state === 'working' && Date.parse(transcript.at) > now - STUCK_MS
}
