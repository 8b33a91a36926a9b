import type { Instant } from '@scheduling/domain'
import { occasion } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { Offer, PageOffer } from './offer.ts'
import type { OriginKind } from './origin.ts'

/** How the offers of one kind of origin are made. */
export interface OriginSource {
  kind: OriginKind
  /** Also of one that is gone. */
  offerById(db: Db, hostId: HostId, id: string, now: Instant): Promise<Offer | undefined>
  /** What is at an address below a host's page; absent where such offers have none. */
  offerAt?(db: Db, ownerLink: string, slug: string, now: Instant): Promise<PageOffer | undefined>
}

export const ORIGINS = occasion<OriginSource>('where offers come from')
