import { TRACKING_APPS } from '@scheduling/contract/tracking-apps'
import type { TrackingAppId } from '@scheduling/contract'
import type { HostTranslate } from '@scheduling/messages/host'

/** The format in which an id is sent and stored. People paste ids with spaces around them and in any case. */
export function settleTrackingId(typed: string): string {
  return typed.trim().toUpperCase()
}

/** The problem with an id, if there is one. */
export function trackingIdProblem(appId: TrackingAppId, typed: string, t: HostTranslate): string | undefined {
  const { pattern, example } = TRACKING_APPS[appId]
  const id = settleTrackingId(typed)
  if (id === '') return t('field.required')
  return pattern.test(id) ? undefined : t('tracking.format', { example })
}
