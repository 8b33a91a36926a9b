import { accountsRoom } from '../features/accounts/room.ts'
import { administrationRoom } from '../features/administration/room.ts'
import { activityRoom } from '../features/activity/room.ts'
import { analyticsRoom } from '../features/analytics/room.ts'
import { availabilityRoom } from '../features/availability/room.ts'
import { billingRoom } from '../features/billing/room.ts'
import { bookingsRoom } from '../features/bookings/room.ts'
import { brandingRoom } from '../features/branding/room.ts'
import { calendarsRoom } from '../features/calendars/room.ts'
import { campaignsRoom } from '../features/campaigns/room.ts'
import { clientsRoom } from '../features/clients/room.ts'
import { deletionRoom } from '../features/deletion/room.ts'
import { emailAddressRoom } from '../features/email-address/room.ts'
import { domainsRoom } from '../features/domains/room.ts'
import { embedsRoom } from '../features/embeds/room.ts'
import { eventTypeEditorRoom, eventTypesRoom } from '../features/event-types/room.ts'
import { exportsRoom } from '../features/exports/room.ts'
import { integrationsRoom } from '../features/integrations/room.ts'
import { notificationsRoom } from '../features/notifications/room.ts'
import { onboardingRoom } from '../features/onboarding/room.ts'
import { plansRoom } from '../features/plans/room.ts'
import { oneOffsRoom } from '../features/one-offs/room.ts'
import { pollsRoom } from '../features/polls/room.ts'
import { organizationsRoom } from '../features/organizations/room.ts'
import { referralsRoom } from '../features/referrals/room.ts'
import { retentionRoom } from '../features/retention/room.ts'
import { routingRoom } from '../features/routing/room.ts'
import { settingsRoom } from '../features/settings/room.ts'
import { tutorialsRoom } from '../features/tutorials/room.ts'
import { twoFactorRoom } from '../features/two-factor/room.ts'
import { videosRoom } from '../features/videos/room.ts'
import { apiKeysRoom } from '../features/api-keys/room.ts'
import { oauthRoom } from '../features/oauth/room.ts'
import { webhooksRoom } from '../features/webhooks/room.ts'

/** The list of rooms, in the order of the navigation and of its tabs. */
export const ROOMS = [
  accountsRoom,
  onboardingRoom,
  eventTypesRoom,
  eventTypeEditorRoom,
  oneOffsRoom,
  pollsRoom,
  routingRoom,
  bookingsRoom,
  videosRoom,
  campaignsRoom,
  clientsRoom,
  analyticsRoom,
  availabilityRoom,
  integrationsRoom,
  calendarsRoom,
  embedsRoom,
  webhooksRoom,
  apiKeysRoom,
  oauthRoom,
  organizationsRoom,
  settingsRoom,
  brandingRoom,
  notificationsRoom,
  emailAddressRoom,
  twoFactorRoom,
  activityRoom,
  domainsRoom,
  retentionRoom,
  plansRoom,
  billingRoom,
  referralsRoom,
  tutorialsRoom,
  exportsRoom,
  deletionRoom,
  administrationRoom,
] as const
