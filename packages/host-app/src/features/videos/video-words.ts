import type { Video } from '@scheduling/contract'
import type { HostTranslate } from '@scheduling/messages/host'

/** Where a video is on its way, in words. */
export function stateText({ state, failure }: Pick<Video, 'state' | 'failure'>, t: HostTranslate): string {
  return state === 'failed' ? t(`videos.failure_${failure ?? 'other'}`) : t(`videos.state_${state}`)
}
