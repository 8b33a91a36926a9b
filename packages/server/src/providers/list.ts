import { caldav } from './caldav/index.ts'
import { exchange } from './exchange/index.ts'
import { google } from './google/index.ts'
import { heyreach } from './heyreach/index.ts'
import { hubspot } from './hubspot/index.ts'
import { ics } from './ics/index.ts'
import { instantly } from './instantly/index.ts'
import type { Keyed } from './keyed.ts'
import { lagrowthmachine } from './lagrowthmachine/index.ts'
import { microsoft, teams } from './microsoft/index.ts'
import { pipedrive } from './pipedrive/index.ts'
import type { ProviderPlug } from './plug.ts'
import type { Provider } from './provider.ts'
import type { Maker } from './registration.ts'
import type { ProviderContext } from './provider-context.ts'
import { zoom } from './zoom/index.ts'

const PLUGS: readonly ProviderPlug[] = [
  google,
  microsoft,
  exchange,
  caldav,
  ics,
  zoom,
  teams,
  heyreach,
  lagrowthmachine,
  instantly,
  hubspot,
  pipedrive,
]

/** Companies where this server can be registered. */
export const MAKERS: readonly Maker[] = [...new Set(PLUGS.flatMap(({ maker }) => maker ?? []))]

/** Services whose accounts are opened with a key. */
export const KEYED: readonly Keyed[] = PLUGS.flatMap(({ keyed }) => keyed ?? [])

/** Every provider, as this server is configured. */
export function providersOf(here: ProviderContext): Provider[] {
  return PLUGS.map((plug) => plug.in(here))
}
