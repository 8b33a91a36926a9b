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
  addresses: {
    name: 'organization-address',
    protects: 'strangers’ mailboxes from one account whose organization names many as its own',
    per: 'account',
    free: 5,
    periodSeconds: 24 * HOURS,
    past: 'wait',
  },
  // Past it no mail goes out, and the answer is the same.
  addressMails: {
    name: 'organization-address-mail',
    protects: 'a mailbox from being named as the address of many organizations',
    per: 'recipient',
    free: 5,
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
})
