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
import { bookings } from './bookings/index.ts'
import { branding } from './branding/index.ts'
import { busy } from './busy/index.ts'
import { calendars } from './calendars/index.ts'
import { conferencing } from './conferencing/index.ts'
import { connections } from './connections/index.ts'
import { deletion } from './deletion/index.ts'
import { domains } from './domains/index.ts'
import { emailAddress } from './email-address/index.ts'
import { embeds } from './embeds/index.ts'
import { eventTypes } from './event-types/index.ts'
import { exports } from './exports/index.ts'
import { feedback } from './feedback/index.ts'
import { holds } from './holds/index.ts'
import { hosts } from './hosts/index.ts'
import { integrations } from './integrations/index.ts'
import { mailbox } from './mailbox/index.ts'
import { oneOffs } from './one-offs/index.ts'
import { notifications } from './notifications/index.ts'
import { oembed } from './oembed/index.ts'
import { offers } from './offers/index.ts'
import { operator } from './operator/index.ts'
import { pages } from './pages/index.ts'
import { passkeys } from './passkeys/index.ts'
import { passwords } from './passwords/index.ts'
import { plans } from './plans/index.ts'
import { polls } from './polls/index.ts'
import { referrals } from './referrals/index.ts'
import { retention } from './retention/index.ts'
import { sessions } from './sessions/index.ts'
import { settings } from './settings/index.ts'
import { signIn } from './sign-in/index.ts'
import { signUp } from './sign-up/index.ts'
import { slots } from './slots/index.ts'
import { twoFactor } from './two-factor/index.ts'
import { webhooks } from './webhooks/index.ts'

/** Every capability, floor by floor. One uses what is on the floors below it, and nothing else of the others. */
export const FLOORS = complete([
  // For whoever runs the server.
  [operator, administration],
  // What is shown.
  [pages, oembed, mailbox],
  // What is built around it.
  [embeds, integrations, analytics],
  // What reacts to bookings.
  [notifications],
  [webhooks, calendars, conferencing],
  // Who brings whom.
  [referrals],
  // What ends an account.
  [deletion, retention],
  // Where bookings come from.
  [oneOffs, polls],
  [eventTypes],
  [bookings],
  [slots, holds],
  [offers],
  [busy],
  [availability],
  [branding],
  [domains],
  // Accounts with providers, and what is bought.
  [connections, billing],
  // Who is who.
  [emailAddress, passkeys, settings],
  [signIn],
  [signUp, twoFactor],
  [passwords],
  [sessions],
  [accounts],
  // Who is booked.
  [hosts],
  // What an account may do, and how much.
  [plans],
  // What can be taken along, and what hosts say.
  [exports, feedback],
  [activity, abuse],
])

/** The lowest first: what others use is opened before them. */
export const CAPABILITIES: readonly Capability[] = FLOORS.flat().toReversed()

type Floors = readonly (readonly Capability[])[]
type HandledBy<One> = One extends { routes: (context: Context) => infer Handlers } ? keyof Handlers : never
type ShownTo<One> = One extends { authenticates: infer Ways } ? keyof Ways : never
type Missing<All extends Floors> =
  | Exclude<keyof Api, HandledBy<All[number][number]>>
  | Exclude<Auth, 'public' | ShownTo<All[number][number]>>

/** Does not compile where a route of the contract has no handler, or where nobody proves what it asks for. */
function complete<const All extends Floors>(
  floors: All & ([Missing<All>] extends [never] ? unknown : { missing: Missing<All> }),
): All {
  return floors
}
