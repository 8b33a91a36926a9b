import type { Video } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'

/** Where a video is on its way, in words. */
export function stateText({ state, failure }: Pick<Video, 'state' | 'failure'>, t: HostTranslate): string {
  return state === 'failed' ? t(`videos.failure_${failure ?? 'other'}`) : t(`videos.state_${state}`)
}

/** Whether only its host sees it by now. */
export function hasEnded({ until }: Pick<Video, 'until'>, now: Instant): boolean {
  return until !== null && Date.parse(until) <= now
}
