import { catalog, together } from './catalog.ts'
import type { texts as activity } from './en/rooms/activity.ts'
import type { texts as administration } from './en/rooms/administration.ts'
import type { texts as analytics } from './en/rooms/analytics.ts'
import type { texts as apiKeys } from './en/rooms/api-keys.ts'
import type { texts as availability } from './en/rooms/availability.ts'
import type { texts as billing } from './en/rooms/billing.ts'
import type { texts as bookings } from './en/rooms/bookings.ts'
import type { texts as branding } from './en/rooms/branding.ts'
import type { texts as calendars } from './en/rooms/calendars.ts'
import type { texts as campaigns } from './en/rooms/campaigns.ts'
import type { texts as clients } from './en/rooms/clients.ts'
import type { texts as deletion } from './en/rooms/deletion.ts'
import type { texts as domains } from './en/rooms/domains.ts'
import type { texts as emailAddress } from './en/rooms/email-address.ts'
import type { texts as embeds } from './en/rooms/embeds.ts'
import type { texts as eventTypes } from './en/rooms/event-types.ts'
import type { texts as exports } from './en/rooms/exports.ts'
import type { texts as integrations } from './en/rooms/integrations.ts'
import type { texts as notifications } from './en/rooms/notifications.ts'
import type { texts as oneOffs } from './en/rooms/one-offs.ts'
import type { texts as organizations } from './en/rooms/organizations.ts'
import type { texts as plans } from './en/rooms/plans.ts'
import type { texts as polls } from './en/rooms/polls.ts'
import type { texts as referrals } from './en/rooms/referrals.ts'
import type { texts as retention } from './en/rooms/retention.ts'
import type { texts as routing } from './en/rooms/routing.ts'
import type { texts as settings } from './en/rooms/settings.ts'
import type { texts as tutorials } from './en/rooms/tutorials.ts'
import type { texts as twoFactor } from './en/rooms/two-factor.ts'
import type { texts as videos } from './en/rooms/videos.ts'
import type { texts as frame } from './en/shell/frame.ts'
import type { texts as parts } from './en/shell/parts.ts'
import type { texts as forms } from './en/shell/forms.ts'
import type { texts as fields } from './en/shell/fields.ts'
import type { texts as errors } from './en/shell/errors.ts'
import type { texts as reasons } from './en/shell/reasons.ts'
import type { texts as shared } from './en/shell/shared.ts'

/** Texts that all rooms use, and the names of rooms. The first paint needs them. */
export const shellTexts = together({
  frame: catalog<typeof frame>((language) => import(`./${language}/shell/frame.ts`)),
  parts: catalog<typeof parts>((language) => import(`./${language}/shell/parts.ts`)),
  forms: catalog<typeof forms>((language) => import(`./${language}/shell/forms.ts`)),
  fields: catalog<typeof fields>((language) => import(`./${language}/shell/fields.ts`)),
  errors: catalog<typeof errors>((language) => import(`./${language}/shell/errors.ts`)),
  reasons: catalog<typeof reasons>((language) => import(`./${language}/shell/reasons.ts`)),
  shared: catalog<typeof shared>((language) => import(`./${language}/shell/shared.ts`)),

  // The names of rooms, by capability.
  activity: catalog<typeof activity>((language) => import(`./${language}/rooms/activity.ts`)),
  administration: catalog<typeof administration>(
    (language) => import(`./${language}/rooms/administration.ts`),
  ),
  analytics: catalog<typeof analytics>((language) => import(`./${language}/rooms/analytics.ts`)),
  apiKeys: catalog<typeof apiKeys>((language) => import(`./${language}/rooms/api-keys.ts`)),
  availability: catalog<typeof availability>((language) => import(`./${language}/rooms/availability.ts`)),
  billing: catalog<typeof billing>((language) => import(`./${language}/rooms/billing.ts`)),
  bookings: catalog<typeof bookings>((language) => import(`./${language}/rooms/bookings.ts`)),
  branding: catalog<typeof branding>((language) => import(`./${language}/rooms/branding.ts`)),
  calendars: catalog<typeof calendars>((language) => import(`./${language}/rooms/calendars.ts`)),
  campaigns: catalog<typeof campaigns>((language) => import(`./${language}/rooms/campaigns.ts`)),
  clients: catalog<typeof clients>((language) => import(`./${language}/rooms/clients.ts`)),
  deletion: catalog<typeof deletion>((language) => import(`./${language}/rooms/deletion.ts`)),
  domains: catalog<typeof domains>((language) => import(`./${language}/rooms/domains.ts`)),
  emailAddress: catalog<typeof emailAddress>((language) => import(`./${language}/rooms/email-address.ts`)),
  embeds: catalog<typeof embeds>((language) => import(`./${language}/rooms/embeds.ts`)),
  eventTypes: catalog<typeof eventTypes>((language) => import(`./${language}/rooms/event-types.ts`)),
  exports: catalog<typeof exports>((language) => import(`./${language}/rooms/exports.ts`)),
  integrations: catalog<typeof integrations>((language) => import(`./${language}/rooms/integrations.ts`)),
  notifications: catalog<typeof notifications>((language) => import(`./${language}/rooms/notifications.ts`)),
  oneOffs: catalog<typeof oneOffs>((language) => import(`./${language}/rooms/one-offs.ts`)),
  organizations: catalog<typeof organizations>((language) => import(`./${language}/rooms/organizations.ts`)),
  plans: catalog<typeof plans>((language) => import(`./${language}/rooms/plans.ts`)),
  polls: catalog<typeof polls>((language) => import(`./${language}/rooms/polls.ts`)),
  referrals: catalog<typeof referrals>((language) => import(`./${language}/rooms/referrals.ts`)),
  retention: catalog<typeof retention>((language) => import(`./${language}/rooms/retention.ts`)),
  routing: catalog<typeof routing>((language) => import(`./${language}/rooms/routing.ts`)),
  settings: catalog<typeof settings>((language) => import(`./${language}/rooms/settings.ts`)),
  tutorials: catalog<typeof tutorials>((language) => import(`./${language}/rooms/tutorials.ts`)),
  videos: catalog<typeof videos>((language) => import(`./${language}/rooms/videos.ts`)),
  twoFactor: catalog<typeof twoFactor>((language) => import(`./${language}/rooms/two-factor.ts`)),
})
