import type { ProviderDescription } from './description.ts'

/** Servers that somebody runs themselves; those that Microsoft runs are of `microsoft`. */
export const exchange = {
  id: 'exchange',
  name: 'Exchange',
  gives: ['calendars'],
  asks: ['address', 'user', 'password'],
  apps: [{ id: 'exchange_calendar', category: 'calendars', steps: ['calendar', 'busy', 'follow'] }],
} as const satisfies ProviderDescription
