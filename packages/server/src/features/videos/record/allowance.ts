import type { VideoLimits } from '@scheduling/contract'
import type { VideoType } from '@scheduling/contract/video-uploads'
import { VIDEO_TYPES } from '@scheduling/contract/video-uploads'
import { limits, MINUTE } from '@scheduling/domain'
import { videoAllowanceOf } from '@scheduling/domain/entitlements'
import type { Transaction } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import { AppError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import { minutesOf } from '../../plans/minutes.ts'
import { planOf } from '../../plans/plans.ts'
import { countVideos } from './store.ts'
import { bytesUnderWay } from './upload-store.ts'

/** What a host may have, and what it has. */
export async function videoLimitsOf(
  context: Context,
  hostId: HostId,
  {
    converts,
    transcribes,
    serverNearlyFull,
  }: Pick<VideoLimits, 'converts' | 'transcribes' | 'serverNearlyFull'>,
): Promise<VideoLimits> {
  const [allowance, counted, underWay, minutes] = await Promise.all([
    allowanceOf(context, hostId),
    countVideos(context.db, hostId),
    bytesUnderWay(context.db, hostId),
    minutesOf(context, hostId),
  ])
  return {
    videos: counted.videos,
    videosMax: allowance.videos,
    bytes: counted.bytes + underWay,
    bytesMax: limits.VIDEOS_BYTES_MAX,
    fileBytesMax: limits.VIDEO_BYTES_MAX,
    recordingSecondsMax: (allowance.recordingMinutes * MINUTE) / 1_000,
    types: Object.keys(VIDEO_TYPES) as VideoType[],
    serverNearlyFull,
    minutes,
    converts,
    transcribes,
  }
}

/**
 * Call it before you add `added` videos, in the same transaction, after `lockProfile`. Throws `video_limit_reached`,
 * `video_storage_full`.
 */
export async function refuseOverLimit(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
  { added, bytes = 0 }: { added: number; bytes?: number | null },
): Promise<void> {
  const { videos: most } = await allowanceOf({ ...context, db: trx }, hostId)
  const { videos, bytes: kept } = await countVideos(trx, hostId)
  if (videos + added > most) throw new AppError('video_limit_reached', { detail: `At most ${most}` })
  if (kept + (await bytesUnderWay(trx, hostId)) + (bytes ?? 0) > limits.VIDEOS_BYTES_MAX)
    throw new AppError('video_storage_full')
}

async function allowanceOf(
  context: Pick<Context, 'config' | 'db' | 'clock'>,
  hostId: HostId,
): Promise<ReturnType<typeof videoAllowanceOf>> {
  const plan = await planOf(context, hostId)
  return videoAllowanceOf({
    accountType: plan?.account_type ?? 'basic',
    planType: plan?.plan_type ?? 'Free',
  })
}
