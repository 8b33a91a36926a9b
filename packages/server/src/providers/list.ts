import type { ProviderId } from '@scheduling/contract'
import { google } from './google/index.ts'
import { microsoft } from './microsoft/index.ts'
import type { Provider } from './provider.ts'
import type { Registrations } from './registration.ts'
import { zoom } from './zoom/index.ts'

/** Every provider, as the server is set up. */
export function providersOf(config: Registrations): Provider[] {
  return [google(config.google), microsoft(config.microsoft), zoom(config.zoom)]
}

export function providerOf(config: Registrations, id: ProviderId): Provider {
  const found = providersOf(config).find((provider) => provider.id === id)
  if (!found) throw new Error(`No provider "${id}"; expected one of providers/list.ts`)
  return found
}
