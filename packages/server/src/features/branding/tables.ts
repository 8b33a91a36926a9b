import type { ImageKind } from '@scheduling/contract/images'
import type { KindsOf } from '../../database/catalogue.ts'
import type { HostId } from '../../host-id.ts'

export interface BrandingTables {
  /** Pictures that were replaced. */
  former_images: { host_id: HostId; kind: ImageKind; file: string; replaced_at: Date }
}

export const TABLES: KindsOf<BrandingTables> = {
  former_images: 'host',
}

declare module '../../database/schema.ts' {
  interface Database extends BrandingTables {}
}
