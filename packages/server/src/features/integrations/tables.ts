import type { TrackingAppId } from '@scheduling/contract'
import type { KindsOf } from '../../database/catalog.ts'
import type { HostId } from '../../host-id.ts'

export interface IntegrationTables {
  integrations: {
    host_id: HostId
    app_id: TrackingAppId
    tracking_id: string
    connected_at: Date
  }
}

export const TABLES: KindsOf<IntegrationTables> = {
  integrations: 'host',
}

declare module '../../database/schema.ts' {
  interface Database extends IntegrationTables {}
}
