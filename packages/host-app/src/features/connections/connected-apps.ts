import type { Connection, RoomAccount } from '@scheduling/contract'
import { providerOf } from '@scheduling/contract/providers'

/** What the catalogue shows as connected: accounts that are there, and rooms that one of them makes. */
export function connectedApps(
  known: { connections: readonly Connection[]; rooms: readonly RoomAccount[] } | undefined,
): string[] {
  if (!known) return []
  return [
    ...known.connections.map(({ provider }) => providerOf(provider).apps[0].id),
    ...known.rooms.map(({ kind }) => kind),
  ]
}
