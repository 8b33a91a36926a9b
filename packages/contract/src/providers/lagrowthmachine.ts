import type { ProviderDescription } from './description.ts'

export const lagrowthmachine = {
  id: 'lagrowthmachine',
  name: 'La Growth Machine',
  gives: ['outreach'],
  asks: ['key'],
  apps: [{ id: 'lagrowthmachine', category: 'native', steps: ['key', 'push', 'told'] }],
} as const satisfies ProviderDescription
