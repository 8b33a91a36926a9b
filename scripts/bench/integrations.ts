import type { Product } from '../product.ts'
import type { Figure } from './figure.ts'
import { brotliSize } from './sizes.ts'
import { benchHooks } from './integrations/hooks.ts'
import { benchKeys } from './integrations/keys.ts'
import { benchLeadLinks } from './integrations/lead-links.ts'

/** What other tools cost a host, one file each. */
const PARTS: readonly ((product: Product, databaseUrl: string) => Promise<Figure[]>)[] = [
  benchKeys,
  benchHooks,
  benchLeadLinks,
  benchExtension,
]

export async function benchIntegrations(product: Product, databaseUrl: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const bench of PARTS) figures.push(...(await bench(product, databaseUrl)))
  return figures
}

/** What every page with our extension costs, and what wakes it. */
async function benchExtension(): Promise<Figure[]> {
  return [
    await extensionFile('extension: content script, brotli', 'insert.js', 12_000),
    await extensionFile('extension: service worker, brotli', 'worker.js', 6_000),
  ]
}

async function extensionFile(name: string, file: string, target: number): Promise<Figure> {
  return { name, unit: 'bytes', value: await brotliSize('extension', file), target }
}
