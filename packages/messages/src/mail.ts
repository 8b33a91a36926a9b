import { catalogue, together } from './catalogue.ts'
import type { AllMessages } from './catalogue.ts'
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
export const MAIL_CATALOGUES = {
  accounts: catalogue<typeof accounts>((language) => import(`./${language}/mails/accounts.ts`)),
  billing: catalogue<typeof billing>((language) => import(`./${language}/mails/billing.ts`)),
  bookings: catalogue<typeof bookings>((language) => import(`./${language}/mails/bookings.ts`)),
  campaigns: catalogue<typeof campaigns>((language) => import(`./${language}/mails/campaigns.ts`)),
  clients: catalogue<typeof clients>((language) => import(`./${language}/mails/clients.ts`)),
  connections: catalogue<typeof connections>((language) => import(`./${language}/mails/connections.ts`)),
  deletion: catalogue<typeof deletion>((language) => import(`./${language}/mails/deletion.ts`)),
  domains: catalogue<typeof domains>((language) => import(`./${language}/mails/domains.ts`)),
  exports: catalogue<typeof exports>((language) => import(`./${language}/mails/exports.ts`)),
  feedback: catalogue<typeof feedback>((language) => import(`./${language}/mails/feedback.ts`)),
  memberRequests: catalogue<typeof memberRequests>(
    (language) => import(`./${language}/mails/member-requests.ts`),
  ),
  notifications: catalogue<typeof notifications>(
    (language) => import(`./${language}/mails/notifications.ts`),
  ),
  organizations: catalogue<typeof organizations>(
    (language) => import(`./${language}/mails/organizations.ts`),
  ),
  polls: catalogue<typeof polls>((language) => import(`./${language}/mails/polls.ts`)),
  referrals: catalogue<typeof referrals>((language) => import(`./${language}/mails/referrals.ts`)),
  shared: catalogue<typeof shared>((language) => import(`./${language}/mails/shared.ts`)),
  webhooks: catalogue<typeof webhooks>((language) => import(`./${language}/mails/webhooks.ts`)),
}

/** All of them, for a server. */
export const mailTexts = together(MAIL_CATALOGUES)

export type MailMessages = AllMessages<(typeof MAIL_CATALOGUES)[keyof typeof MAIL_CATALOGUES]>
