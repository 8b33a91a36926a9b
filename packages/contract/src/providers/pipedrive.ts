import type { ProviderDescription } from './description.ts'

export const pipedrive = {
  id: 'pipedrive',
  name: 'Pipedrive',
  gives: ['contacts'],
  asks: [],
  apps: [{ id: 'pipedrive', category: 'sales', steps: ['connect', 'contacts', 'fields'] }],
} as const satisfies ProviderDescription
