import type { ProviderDescription } from './description.ts'

/** Self-hosted servers. Those that Microsoft hosts belong to `microsoft`. */
export const exchange = {
  id: 'exchange',
  name: 'Exchange',
  gives: ['calendars'],
  asks: ['address', 'user', 'password'],
  asksAccountPassword: true,
  apps: [{ id: 'exchange_calendar', category: 'calendars', steps: ['calendar', 'busy', 'follow'] }],
} as const satisfies ProviderDescription
