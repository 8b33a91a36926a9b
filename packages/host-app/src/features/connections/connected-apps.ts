import type { Connection, RoomAccount } from '@scheduling/contract'
import { providerOf } from '@scheduling/contract/providers'

/** Apps that the catalog shows as connected: connected accounts, and the meeting links that one of them makes. */
export function connectedApps(
  known: { connections: readonly Connection[]; rooms: readonly RoomAccount[] } | undefined,
): string[] {
  if (!known) return []
  return [
    ...known.connections.map(({ provider }) => providerOf(provider).apps[0].id),
    ...known.rooms.map(({ kind }) => kind),
  ]
}
