import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalogue.ts'
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
  /** Points that were claimed as a gift card. */
  reward_claims: { host_id: HostId; id: string; points: number; claimed_at: Date; sent_at: Date | null }
}

export const TABLES: KindsOf<ReferralTables> = {
  referred_hosts: 'host',
  referrals: 'host',
  referral_invitations: 'host',
  reward_claims: 'host',
}

/** Tables that are in no export of a host, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  referred_hosts: 'an id: whose link the host used',
}

declare module '../../database/schema.ts' {
  interface Database extends ReferralTables {}
}
