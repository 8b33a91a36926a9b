import type { ProviderId } from '@scheduling/contract'
import type { Config } from '../config.ts'
import { google } from './google/index.ts'
import type { Provider } from './provider.ts'

/** Every provider, as the server is set up. */
export function providersOf(config: Pick<Config, 'google'>): Provider[] {
  return [google(config.google)]
}

export function providerOf(config: Pick<Config, 'google'>, id: ProviderId): Provider {
  const found = providersOf(config).find((provider) => provider.id === id)
  if (!found) throw new Error(`No provider "${id}"; expected one of providers/list.ts`)
  return found
}
