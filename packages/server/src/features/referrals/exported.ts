import type { ExportPart } from '../exports/events.ts'
import { claimsOf, entriesOf } from './points-store.ts'
import { invitationsOf, referralsOf } from './store.ts'

export const invitationsPart: ExportPart = {
  name: 'invitations',
  tables: ['referral_invitations'],
  // Without whether the mail went out: that depends on what other hosts send there.
  rows: async ({ db }, host) =>
    (await invitationsOf(db, host)).map(({ host_id, id, email, invited_at, reminded_at, referral_id }) => ({
      host_id,
      id,
      email,
      invited_at,
      reminded_at,
      referral_id,
    })),
}

export const referralsPart: ExportPart = {
  name: 'referrals',
  tables: ['referrals'],
  // Without the card, which belongs to somebody else.
  rows: async ({ db }, host) =>
    (await referralsOf(db, host)).map(({ host_id, id, joined_at, paid_at, taken_back_at }) => ({
      host_id,
      id,
      joined_at,
      paid_at,
      taken_back_at,
    })),
}

export const rewardsPart: ExportPart = {
  name: 'rewards',
  tables: ['reward_claims'],
  // Without which card it was: the mail has its code.
  rows: async ({ db }, host) =>
    (await claimsOf(db, host)).map(({ host_id, id, points, claimed_at, sent_at, returned_at }) => ({
      host_id,
      id,
      points,
      claimed_at,
      sent_at,
      returned_at,
    })),
}

export const pointsPart: ExportPart = {
  name: 'points',
  tables: ['point_entries'],
  rows: async ({ db }, host) => entriesOf(db, host),
}
