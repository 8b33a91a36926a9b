import { HOURS, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  invitations: {
    name: 'referral-invitation',
    protects: 'strangers’ mailboxes from one host who names many',
    per: 'host',
    free: 20,
    freeOfNetwork: 80,
    periodSeconds: 24 * HOURS,
    past: 'wait',
  },
  reminders: {
    name: 'referral-reminder',
    protects: 'strangers’ mailboxes from one host who reminds many',
    per: 'host',
    free: 20,
    freeOfNetwork: 80,
    periodSeconds: 24 * HOURS,
    past: 'wait',
  },
  // Past the limits of a mailbox no mail goes out, and the answer is the same.
  invitationMails: {
    name: 'referral-invitation-mail',
    protects: 'a mailbox from the invitations of many hosts',
    per: 'recipient',
    free: 2,
    periodSeconds: 30 * 24 * HOURS,
    past: 'wait',
  },
  reminderMails: {
    name: 'referral-reminder-mail',
    protects: 'a mailbox from the reminders of many hosts',
    per: 'recipient',
    free: 1,
    periodSeconds: 30 * 24 * HOURS,
    past: 'wait',
  },
})
