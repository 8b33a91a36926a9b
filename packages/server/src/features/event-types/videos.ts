import type { EventType, Video } from '@scheduling/contract'
import type { Db } from '../../database/schema.ts'
import { fieldError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import { ownsVideo } from '../videos/operations.ts'
import { eventTypesWithVideos } from './store.ts'

/** Throws `invalid_input` for a video that is not in the host's library. */
export async function refuseUnknownVideo(
  db: Db,
  hostId: HostId,
  video: EventType['video'] | undefined,
): Promise<void> {
  if (video?.kind !== 'own' || (await ownsVideo(db, hostId, video.id))) return
  throw fieldError('video.id', 'not_found', `Expected a video of this account; "${video.id}" is none`)
}

/** Event types that show these videos, by the id of the video. */
export async function usesOfVideos(
  db: Db,
  hostId: HostId,
  videoIds: readonly string[],
): Promise<ReadonlyMap<string, Video['usedIn']>> {
  const events = await eventTypesWithVideos(db, hostId, videoIds)
  return new Map(
    [...Map.groupBy(events, ({ video_id }) => video_id)].map(([videoId, all]) => [
      videoId,
      all.map(({ id, name }) => ({ kind: 'event_type', id, name })),
    ]),
  )
}
