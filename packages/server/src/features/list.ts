import type { Api, Auth } from '@scheduling/contract'
import type { Capability } from '../capability.ts'
import type { Context } from '../context.ts'
import { abuse } from './abuse/index.ts'
import { accounts } from './accounts/index.ts'
import { administration } from './administration/index.ts'
import { analytics } from './analytics/index.ts'
import { activity } from './activity/index.ts'
import { availability } from './availability/index.ts'
import { billing } from './billing/index.ts'
import { bookingLinks } from './booking-links/index.ts'
import { bookings } from './bookings/index.ts'
import { branding } from './branding/index.ts'
import { busy } from './busy/index.ts'
import { calendars } from './calendars/index.ts'
import { campaigns } from './campaigns/index.ts'
import { clients } from './clients/index.ts'
import { conferencing } from './conferencing/index.ts'
import { connections } from './connections/index.ts'
import { crms } from './crms/index.ts'
import { daysOff } from './days-off/index.ts'
import { deletion } from './deletion/index.ts'
import { domains } from './domains/index.ts'
import { emailAddress } from './email-address/index.ts'
import { embeds } from './embeds/index.ts'
import { eventTypes } from './event-types/index.ts'
import { exports } from './exports/index.ts'
import { feedback } from './feedback/index.ts'
import { handovers } from './handovers/index.ts'
import { holds } from './holds/index.ts'
import { hosts } from './hosts/index.ts'
import { idempotency } from './idempotency/index.ts'
import { integrations } from './integrations/index.ts'
import { mailbox } from './mailbox/index.ts'
import { managedEventTypes } from './managed/index.ts'
import { mcp } from './mcp/index.ts'
import { memberRequests } from './member-requests/index.ts'
import { oauth } from './oauth/index.ts'
import { oneOffs } from './one-offs/index.ts'
import { notifications } from './notifications/index.ts'
import { oembed } from './oembed/index.ts'
import { offers } from './offers/index.ts'
import { operator } from './operator/index.ts'
import { pages } from './pages/index.ts'
import { organizations } from './organizations/index.ts'
import { outreach } from './outreach/index.ts'
import { overview } from './overview/index.ts'
import { apiKeys } from './api-keys/index.ts'
import { passkeys } from './passkeys/index.ts'
import { passwords } from './passwords/index.ts'
import { plans } from './plans/index.ts'
import { polls } from './polls/index.ts'
import { referrals } from './referrals/index.ts'
import { retention } from './retention/index.ts'
import { teams } from './teams/index.ts'
import { routing } from './routing/index.ts'
import { sessions } from './sessions/index.ts'
import { settings } from './settings/index.ts'
import { sharedSettings } from './shared-settings/index.ts'
import { signIn } from './sign-in/index.ts'
import { signUp } from './sign-up/index.ts'
import { slots } from './slots/index.ts'
import { timesBlocks } from './times-blocks/index.ts'
import { twoFactor } from './two-factor/index.ts'
import { videos } from './videos/index.ts'
import { webhooks } from './webhooks/index.ts'

/** Every capability, floor by floor. Each may use those on the floors below it, and no others. */
export const FLOORS = complete([
  // For whoever runs the server.
  [operator, administration],
  // Pages and mails shown elsewhere.
  [oembed, mailbox],
  // What agents call.
  [mcp],
  // What a host's first screen shows.
  [overview],
  // Tools around the pages.
  [embeds, analytics],
  // What an organization sets for its people.
  [sharedSettings],
  // What reacts to bookings.
  [notifications],
  [webhooks, calendars, conferencing, crms, outreach],
  // Referrals.
  [referrals],
  // The end of an account.
  [deletion, retention],
  // Where bookings come from.
  [oneOffs, bookingLinks, timesBlocks, polls, routing, clients, campaigns],
  // What people of an organization ask its owner for.
  [memberRequests],
  // What an organization gives to its people.
  [managedEventTypes],
  // What becomes of the meetings of who has gone.
  [handovers],
  [eventTypes],
  [bookings],
  // What every public page needs.
  [pages],
  // Who of an organization takes meetings.
  [teams],
  [slots, holds],
  [offers],
  [busy],
  [availability, daysOff],
  // What is shown on pages and in mails.
  [videos],
  // What a host's pages look like, and where they report bookings.
  [branding, integrations],
  [domains],
  // Accounts with providers, and payment.
  [connections, billing],
  // Apps that people let act for them.
  [oauth],
  // Identity.
  [emailAddress, passkeys, apiKeys, settings],
  [signIn],
  [signUp, twoFactor],
  [passwords],
  // People who act together.
  [organizations],
  [sessions],
  [accounts],
  // Hosts.
  [hosts],
  // What an account may do, and how much of it.
  [plans],
  // Exports, and what hosts tell us.
  [exports, feedback],
  [activity, abuse, idempotency],
])

/** The lowest first: what others use opens before them. */
export const CAPABILITIES: readonly Capability[] = FLOORS.flat().toReversed()

type Floors = readonly (readonly Capability[])[]
type HandledBy<One> = One extends { routes: (context: Context) => infer Handlers } ? keyof Handlers : never
type ShownTo<One> = One extends { authenticates: infer Ways } ? keyof Ways : never
type Missing<All extends Floors> =
  | Exclude<keyof Api, HandledBy<All[number][number]>>
  | Exclude<Auth, 'public' | ShownTo<All[number][number]>>

/** Does not compile if a route of the contract has no handler, or if nobody proves what it asks for. */
function complete<const All extends Floors>(
  floors: All & ([Missing<All>] extends [never] ? unknown : { missing: Missing<All> }),
): All {
  return floors
}
