import type { ProviderDescription } from './description.ts'

/** A read-only calendar at a secret address. */
export const ics = {
  id: 'ics',
  name: 'iCalendar (.ics)',
  gives: ['calendars'],
  asks: ['address'],
  isReadOnly: true,
  apps: [{ id: 'ics', category: 'calendars', steps: ['calendar', 'busy'] }],
} as const satisfies ProviderDescription
