import type { ProviderDescription } from './description.ts'

/** A calendar that stands at a secret address, for reading. */
export const ics = {
  id: 'ics',
  name: 'iCalendar (.ics)',
  gives: ['calendars'],
  asks: ['address'],
  isReadOnly: true,
  apps: [{ id: 'ics', category: 'calendars', steps: ['calendar', 'busy'] }],
} as const satisfies ProviderDescription
