import type { TrackingAppId } from '@scheduling/contract'

interface IntegrationTables {
  integrations: {
    host_id: string
    app_id: TrackingAppId
    tracking_id: string
    connected_at: Date
  }
}

declare module '../../database/schema.ts' {
  interface Database extends IntegrationTables {}
}
