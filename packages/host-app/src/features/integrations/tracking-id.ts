import { TRACKING_APPS } from '@scheduling/contract/tracking-apps'
import type { TrackingAppId } from '@scheduling/contract'
import type { HostTranslate } from '@scheduling/messages/host'

/** As it is sent and kept: ids are pasted with spaces around them and in any case. */
export function settleTrackingId(typed: string): string {
  return typed.trim().toUpperCase()
}

/** What is wrong with an id, if anything. */
export function trackingIdProblem(appId: TrackingAppId, typed: string, t: HostTranslate): string | undefined {
  const { pattern, example } = TRACKING_APPS[appId]
  const id = settleTrackingId(typed)
  if (id === '') return t('field.required')
  return pattern.test(id) ? undefined : t('tracking.format', { example })
}
