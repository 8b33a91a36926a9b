import type { ImageKind } from '@scheduling/contract/images'
import type { KindsOf } from '../../database/catalog.ts'
import type { HostId } from '../../host-id.ts'

export interface BrandingTables {
  /** Pictures that were replaced. */
  former_images: { host_id: HostId; kind: ImageKind; file: string; replaced_at: Date }
}

export const TABLES: KindsOf<BrandingTables> = {
  former_images: 'host',
}

/** Tables that are in no export of a host, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  former_images: 'file names only',
}

declare module '../../database/schema.ts' {
  interface Database extends BrandingTables {}
}
