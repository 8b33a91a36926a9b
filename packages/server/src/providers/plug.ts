import { providerOf } from '@scheduling/contract'
import type { ProviderId } from '@scheduling/contract'
import type { Ports, Provider } from './provider.ts'
import type { Maker, Registration } from './registration.ts'
import { variablesOf } from './registration.ts'
import type { Surroundings } from './surroundings.ts'

/** How a provider is plugged into a server: each says it in its `index.ts`, and `list.ts` has them all. */
export interface ProviderPlug {
  /** Where a registration is needed. */
  maker?: Maker
  in: (here: Surroundings) => Provider
}

/** One whose accounts are connected by consent, which takes a registration of the server. */
export function registeredProvider(
  id: ProviderId,
  maker: Maker,
  portsWith: (registration: Registration) => Ports,
): ProviderPlug {
  return {
    maker,
    in({ registrations }) {
      const registration = registrations[maker.id]
      return {
        ...providerOf(id),
        needs: variablesOf(maker),
        ...(registration && { ports: portsWith(registration) }),
      }
    },
  }
}

/** One whose accounts are opened with what their owners type. */
export function typedProvider(
  id: ProviderId,
  portsIn: (here: Surroundings) => Ports,
  also: Pick<Provider, 'looksEveryMs'> = {},
): ProviderPlug {
  return { in: (here) => ({ ...providerOf(id), ...also, needs: [], ports: portsIn(here) }) }
}
