import { accounts } from './accounts/routes.ts'
import { administration } from './administration/routes.ts'
import { activity } from './activity/routes.ts'
import { apiKeys } from './api-keys/routes.ts'
import { analytics } from './analytics/routes.ts'
import { availability } from './availability/routes.ts'
import { billing } from './billing/routes.ts'
import { bookingLinks } from './booking-links/routes.ts'
import { bookings } from './bookings/routes.ts'
import { branding } from './branding/routes.ts'
import { calendars } from './calendars/routes.ts'
import { campaigns } from './campaigns/routes.ts'
import { clients } from './clients/routes.ts'
import { connections } from './connections/routes.ts'
import { crms } from './crms/routes.ts'
import { daysOff } from './days-off/routes.ts'
import { deletion } from './deletion/routes.ts'
import { emailAddress } from './email-address/routes.ts'
import { domains } from './domains/routes.ts'
import { embeds } from './embeds/routes.ts'
import { eventTypes } from './event-types/routes.ts'
import { exports } from './exports/routes.ts'
import { feedback } from './feedback/routes.ts'
import { handovers } from './handovers/routes.ts'
import { integrations } from './integrations/routes.ts'
import { managed } from './managed/routes.ts'
import { memberRequests } from './member-requests/routes.ts'
import { notifications } from './notifications/routes.ts'
import { oauth } from './oauth/routes.ts'
import { oneOffs } from './one-offs/routes.ts'
import { organizations } from './organizations/routes.ts'
import { outreach } from './outreach/routes.ts'
import { overview } from './overview/routes.ts'
import { passkeys } from './passkeys/routes.ts'
import { passwordReset } from './password-reset/routes.ts'
import { passwords } from './passwords/routes.ts'
import { polls } from './polls/routes.ts'
import { publicPages } from './pages/routes.ts'
import { referrals } from './referrals/routes.ts'
import { retention } from './retention/routes.ts'
import { routing } from './routing/routes.ts'
import { settings } from './settings/routes.ts'
import { sharedSettings } from './shared-settings/routes.ts'
import { signIn } from './sign-in/routes.ts'
import { signUp } from './sign-up/routes.ts'
import { slots } from './slots/routes.ts'
import { teams } from './teams/routes.ts'
import { timesBlocks } from './times-blocks/routes.ts'
import { twoFactor } from './two-factor/routes.ts'
import { videos } from './videos/routes.ts'
import { webhooks } from './webhooks/routes.ts'

/** Every route under `/api/v1`, by capability. */
export const capabilities = {
  accounts,
  organizations,
  outreach,
  memberRequests,
  handovers,
  signUp,
  signIn,
  passwords,
  passwordReset,
  emailAddress,
  passkeys,
  apiKeys,
  oauth,
  twoFactor,
  settings,
  branding,
  activity,
  analytics,
  administration,
  deletion,
  retention,
  referrals,
  domains,
  exports,
  availability,
  daysOff,
  eventTypes,
  bookingLinks,
  managed,
  sharedSettings,
  oneOffs,
  timesBlocks,
  polls,
  routing,
  slots,
  teams,
  publicPages,
  bookings,
  billing,
  calendars,
  campaigns,
  clients,
  connections,
  crms,
  embeds,
  feedback,
  integrations,
  notifications,
  overview,
  videos,
  webhooks,
}

type Capabilities = typeof capabilities
type All<C> = (C extends unknown ? (each: C) => void : never) extends (all: infer Routes) => void
  ? Routes
  : never

export type Api = All<Capabilities[keyof Capabilities]>
export const api = Object.assign({}, ...Object.values(capabilities)) as Api

/** Routes that answer with JSON, as the client expects it. */
export type JsonRoute = { [K in keyof Api]: Api[K]['gives'] extends 'json' ? K : never }[keyof Api]

/** Routes that answer with a file. */
export type FileRoute = { [K in keyof Api]: Api[K]['gives'] extends 'file' ? K : never }[keyof Api]
