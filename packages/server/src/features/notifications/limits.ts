import { limits } from '@scheduling/domain'
import { HOURS, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  // Anybody who types an address makes this server write to it. Mails beyond the limit wait, and go out as one.
  mailsPerRecipient: {
    name: 'mails-recipient',
    protects: 'a mailbox from mails about bookings that others make in its name',
    per: 'recipient',
    free: 20,
    periodSeconds: HOURS,
    past: 'wait',
  },
  // Counts for whoever owns the organization, and stays when it is given away or deleted. How many are free follows from the
  // organization's standing.
  strangersOfOwner: {
    name: 'mails-strangers-of-owner',
    protects: 'strangers’ mailboxes from one person with one organization after the other',
    per: 'account',
    free: 100,
    periodSeconds: 24 * HOURS,
    past: 'wait',
  },
  confirmationResends: {
    name: 'mails-again',
    protects: 'an invitee from a host who sends the same mail again and again',
    per: 'booking',
    free: limits.CONFIRMATIONS_AGAIN_A_DAY,
    periodSeconds: 24 * HOURS,
    past: 'wait',
  },
  strangerMails: {
    name: 'mails-stranger',
    protects: 'a mailbox from invitations of many hosts that its owner has never heard of',
    per: 'recipient',
    free: 20,
    periodSeconds: 24 * HOURS,
    past: 'wait',
  },
})
