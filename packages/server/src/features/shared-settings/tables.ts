import type { SharedField, SharedSettings } from '@scheduling/contract'
import type { Json } from '../../database/columns.ts'
import type { KindsOf } from '../../database/catalog.ts'
import type { HostId } from '../../host-id.ts'

export interface SharedSettingsTables {
  shared_settings: {
    /** The organization. */
    host_id: HostId
    shared: Json<SharedSettings>
  }
  inherited_settings: {
    /** The person. */
    host_id: HostId
    field: SharedField
    organization: HostId
  }
}

export const TABLES: KindsOf<SharedSettingsTables> = {
  shared_settings: 'host',
  inherited_settings: 'host',
}

declare module '../../database/schema.ts' {
  interface Database extends SharedSettingsTables {}
}
