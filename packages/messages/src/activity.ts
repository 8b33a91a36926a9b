import { catalog, together } from './catalog.ts'
import type { texts as administration } from './en/activities/administration.ts'
import type { texts as availability } from './en/activities/availability.ts'
import type { texts as billing } from './en/activities/billing.ts'
import type { texts as calendars } from './en/activities/calendars.ts'
import type { texts as campaigns } from './en/activities/campaigns.ts'
import type { texts as clients } from './en/activities/clients.ts'
import type { texts as connections } from './en/activities/connections.ts'
import type { texts as crms } from './en/activities/crms.ts'
import type { texts as deletion } from './en/activities/deletion.ts'
import type { texts as domains } from './en/activities/domains.ts'
import type { texts as emailAddress } from './en/activities/email-address.ts'
import type { texts as embeds } from './en/activities/embeds.ts'
import type { texts as eventTypes } from './en/activities/event-types.ts'
import type { texts as exports } from './en/activities/exports.ts'
import type { texts as integrations } from './en/activities/integrations.ts'
import type { texts as oneOffs } from './en/activities/one-offs.ts'
import type { texts as managed } from './en/activities/managed.ts'
import type { texts as memberRequests } from './en/activities/member-requests.ts'
import type { texts as organizations } from './en/activities/organizations.ts'
import type { texts as apiKeys } from './en/activities/api-keys.ts'
import type { texts as oauth } from './en/activities/oauth.ts'
import type { texts as outreach } from './en/activities/outreach.ts'
import type { texts as passkeys } from './en/activities/passkeys.ts'
import type { texts as passwords } from './en/activities/passwords.ts'
import type { texts as polls } from './en/activities/polls.ts'
import type { texts as retention } from './en/activities/retention.ts'
import type { texts as routing } from './en/activities/routing.ts'
import type { texts as settings } from './en/activities/settings.ts'
import type { texts as signIn } from './en/activities/sign-in.ts'
import type { texts as signUp } from './en/activities/sign-up.ts'
import type { texts as twoFactor } from './en/activities/two-factor.ts'
import type { texts as videos } from './en/activities/videos.ts'
import type { texts as webhooks } from './en/activities/webhooks.ts'
import type { texts as list } from './en/activities/list.ts'

/** The activity of an account, by capability. `activity.<kind>` says what happened. Its subject is shown next to it. */
export const activityTexts = together({
  list: catalog<typeof list>((language) => import(`./${language}/activities/list.ts`)),
  administration: catalog<typeof administration>(
    (language) => import(`./${language}/activities/administration.ts`),
  ),
  availability: catalog<typeof availability>(
    (language) => import(`./${language}/activities/availability.ts`),
  ),
  billing: catalog<typeof billing>((language) => import(`./${language}/activities/billing.ts`)),
  calendars: catalog<typeof calendars>((language) => import(`./${language}/activities/calendars.ts`)),
  campaigns: catalog<typeof campaigns>((language) => import(`./${language}/activities/campaigns.ts`)),
  clients: catalog<typeof clients>((language) => import(`./${language}/activities/clients.ts`)),
  connections: catalog<typeof connections>((language) => import(`./${language}/activities/connections.ts`)),
  crms: catalog<typeof crms>((language) => import(`./${language}/activities/crms.ts`)),
  deletion: catalog<typeof deletion>((language) => import(`./${language}/activities/deletion.ts`)),
  domains: catalog<typeof domains>((language) => import(`./${language}/activities/domains.ts`)),
  emailAddress: catalog<typeof emailAddress>(
    (language) => import(`./${language}/activities/email-address.ts`),
  ),
  embeds: catalog<typeof embeds>((language) => import(`./${language}/activities/embeds.ts`)),
  eventTypes: catalog<typeof eventTypes>((language) => import(`./${language}/activities/event-types.ts`)),
  exports: catalog<typeof exports>((language) => import(`./${language}/activities/exports.ts`)),
  integrations: catalog<typeof integrations>(
    (language) => import(`./${language}/activities/integrations.ts`),
  ),
  managed: catalog<typeof managed>((language) => import(`./${language}/activities/managed.ts`)),
  memberRequests: catalog<typeof memberRequests>(
    (language) => import(`./${language}/activities/member-requests.ts`),
  ),
  oneOffs: catalog<typeof oneOffs>((language) => import(`./${language}/activities/one-offs.ts`)),
  organizations: catalog<typeof organizations>(
    (language) => import(`./${language}/activities/organizations.ts`),
  ),
  outreach: catalog<typeof outreach>((language) => import(`./${language}/activities/outreach.ts`)),
  passkeys: catalog<typeof passkeys>((language) => import(`./${language}/activities/passkeys.ts`)),
  apiKeys: catalog<typeof apiKeys>((language) => import(`./${language}/activities/api-keys.ts`)),
  oauth: catalog<typeof oauth>((language) => import(`./${language}/activities/oauth.ts`)),
  passwords: catalog<typeof passwords>((language) => import(`./${language}/activities/passwords.ts`)),
  polls: catalog<typeof polls>((language) => import(`./${language}/activities/polls.ts`)),
  retention: catalog<typeof retention>((language) => import(`./${language}/activities/retention.ts`)),
  routing: catalog<typeof routing>((language) => import(`./${language}/activities/routing.ts`)),
  settings: catalog<typeof settings>((language) => import(`./${language}/activities/settings.ts`)),
  signIn: catalog<typeof signIn>((language) => import(`./${language}/activities/sign-in.ts`)),
  signUp: catalog<typeof signUp>((language) => import(`./${language}/activities/sign-up.ts`)),
  twoFactor: catalog<typeof twoFactor>((language) => import(`./${language}/activities/two-factor.ts`)),
  videos: catalog<typeof videos>((language) => import(`./${language}/activities/videos.ts`)),
  webhooks: catalog<typeof webhooks>((language) => import(`./${language}/activities/webhooks.ts`)),
})
