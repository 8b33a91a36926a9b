import type { PointEntryKind } from '@scheduling/domain'
import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalog.ts'
import type { HostId } from '../../host-id.ts'

export interface ReferralTables {
  /** The host whose link a host came by; `id` is how the inviting host sees it. */
  referred_hosts: { host_id: HostId; by_host: HostId; id: string }
  /** People who came by a host's link, without their names. */
  referrals: {
    host_id: HostId
    id: string
    joined_at: Date
    paid_at: Date | null
    /** The card that paid, as a digest. */
    card_mark: Generated<Buffer | null>
    /** The money went back, and the points with it. */
    taken_back_at: Generated<Date | null>
  }
  referral_invitations: {
    host_id: HostId
    id: string
    email: string
    invited_at: Date
    /** False if the mailbox had enough of such mails. The host is not told. */
    is_mailed: Generated<boolean>
    /** Who signed up with this very mail, among `referrals`. */
    referral_id: Generated<string | null>
    reminded_at: Generated<Date | null>
    /** Hidden from the host since then. */
    deleted_at: Generated<Date | null>
  }
  /** Every change of a host's points. Rows are only added. */
  point_entries: {
    host_id: HostId
    id: string
    kind: PointEntryKind
    points: number
    referral_id: string | null
    claim_id: string | null
    at: Date
  }
  /** Points that were claimed as a gift card. */
  reward_claims: {
    host_id: HostId
    id: string
    points: number
    claimed_at: Date
    sent_at: Date | null
    /** The operator looks at it before it is sent. */
    held_at: Generated<Date | null>
    /** It is never sent, and its points went back. */
    returned_at: Generated<Date | null>
    /** The card of the stock that was sent; null if the operator sent one by hand. */
    card_id: Generated<string | null>
  }
  /** Gift cards that the operator has bought. */
  gift_cards: {
    id: string
    points: number
    /** Sealed for this row. */
    code: Buffer
    code_hash: Buffer
    loaded_at: Date
    for_host: Generated<HostId | null>
    claim_id: Generated<string | null>
    given_at: Generated<Date | null>
  }
}

export const TABLES: KindsOf<ReferralTables> = {
  referred_hosts: 'host',
  referrals: 'host',
  referral_invitations: 'host',
  point_entries: 'host',
  reward_claims: 'host',
  gift_cards: 'machinery',
}

/** Tables that are in no export of a host, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  referred_hosts: 'an id: whose link the host used',
}

declare module '../../database/schema.ts' {
  interface Database extends ReferralTables {}
}
