import type { Video } from '@scheduling/contract'
import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { campaignsWithVideos } from './record/store.ts'

/** Campaigns that show these videos, by the id of the video. */
export async function usesOfVideos(
  db: Db,
  hostId: HostId,
  videoIds: readonly string[],
): Promise<ReadonlyMap<string, Video['usedIn']>> {
  const campaigns = await campaignsWithVideos(db, hostId, videoIds)
  return new Map(
    [...Map.groupBy(campaigns, ({ video_id }) => String(video_id))].map(([videoId, all]) => [
      videoId,
      all.map(({ id, name }) => ({ kind: 'campaign', id, name })),
    ]),
  )
}
