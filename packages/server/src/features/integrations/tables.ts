import type { TrackingAppId } from '@scheduling/contract'

export interface IntegrationTables {
  integrations: {
    host_id: string
    app_id: TrackingAppId
    tracking_id: string
    connected_at: Date
  }
}
