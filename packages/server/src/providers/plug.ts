import { providerOf } from '@scheduling/contract'
import type { ProviderId } from '@scheduling/contract'
import type { Keyed } from './keyed.ts'
import type { Ports, Provider } from './provider.ts'
import type { Maker, Registration } from './registration.ts'
import { variablesOf } from './registration.ts'
import type { ProviderContext } from './provider-context.ts'

/** How a provider is plugged into a server. Each declares it in its `index.ts`; `list.ts` has all of them. */
export interface ProviderPlug {
  /** Set if a registration is needed. */
  maker?: Maker
  /** Set if its accounts are opened with a key. */
  keyed?: Keyed
  in: (here: ProviderContext) => Provider
}

/** A provider whose accounts are connected by consent. Needs a registration of this server. */
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

/** A provider whose accounts are opened with what their owners type. */
export function typedProvider(
  id: ProviderId,
  portsIn: (here: ProviderContext) => Ports,
  also: Pick<Provider, 'checkEveryMs'> = {},
): ProviderPlug {
  return { in: (here) => ({ ...providerOf(id), ...also, needs: [], ports: portsIn(here) }) }
}

/** A provider whose accounts are opened with a key that their owners paste. */
export function keyedProvider(
  keyed: Keyed & { id: ProviderId },
  portsAt: (origin: string) => Ports,
): ProviderPlug {
  return {
    keyed,
    in: ({ origins }) => ({
      ...providerOf(keyed.id),
      needs: [],
      ports: portsAt(origins[keyed.id] ?? keyed.origin),
    }),
  }
}
