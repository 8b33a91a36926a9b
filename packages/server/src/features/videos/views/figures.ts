import type { VideoFigures, WatchFigures } from '@scheduling/contract'
import { DAY, limits } from '@scheduling/domain'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import type { StoredVideo } from '../record/store.ts'
import { videoById } from '../record/store.ts'
import type { Watcher } from './figures-store.ts'
import { edgesOf, medianLength, watchersOfVideo } from './figures-store.ts'
import { deleteViewsBefore } from './store.ts'

export type { Watcher } from './figures-store.ts'
export { watchersOfCampaign } from './figures-store.ts'

const QUARTERS = [0.25, 0.5, 0.75, 0.95]
// More points than a chart has room for say nothing.
const CURVE_POINTS = 240

export async function videoFigures(context: Context, video: StoredVideo): Promise<VideoFigures> {
  const { host_id: hostId, id: videoId } = video
  const [seconds, watchers, edges] = await Promise.all([
    watchedLengthOf(context.db, video),
    watchersOfVideo(context.db, hostId, videoId),
    edgesOf(context.db, hostId, videoId),
  ])
  return { ...figuresOf(watchers, seconds), ...curveOf(edges, seconds) }
}

/** In seconds. Null if nobody knows. */
export async function lengthOfVideo(
  { db }: Context,
  hostId: HostId,
  videoId: string,
): Promise<number | null> {
  return (await videoById(db, hostId, videoId))?.seconds ?? null
}

/** Of which views watch a part, in seconds. Null if nobody knows. */
export async function watchedLengthOf(
  db: Db,
  { host_id: hostId, id, seconds, external_id }: StoredVideo,
): Promise<number | null> {
  return external_id === null ? seconds : medianLength(db, hostId, id)
}

/** The same for a video that may be gone. */
export async function watchedLengthOfVideo(
  { db }: Pick<Context, 'db'>,
  hostId: HostId,
  videoId: string,
): Promise<number | null> {
  const video = await videoById(db, hostId, videoId)
  return video ? watchedLengthOf(db, video) : null
}

/** `seconds`: of the video; null if nobody knows. */
export function figuresOf(watchers: readonly Watcher[], seconds: number | null): WatchFigures {
  const people = watchers.filter(({ isSuspect }) => !isSuspect)
  const played = people.filter(({ playedAt }) => playedAt !== null)
  return {
    opened: people.length,
    played: played.length,
    quarters: QUARTERS.map((part) => played.filter((each) => partOf(each, seconds) >= part).length),
    clicked: people.filter(({ clickedAt }) => clickedAt !== null).length,
    booked: people.filter(({ bookedAt }) => bookedAt !== null).length,
    bookedSeconds: people
      .flatMap(({ bookedSecond }) => (bookedSecond === null ? [] : [bookedSecond]))
      .toSorted((one, other) => one - other)
      .slice(0, CURVE_POINTS),
    secondsWatched: people.reduce((total, each) => total + each.seconds, 0),
    suspect: watchers.length - people.length,
  }
}

/** From 0 to 1. */
export function partOf({ seconds }: Pick<Watcher, 'seconds'>, length: number | null): number {
  // The last second of a video is rarely a whole one.
  return length === null || length === 0 ? 0 : Math.min(1, seconds / Math.max(1, Math.floor(length)))
}

/** How many views played each part of the video. */
function curveOf(
  edges: readonly { second: number; change: number }[],
  length: number | null,
): Pick<VideoFigures, 'curve' | 'step'> {
  if (length === null || edges.length === 0) return { curve: [], step: 1 }
  const seconds = Math.max(1, Math.ceil(length))
  const step = Math.ceil(seconds / CURVE_POINTS)
  const curve: number[] = []
  let [watching, next] = [0, 0]
  let most = 0
  for (let second = 0; second < seconds; second++) {
    for (let edge = edges[next]; edge && edge.second <= second; edge = edges[next]) {
      watching += edge.change
      next++
    }
    most = Math.max(most, watching)
    if ((second + 1) % step === 0 || second === seconds - 1) {
      curve.push(most)
      most = 0
    }
  }
  return { curve, step }
}

/** Called by the daily job. Repeat: does nothing. */
export async function cleanUpViews({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteViewsBefore(db, new Date(clock.now() - limits.VIDEO_VIEWS_DAYS * DAY))
}
