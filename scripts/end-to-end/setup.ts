import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildWhatIsNotBuilt } from '../build/fresh.ts'
import type { Product } from '../product.ts'
import { startProduct } from '../product.ts'

/** Before all files: a product for each worker, as `npm start` starts it, on free ports and a throw-away data folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildWhatIsNotBuilt(path.resolve(import.meta.dirname, '../..'), () => {})
  const products = await Promise.all(Array.from({ length: project.config.maxWorkers }, start))
  project.provide(
    'products',
    products.map(({ origin, siteOrigin }) => ({ origin, site: siteOrigin })),
  )
  return async () => void (await Promise.all(products.map((product) => product.stop())))
}

// Tests book, move and cancel in a row, and read each mail: no calendar takes times of the demo, nor does a mail wait for
// a room.
async function start(): Promise<Product> {
  return startProduct({}, ['--mail-pause=0', '--no-demo-calendars'])
}
