import type { Integration } from '@scheduling/contract'
import type { StoredIntegration } from './store.ts'

export function presentIntegration({ app_id, tracking_id }: StoredIntegration): Integration {
  return { appId: app_id, trackingId: tracking_id }
}
