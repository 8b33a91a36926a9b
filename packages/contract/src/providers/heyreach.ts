import type { ProviderDescription } from './description.ts'

export const heyreach = {
  id: 'heyreach',
  name: 'HeyReach',
  gives: ['outreach'],
  asks: ['key'],
  marksLeads: 'tag',
  apps: [{ id: 'heyreach', category: 'native', steps: ['key', 'push', 'told'] }],
} as const satisfies ProviderDescription
