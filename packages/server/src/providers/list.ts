import { caldav } from './caldav/index.ts'
import { exchange } from './exchange/index.ts'
import { google } from './google/index.ts'
import { ics } from './ics/index.ts'
import { microsoft, teams } from './microsoft/index.ts'
import type { Provider } from './provider.ts'
import type { Surroundings } from './surroundings.ts'
import { zoom } from './zoom/index.ts'

/** Every provider, as the server is set up. */
export function providersOf(here: Surroundings): Provider[] {
  const { registrations } = here
  return [
    google(registrations.google),
    microsoft(registrations.microsoft),
    exchange(here),
    caldav(here),
    ics(here),
    zoom(registrations.zoom),
    teams(registrations.microsoft),
  ]
}
