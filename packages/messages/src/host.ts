import { LANGUAGES } from '@scheduling/domain/languages'
import type { Language } from '@scheduling/domain/languages'
import { accountsTexts } from './accounts.ts'
import { administrationTexts } from './administration.ts'
import { activityTexts } from './activity.ts'
import { analyticsTexts } from './analytics.ts'
import { referralsTexts } from './referrals.ts'
import { appsTexts } from './apps.ts'
import { availabilityTexts } from './availability.ts'
import { billingTexts } from './billing.ts'
import { bookingsTexts } from './bookings.ts'
import { brandingTexts } from './branding.ts'
import { busyTexts } from './busy.ts'
import { campaignsTexts } from './campaigns.ts'
import type { AllMessages } from './catalog.ts'
import { checkUpTexts } from './check-up.ts'
import { bookingLinksTexts } from './booking-links.ts'
import { clientsTexts } from './clients.ts'
import { connectClientTexts } from './connect-client.ts'
import { crmsTexts } from './crms.ts'
import { deletionTexts } from './deletion.ts'
import { emailAddressTexts } from './email-address.ts'
import { calendarsTexts } from './calendars.ts'
import { domainsTexts } from './domains.ts'
import { embedsTexts } from './embeds.ts'
import { eventTypesTexts } from './event-types.ts'
import { exportsTexts } from './exports.ts'
import { feedbackTexts } from './feedback.ts'
import { floodTexts } from './flood.ts'
import { hostMailsTexts } from './host-mails.ts'
import { integrationsTexts } from './integrations.ts'
import { locationsTexts } from './locations.ts'
import { oneOffsTexts } from './one-offs.ts'
import { onboardingTexts } from './onboarding.ts'
import { organizationsTexts } from './organizations.ts'
import { overviewTexts } from './overview.ts'
import { outreachTexts } from './outreach.ts'
import { apiKeysTexts } from './api-keys.ts'
import { oauthTexts } from './oauth.ts'
import { passkeysTexts } from './passkeys.ts'
import { pickingTexts } from './picking.ts'
import { plansTexts } from './plans.ts'
import { pollsTexts } from './polls.ts'
import { retentionTexts } from './retention.ts'
import { routingTexts } from './routing.ts'
import { settingsTexts } from './settings.ts'
import { shellTexts } from './shell.ts'
import { slotsTexts } from './slots.ts'
import { translator } from './translate.ts'
import type { Translate } from './translate.ts'
import { tutorialsTexts } from './tutorials.ts'
import { twoFactorTexts } from './two-factor.ts'
import { recorderTexts } from './recorder.ts'
import { videoEmbedTexts } from './video-embed.ts'
import { videosTexts } from './videos.ts'
import { webhooksTexts } from './webhooks.ts'

/** The dashboard's catalogs. Keys are unique across them. */
export const HOST_CATALOGS = {
  shellTexts,
  accountsTexts,
  activityTexts,
  administrationTexts,
  analyticsTexts,
  referralsTexts,
  appsTexts,
  availabilityTexts,
  billingTexts,
  bookingLinksTexts,
  bookingsTexts,
  brandingTexts,
  busyTexts,
  campaignsTexts,
  checkUpTexts,
  clientsTexts,
  connectClientTexts,
  crmsTexts,
  outreachTexts,
  overviewTexts,
  deletionTexts,
  emailAddressTexts,
  calendarsTexts,
  domainsTexts,
  embedsTexts,
  eventTypesTexts,
  exportsTexts,
  feedbackTexts,
  floodTexts,
  hostMailsTexts,
  integrationsTexts,
  locationsTexts,
  oneOffsTexts,
  onboardingTexts,
  organizationsTexts,
  passkeysTexts,
  apiKeysTexts,
  oauthTexts,
  pickingTexts,
  plansTexts,
  pollsTexts,
  retentionTexts,
  routingTexts,
  settingsTexts,
  slotsTexts,
  tutorialsTexts,
  twoFactorTexts,
  recorderTexts,
  videoEmbedTexts,
  videosTexts,
  webhooksTexts,
}

export type HostCatalog = (typeof HOST_CATALOGS)[keyof typeof HOST_CATALOGS]

export type HostMessages = AllMessages<HostCatalog>
/** `has`: whether there is a text for this key, among the loaded catalogs. */
export type HostTranslate = Translate<HostMessages> & { has: (key: string) => boolean }

/** All texts of the dashboard. A room loads only its own catalogs. */
export async function loadHostTranslator(language: Language): Promise<HostTranslate> {
  const texts = await Promise.all(Object.values(HOST_CATALOGS).map(async (one) => one.load(language)))
  const all: HostMessages = Object.assign({}, ...texts)
  return Object.assign(translator<HostMessages>(all, LANGUAGES[language].tag), {
    has: (key: string) => Object.hasOwn(all, key),
  })
}
