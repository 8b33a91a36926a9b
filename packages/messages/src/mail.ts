import { catalog, together } from './catalog.ts'
import type { AllMessages } from './catalog.ts'
import type { texts as accounts } from './en/mails/accounts.ts'
import type { texts as billing } from './en/mails/billing.ts'
import type { texts as bookings } from './en/mails/bookings.ts'
import type { texts as campaigns } from './en/mails/campaigns.ts'
import type { texts as clients } from './en/mails/clients.ts'
import type { texts as connections } from './en/mails/connections.ts'
import type { texts as deletion } from './en/mails/deletion.ts'
import type { texts as domains } from './en/mails/domains.ts'
import type { texts as exports } from './en/mails/exports.ts'
import type { texts as feedback } from './en/mails/feedback.ts'
import type { texts as memberRequests } from './en/mails/member-requests.ts'
import type { texts as notifications } from './en/mails/notifications.ts'
import type { texts as organizations } from './en/mails/organizations.ts'
import type { texts as polls } from './en/mails/polls.ts'
import type { texts as referrals } from './en/mails/referrals.ts'
import type { texts as shared } from './en/mails/shared.ts'
import type { texts as webhooks } from './en/mails/webhooks.ts'

/** The texts of each capability's emails, and those that several of them use. Keys are unique across them. */
export const MAIL_CATALOGS = {
  accounts: catalog<typeof accounts>((language) => import(`./${language}/mails/accounts.ts`)),
  billing: catalog<typeof billing>((language) => import(`./${language}/mails/billing.ts`)),
  bookings: catalog<typeof bookings>((language) => import(`./${language}/mails/bookings.ts`)),
  campaigns: catalog<typeof campaigns>((language) => import(`./${language}/mails/campaigns.ts`)),
  clients: catalog<typeof clients>((language) => import(`./${language}/mails/clients.ts`)),
  connections: catalog<typeof connections>((language) => import(`./${language}/mails/connections.ts`)),
  deletion: catalog<typeof deletion>((language) => import(`./${language}/mails/deletion.ts`)),
  domains: catalog<typeof domains>((language) => import(`./${language}/mails/domains.ts`)),
  exports: catalog<typeof exports>((language) => import(`./${language}/mails/exports.ts`)),
  feedback: catalog<typeof feedback>((language) => import(`./${language}/mails/feedback.ts`)),
  memberRequests: catalog<typeof memberRequests>(
    (language) => import(`./${language}/mails/member-requests.ts`),
  ),
  notifications: catalog<typeof notifications>((language) => import(`./${language}/mails/notifications.ts`)),
  organizations: catalog<typeof organizations>((language) => import(`./${language}/mails/organizations.ts`)),
  polls: catalog<typeof polls>((language) => import(`./${language}/mails/polls.ts`)),
  referrals: catalog<typeof referrals>((language) => import(`./${language}/mails/referrals.ts`)),
  shared: catalog<typeof shared>((language) => import(`./${language}/mails/shared.ts`)),
  webhooks: catalog<typeof webhooks>((language) => import(`./${language}/mails/webhooks.ts`)),
}

/** All of them, for a server. */
export const mailTexts = together(MAIL_CATALOGS)

export type MailMessages = AllMessages<(typeof MAIL_CATALOGS)[keyof typeof MAIL_CATALOGS]>
