import { catalogue, together } from './catalogue.ts'
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
  frame: catalogue<typeof frame>((language) => import(`./${language}/shell/frame.ts`)),
  parts: catalogue<typeof parts>((language) => import(`./${language}/shell/parts.ts`)),
  forms: catalogue<typeof forms>((language) => import(`./${language}/shell/forms.ts`)),
  fields: catalogue<typeof fields>((language) => import(`./${language}/shell/fields.ts`)),
  errors: catalogue<typeof errors>((language) => import(`./${language}/shell/errors.ts`)),
  reasons: catalogue<typeof reasons>((language) => import(`./${language}/shell/reasons.ts`)),
  shared: catalogue<typeof shared>((language) => import(`./${language}/shell/shared.ts`)),

  // The names of rooms, by capability.
  activity: catalogue<typeof activity>((language) => import(`./${language}/rooms/activity.ts`)),
  administration: catalogue<typeof administration>(
    (language) => import(`./${language}/rooms/administration.ts`),
  ),
  analytics: catalogue<typeof analytics>((language) => import(`./${language}/rooms/analytics.ts`)),
  apiKeys: catalogue<typeof apiKeys>((language) => import(`./${language}/rooms/api-keys.ts`)),
  availability: catalogue<typeof availability>((language) => import(`./${language}/rooms/availability.ts`)),
  billing: catalogue<typeof billing>((language) => import(`./${language}/rooms/billing.ts`)),
  bookings: catalogue<typeof bookings>((language) => import(`./${language}/rooms/bookings.ts`)),
  branding: catalogue<typeof branding>((language) => import(`./${language}/rooms/branding.ts`)),
  calendars: catalogue<typeof calendars>((language) => import(`./${language}/rooms/calendars.ts`)),
  campaigns: catalogue<typeof campaigns>((language) => import(`./${language}/rooms/campaigns.ts`)),
  clients: catalogue<typeof clients>((language) => import(`./${language}/rooms/clients.ts`)),
  deletion: catalogue<typeof deletion>((language) => import(`./${language}/rooms/deletion.ts`)),
  domains: catalogue<typeof domains>((language) => import(`./${language}/rooms/domains.ts`)),
  emailAddress: catalogue<typeof emailAddress>((language) => import(`./${language}/rooms/email-address.ts`)),
  embeds: catalogue<typeof embeds>((language) => import(`./${language}/rooms/embeds.ts`)),
  eventTypes: catalogue<typeof eventTypes>((language) => import(`./${language}/rooms/event-types.ts`)),
  exports: catalogue<typeof exports>((language) => import(`./${language}/rooms/exports.ts`)),
  integrations: catalogue<typeof integrations>((language) => import(`./${language}/rooms/integrations.ts`)),
  notifications: catalogue<typeof notifications>(
    (language) => import(`./${language}/rooms/notifications.ts`),
  ),
  oneOffs: catalogue<typeof oneOffs>((language) => import(`./${language}/rooms/one-offs.ts`)),
  organizations: catalogue<typeof organizations>(
    (language) => import(`./${language}/rooms/organizations.ts`),
  ),
  plans: catalogue<typeof plans>((language) => import(`./${language}/rooms/plans.ts`)),
  polls: catalogue<typeof polls>((language) => import(`./${language}/rooms/polls.ts`)),
  referrals: catalogue<typeof referrals>((language) => import(`./${language}/rooms/referrals.ts`)),
  retention: catalogue<typeof retention>((language) => import(`./${language}/rooms/retention.ts`)),
  routing: catalogue<typeof routing>((language) => import(`./${language}/rooms/routing.ts`)),
  settings: catalogue<typeof settings>((language) => import(`./${language}/rooms/settings.ts`)),
  tutorials: catalogue<typeof tutorials>((language) => import(`./${language}/rooms/tutorials.ts`)),
  videos: catalogue<typeof videos>((language) => import(`./${language}/rooms/videos.ts`)),
  twoFactor: catalogue<typeof twoFactor>((language) => import(`./${language}/rooms/two-factor.ts`)),
})
