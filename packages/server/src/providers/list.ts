import { caldav } from './caldav/index.ts'
import { exchange } from './exchange/index.ts'
import { google } from './google/index.ts'
import { ics } from './ics/index.ts'
import { microsoft, teams } from './microsoft/index.ts'
import type { ProviderPlug } from './plug.ts'
import type { Provider } from './provider.ts'
import type { Maker } from './registration.ts'
import type { Surroundings } from './surroundings.ts'
import { zoom } from './zoom/index.ts'

const PLUGS: readonly ProviderPlug[] = [google, microsoft, exchange, caldav, ics, zoom, teams]

/** Companies where this server can be registered. */
export const MAKERS: readonly Maker[] = [...new Set(PLUGS.flatMap(({ maker }) => maker ?? []))]

/** Every provider, as this server is configured. */
export function providersOf(here: Surroundings): Provider[] {
  return PLUGS.map((plug) => plug.in(here))
}
