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
  strangerMails: {
    name: 'mails-stranger',
    protects: 'a mailbox from invitations of many hosts that its owner has never heard of',
    per: 'recipient',
    free: 20,
    periodSeconds: 24 * HOURS,
    past: 'wait',
  },
})
