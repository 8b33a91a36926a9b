import type { Connection, Provider } from '@scheduling/contract'

interface Known {
  providers: readonly Provider[]
  connections: readonly Connection[]
}

/** Those that give calendars, or those that give meeting links. */
export function ofKind(kind: Provider['gives'][number], { providers, connections }: Known): Known {
  const found = providers.filter(({ gives }) => gives.includes(kind))
  const ids = new Set(found.map(({ id }) => id))
  return { providers: found, connections: connections.filter(({ provider }) => ids.has(provider)) }
}
