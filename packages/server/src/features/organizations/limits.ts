import { HOURS, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  // Each blocks a name for others.
  organizations: {
    name: 'organization',
    protects: 'addresses that others want from one host who takes many',
    per: 'host',
    free: 5,
    periodSeconds: 24 * HOURS,
    past: 'wait',
  },
  invitations: {
    name: 'organization-invitation',
    protects: 'strangers’ mailboxes from one organization that names many',
    per: 'host',
    free: 50,
    freeOfNetwork: 200,
    periodSeconds: 24 * HOURS,
    past: 'wait',
  },
  // Past it no mail goes out, and the answer is the same.
  invitationMails: {
    name: 'organization-invitation-mail',
    protects: 'a mailbox from the invitations of many organizations',
    per: 'recipient',
    free: 5,
    periodSeconds: 7 * 24 * HOURS,
    past: 'wait',
  },
  emails: {
    name: 'organization-email',
    protects: 'strangers’ mailboxes from one account whose organization names many as its own',
    per: 'account',
    free: 5,
    periodSeconds: 24 * HOURS,
    past: 'wait',
  },
  // Past it no mail goes out, and the answer is the same.
  emailMails: {
    name: 'organization-email-mail',
    protects: 'a mailbox from being named as the email of many organizations',
    per: 'recipient',
    free: 5,
    periodSeconds: 24 * HOURS,
    past: 'wait',
  },
  transfers: {
    name: 'organization-transfer',
    protects: 'members’ mailboxes from an owner who asks them again and again',
    per: 'account',
    free: 10,
    periodSeconds: 24 * HOURS,
    past: 'wait',
  },
  acceptances: {
    name: 'organization-accept',
    protects: 'keys of invitations from guesses',
    per: 'network',
    free: 50,
    periodSeconds: HOURS,
    past: 'wait',
  },
  joinings: {
    name: 'organization-joining',
    protects: 'keys to accept with from guesses',
    per: 'network',
    free: 200,
    periodSeconds: HOURS,
    past: 'wait',
  },
})
