import type { ProviderDescription } from './description.ts'

/** iCloud, Nextcloud, Fastmail and any other CalDAV server. */
export const caldav = {
  id: 'caldav',
  name: 'CalDAV',
  gives: ['calendars'],
  asks: ['address', 'user', 'password'],
  apps: [{ id: 'caldav', category: 'calendars', steps: ['calendar', 'busy', 'follow'] }],
} as const satisfies ProviderDescription
