import type { ExportPart } from '../exports/events.ts'
import { claimsOf, invitationsOf, referralsOf } from './store.ts'

export const invitationsPart: ExportPart = {
  name: 'invitations',
  rows: async ({ db }, host) => invitationsOf(db, host),
}

export const referralsPart: ExportPart = {
  name: 'referrals',
  rows: async ({ db }, host) => referralsOf(db, host),
}

export const rewardsPart: ExportPart = {
  name: 'rewards',
  rows: async ({ db }, host) => claimsOf(db, host),
}
