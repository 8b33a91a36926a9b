import type { ProviderDescription } from './description.ts'

export const instantly = {
  id: 'instantly',
  name: 'Instantly',
  gives: ['outreach'],
  asks: ['key'],
  marksLeads: 'label',
  apps: [{ id: 'instantly', category: 'native', steps: ['key', 'push', 'told'] }],
} as const satisfies ProviderDescription
