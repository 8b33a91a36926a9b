import type { ProviderDescription, RoomDescription } from './description.ts'

export const microsoftTeams = {
  kind: 'microsoft_teams',
  name: 'Microsoft Teams',
} as const satisfies RoomDescription

export const microsoft = {
  id: 'microsoft',
  name: 'Outlook Calendar',
  gives: ['calendars'],
  asks: [],
  apps: [{ id: 'outlook_calendar', category: 'calendars', steps: ['calendar', 'busy', 'follow'] }],
} as const satisfies ProviderDescription

/** Only rooms, for hosts whose bookings go into a calendar elsewhere. */
export const teams = {
  id: 'teams',
  name: 'Microsoft Teams',
  gives: ['rooms'],
  asks: [],
  apps: [{ id: 'microsoft_teams', category: 'video', steps: ['connect_teams', 'location', 'room'] }],
} as const satisfies ProviderDescription
