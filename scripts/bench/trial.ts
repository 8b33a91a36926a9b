import type { Browser } from 'playwright'
import type { Product } from '../product.ts'
import { median } from './figure.ts'

/** One value of one try. */
export interface Sample {
  name: string
  unit: string
  value: number
}

/** One try in a fresh browser profile. Its samples have the same names each time. */
export type Trial = (product: Product, browser: Browser) => Promise<Sample[]>

/**
 * The medians of `runs` tries by name, of each product. They take turns, so that whatever else the machine does affects all of
 * them. One more try comes first and does not count: it warms up the browser and the servers.
 */
export async function mediansOf(
  trial: Trial,
  products: readonly Product[],
  browser: Browser,
  runs: number,
): Promise<Map<string, Sample>[]> {
  const samples = products.map(() => new Map<string, Sample[]>())
  for (let run = 0; run <= runs; run++)
    for (const [index, product] of products.entries())
      for (const sample of await trial(product, browser)) {
        const all = samples[index]
        if (run > 0) all?.set(sample.name, [...(all.get(sample.name) ?? []), sample])
      }
  return samples.map((all) => new Map([...all].map(([name, tried]) => [name, medianOf(tried)] as const)))
}

function medianOf(tried: readonly Sample[]): Sample {
  const [{ name, unit } = { name: '', unit: '' }] = tried
  return { name, unit, value: median(tried.map(({ value }) => value)) }
}
