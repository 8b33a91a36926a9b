import { accounts } from './accounts.ts'
import { administration } from './administration.ts'
import { activity } from './activity.ts'
import { analytics } from './analytics.ts'
import { availability } from './availability.ts'
import { billing } from './billing.ts'
import { bookings } from './bookings.ts'
import { branding } from './branding.ts'
import { calendars } from './calendars.ts'
import { connections } from './connections.ts'
import { deletion } from './deletion.ts'
import { emailAddress } from './email-address.ts'
import { domains } from './domains.ts'
import { embeds } from './embeds.ts'
import { eventTypes } from './event-types.ts'
import { exports } from './exports.ts'
import { feedback } from './feedback.ts'
import { integrations } from './integrations.ts'
import { notifications } from './notifications.ts'
import { oneOffs } from './one-offs.ts'
import { passkeys } from './passkeys.ts'
import { passwordReset } from './password-reset.ts'
import { passwords } from './passwords.ts'
import { polls } from './polls.ts'
import { publicPages } from './public-pages.ts'
import { referrals } from './referrals.ts'
import { retention } from './retention.ts'
import { settings } from './settings.ts'
import { slots } from './slots.ts'
import { twoFactor } from './two-factor.ts'
import { webhooks } from './webhooks.ts'

/** Every route under `/api/v1`, by capability. */
export const capabilities = {
  accounts,
  passwords,
  passwordReset,
  emailAddress,
  passkeys,
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
  eventTypes,
  oneOffs,
  polls,
  slots,
  publicPages,
  bookings,
  billing,
  calendars,
  connections,
  embeds,
  feedback,
  integrations,
  notifications,
  webhooks,
}

type Capabilities = typeof capabilities
type All<C> = (C extends unknown ? (each: C) => void : never) extends (all: infer Routes) => void
  ? Routes
  : never

export type Api = All<Capabilities[keyof Capabilities]>
export const api = Object.assign({}, ...Object.values(capabilities)) as Api

/** Those that answer with JSON, as the client expects it. */
export type JsonRoute = { [K in keyof Api]: Api[K]['gives'] extends 'json' ? K : never }[keyof Api]

/** Those that answer with a file. */
export type FileRoute = { [K in keyof Api]: Api[K]['gives'] extends 'file' ? K : never }[keyof Api]
