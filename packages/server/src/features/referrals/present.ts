import type { Referrals } from '@scheduling/contract'
import { invitationStatus, mayRemind } from '@scheduling/domain'
import type { Earning, Instant } from '@scheduling/domain'
import { dollarsOf } from './gift-cards.ts'
import type { StoredClaim } from './points-store.ts'
import type { StoredInvitation, StoredReferral } from './store.ts'

type StoredEarning = Pick<StoredReferral, 'paid_at' | 'taken_back_at'>

export function earningOf({ paid_at, taken_back_at }: StoredEarning): Earning {
  return { paidAt: paid_at && paid_at.getTime(), takenBackAt: taken_back_at && taken_back_at.getTime() }
}

/** `referrals`: all of the host. */
export function presentInvitation(
  { id, email, invited_at, reminded_at, referral_id }: StoredInvitation,
  referrals: readonly StoredReferral[],
  now: Instant,
): Referrals['invitations'][number] {
  const brought = referral_id === null ? undefined : referrals.find((one) => one.id === referral_id)
  const status = invitationStatus(brought ? earningOf(brought) : null)
  const [invitedAt, remindedAt] = [invited_at.getTime(), reminded_at && reminded_at.getTime()]
  return {
    id,
    email,
    status,
    invitedAt: invited_at.toISOString(),
    remindedAt: reminded_at && reminded_at.toISOString(),
    canRemind: mayRemind({ status, invitedAt, remindedAt }, now),
  }
}

export function presentClaim({
  id,
  points,
  claimed_at,
  sent_at,
  returned_at,
}: StoredClaim): Referrals['claims'][number] {
  return {
    id,
    points,
    dollars: dollarsOf(points),
    claimedAt: claimed_at.toISOString(),
    sentAt: sent_at?.toISOString() ?? null,
    returnedAt: returned_at?.toISOString() ?? null,
  }
}
