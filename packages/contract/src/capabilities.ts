import { administration } from './administration/index.ts'
import { analytics } from './analytics/index.ts'
import { apiKeys } from './api-keys/index.ts'
import { availability } from './availability/index.ts'
import { billing } from './billing/index.ts'
import { bookingLinks } from './booking-links/index.ts'
import { bookings } from './bookings/index.ts'
import { calendars } from './calendars/index.ts'
import { campaigns } from './campaigns/index.ts'
import { clients } from './clients/index.ts'
import { connections } from './connections/index.ts'
import { crms } from './crms/index.ts'
import { daysOff } from './days-off/index.ts'
import { deletion } from './deletion/index.ts'
import { domains } from './domains/index.ts'
import { emailAddress } from './email-address/index.ts'
import { embeds } from './embeds/index.ts'
import { eventTypes } from './event-types/index.ts'
import { exports } from './exports/index.ts'
import { integrations } from './integrations/index.ts'
import { managed } from './managed/index.ts'
import { memberRequests } from './member-requests/index.ts'
import { notifications } from './notifications/index.ts'
import { oauth } from './oauth/index.ts'
import { oneOffs } from './one-offs/index.ts'
import { organizations } from './organizations/index.ts'
import { outreach } from './outreach/index.ts'
import { pages } from './pages/index.ts'
import { passkeys } from './passkeys/index.ts'
import { passwordReset } from './password-reset/index.ts'
import { passwords } from './passwords/index.ts'
import { plans } from './plans/index.ts'
import { polls } from './polls/index.ts'
import { referrals } from './referrals/index.ts'
import { retention } from './retention/index.ts'
import { routing } from './routing/index.ts'
import { settings } from './settings/index.ts'
import { signIn } from './sign-in/index.ts'
import { signUp } from './sign-up/index.ts'
import { twoFactor } from './two-factor/index.ts'
import { videos } from './videos/index.ts'
import { webhooks } from './webhooks/index.ts'

/**
 * What each capability adds to the shared lists. Only literals: the browser reads them, and the types of routes
 * depend on them. `api.ts` lists the routes themselves.
 */
export const CAPABILITIES = [
  administration,
  analytics,
  apiKeys,
  availability,
  billing,
  bookingLinks,
  bookings,
  calendars,
  campaigns,
  clients,
  connections,
  crms,
  daysOff,
  deletion,
  domains,
  emailAddress,
  embeds,
  eventTypes,
  exports,
  integrations,
  managed,
  memberRequests,
  notifications,
  oauth,
  oneOffs,
  organizations,
  outreach,
  pages,
  passkeys,
  passwordReset,
  passwords,
  plans,
  polls,
  referrals,
  retention,
  routing,
  settings,
  signIn,
  signUp,
  twoFactor,
  videos,
  webhooks,
] as const

type Capability = (typeof CAPABILITIES)[number]

/** The values of one part, over all capabilities. */
export type PartsOf<Part extends string> = Extract<Capability, Record<Part, unknown>>[Part]

/** The keys of each value. */
export type KeysOf<Parts> = Parts extends unknown ? keyof Parts : never
