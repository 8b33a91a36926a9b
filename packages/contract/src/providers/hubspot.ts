import type { ProviderDescription } from './description.ts'

export const hubspot = {
  id: 'hubspot',
  name: 'HubSpot',
  gives: ['contacts'],
  asks: [],
  apps: [{ id: 'hubspot', category: 'sales', steps: ['connect', 'contacts', 'fields'] }],
} as const satisfies ProviderDescription
