import type { Team } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { hook } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { Offer, OfferedPeople, OfferLink, OfferOwner, PageOffer } from './offer.ts'
import type { Origin, OriginKind } from './origin.ts'

/** Makes the offers of one kind of origin. */
export interface OriginSource {
  kind: OriginKind
  /** Includes deleted ones. `only`: its pools may leave out everybody else. */
  offerById(
    db: Db,
    hostId: HostId,
    id: string,
    now: Instant,
    only?: readonly HostId[],
  ): Promise<Offer | undefined>
  /** The offer at an address below a host's page; absent if such offers have no address. */
  offerAt?(db: Db, ownerLink: string, slug: string, now: Instant): Promise<PageOffer | undefined>
  /** Whose time one would take that is not saved yet; absent if nobody previews such offers. */
  peopleOfNew?(db: Db, hostId: HostId, now: Instant): Promise<OfferedPeople | undefined>
  /** The people of a team that is not saved; absent if such offers have no teams. Throws `organization_not_found`, `invalid_input`. */
  peopleOfUnsavedTeam?(
    context: Pick<Context, 'db' | 'clock'>,
    owner: OfferOwner,
    id: string,
    team: Team,
  ): Promise<Pick<OfferedPeople, 'hosts' | 'pools'>>
}

export const ORIGINS = hook<OriginSource>('where offers come from')

/** What a limited link leads to. */
export interface OfferAtLink {
  hostId: HostId
  origin: Origin
  link: OfferLink
}

/** The limited link at an address below a host's page, also when it has ended. */
type FindLink = (db: Db, ownerLink: string, slug: string, now: Instant) => Promise<OfferAtLink | undefined>

export const LIMITED_LINKS = hook<FindLink>('limited links to offers')
