import type { Product } from '../product.ts'
import type { Figure } from './figure.ts'
import { benchHooks } from './integrations/hooks.ts'
import { benchKeys } from './integrations/keys.ts'
import { benchLeadLinks } from './integrations/lead-links.ts'

/** What other tools cost a host, one file each. */
const PARTS: readonly ((product: Product, databaseUrl: string) => Promise<Figure[]>)[] = [
  benchKeys,
  benchHooks,
  benchLeadLinks,
]

export async function benchIntegrations(product: Product, databaseUrl: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const bench of PARTS) figures.push(...(await bench(product, databaseUrl)))
  return figures
}
