import { catalogue, together } from './catalogue.ts'
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
  list: catalogue<typeof list>((language) => import(`./${language}/activities/list.ts`)),
  administration: catalogue<typeof administration>(
    (language) => import(`./${language}/activities/administration.ts`),
  ),
  availability: catalogue<typeof availability>(
    (language) => import(`./${language}/activities/availability.ts`),
  ),
  billing: catalogue<typeof billing>((language) => import(`./${language}/activities/billing.ts`)),
  calendars: catalogue<typeof calendars>((language) => import(`./${language}/activities/calendars.ts`)),
  campaigns: catalogue<typeof campaigns>((language) => import(`./${language}/activities/campaigns.ts`)),
  clients: catalogue<typeof clients>((language) => import(`./${language}/activities/clients.ts`)),
  connections: catalogue<typeof connections>((language) => import(`./${language}/activities/connections.ts`)),
  crms: catalogue<typeof crms>((language) => import(`./${language}/activities/crms.ts`)),
  deletion: catalogue<typeof deletion>((language) => import(`./${language}/activities/deletion.ts`)),
  domains: catalogue<typeof domains>((language) => import(`./${language}/activities/domains.ts`)),
  emailAddress: catalogue<typeof emailAddress>(
    (language) => import(`./${language}/activities/email-address.ts`),
  ),
  embeds: catalogue<typeof embeds>((language) => import(`./${language}/activities/embeds.ts`)),
  eventTypes: catalogue<typeof eventTypes>((language) => import(`./${language}/activities/event-types.ts`)),
  exports: catalogue<typeof exports>((language) => import(`./${language}/activities/exports.ts`)),
  integrations: catalogue<typeof integrations>(
    (language) => import(`./${language}/activities/integrations.ts`),
  ),
  managed: catalogue<typeof managed>((language) => import(`./${language}/activities/managed.ts`)),
  memberRequests: catalogue<typeof memberRequests>(
    (language) => import(`./${language}/activities/member-requests.ts`),
  ),
  oneOffs: catalogue<typeof oneOffs>((language) => import(`./${language}/activities/one-offs.ts`)),
  organizations: catalogue<typeof organizations>(
    (language) => import(`./${language}/activities/organizations.ts`),
  ),
  outreach: catalogue<typeof outreach>((language) => import(`./${language}/activities/outreach.ts`)),
  passkeys: catalogue<typeof passkeys>((language) => import(`./${language}/activities/passkeys.ts`)),
  apiKeys: catalogue<typeof apiKeys>((language) => import(`./${language}/activities/api-keys.ts`)),
  oauth: catalogue<typeof oauth>((language) => import(`./${language}/activities/oauth.ts`)),
  passwords: catalogue<typeof passwords>((language) => import(`./${language}/activities/passwords.ts`)),
  polls: catalogue<typeof polls>((language) => import(`./${language}/activities/polls.ts`)),
  retention: catalogue<typeof retention>((language) => import(`./${language}/activities/retention.ts`)),
  routing: catalogue<typeof routing>((language) => import(`./${language}/activities/routing.ts`)),
  settings: catalogue<typeof settings>((language) => import(`./${language}/activities/settings.ts`)),
  signIn: catalogue<typeof signIn>((language) => import(`./${language}/activities/sign-in.ts`)),
  signUp: catalogue<typeof signUp>((language) => import(`./${language}/activities/sign-up.ts`)),
  twoFactor: catalogue<typeof twoFactor>((language) => import(`./${language}/activities/two-factor.ts`)),
  videos: catalogue<typeof videos>((language) => import(`./${language}/activities/videos.ts`)),
  webhooks: catalogue<typeof webhooks>((language) => import(`./${language}/activities/webhooks.ts`)),
})
