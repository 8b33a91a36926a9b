import type { Connection, ProviderId, RoomAccount } from '@scheduling/contract'

/** What the catalogue shows of a provider: its mark and its page. */
export const APP_OF = {
  google: 'google_calendar',
  microsoft: 'outlook_calendar',
  exchange: 'exchange_calendar',
  caldav: 'caldav',
  ics: 'ics',
  zoom: 'zoom',
  teams: 'microsoft_teams',
} as const satisfies Record<ProviderId, string>

/** What the catalogue shows as connected: accounts that are there, and rooms that one of them makes. */
export function connectedApps(
  known: { connections: readonly Connection[]; rooms: readonly RoomAccount[] } | undefined,
): string[] {
  if (!known) return []
  return [
    ...known.connections.map(({ provider }) => APP_OF[provider]),
    ...known.rooms.map(({ kind }) => kind),
  ]
}
