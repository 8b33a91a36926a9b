import type { VideoLimits } from '@scheduling/contract'
import type { VideoType } from '@scheduling/contract/video-uploads'
import { VIDEO_TYPES } from '@scheduling/contract/video-uploads'
import { limits, MINUTE } from '@scheduling/domain'
import { videoAllowanceOf } from '@scheduling/domain/entitlements'
import type { Transaction } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Database, Db } from '../../../database/schema.ts'
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
  const [allowance, used, minutes] = await Promise.all([
    allowanceOf(context, hostId),
    usedBy(context.db, hostId),
    minutesOf(context, hostId),
  ])
  return {
    videos: used.videos,
    videosMax: allowance.videos,
    bytes: used.bytes,
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
 * Call it before you add `added` videos, in the same transaction, after `lockProfile`. `bytes`: of a file that comes; null
 * while nobody knows how many. Throws `video_limit_reached`, and with `bytes` `video_storage_full`.
 */
export async function refuseOverLimit(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
  { added, bytes }: { added: number; bytes?: number | null },
): Promise<void> {
  const { videos: most } = await allowanceOf({ ...context, db: trx }, hostId)
  const used = await usedBy(trx, hostId)
  if (used.videos + added > most) throw new AppError('video_limit_reached', { detail: `At most ${most}` })
  if (bytes !== undefined && used.bytes + (bytes ?? 1) > limits.VIDEOS_BYTES_MAX)
    throw new AppError('video_storage_full')
}

/**
 * What counts for the limits of a host. Deleting makes room at once. Deleted videos keep their files for some days, so
 * what they take beyond another full allowance counts: otherwise, deleting and uploading in turn would fill the disk.
 */
async function usedBy(db: Db, hostId: HostId): Promise<{ videos: number; bytes: number }> {
  const [kept, underWay] = await Promise.all([countVideos(db, hostId), bytesUnderWay(db, hostId)])
  const deletedBytes = kept.deletedBytes + underWay.deletedBytes
  return {
    videos: kept.videos,
    bytes: kept.bytes + underWay.bytes + Math.max(0, deletedBytes - limits.VIDEOS_BYTES_MAX),
  }
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
