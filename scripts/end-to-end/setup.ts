import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildWhatIsNotBuilt } from '../build/fresh.ts'
import type { Product } from '../product.ts'
import { startProduct } from '../product.ts'

/**
 * Before all files: starts a product for each worker as `npm start` does, on free ports with a temporary data
 * folder.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildWhatIsNotBuilt(path.resolve(import.meta.dirname, '../..'), () => {})
  const products = await Promise.all(Array.from({ length: project.config.maxWorkers }, start))
  project.provide(
    'products',
    products.map(({ origin, siteOrigin }) => ({ origin, site: siteOrigin })),
  )
  return async () => void (await Promise.all(products.map((product) => product.stop())))
}

// Tests book, move and cancel in a row, and read each mail: no calendar may take times of the demo, and no mail
// may wait for a room.
async function start(): Promise<Product> {
  return startProduct({}, ['--mail-pause=0', '--small-demo'])
}
