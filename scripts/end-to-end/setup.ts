import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildWhatIsNotBuilt } from '../build/fresh.ts'
import type { Product } from '../product.ts'
import { startProduct } from '../product.ts'
import { OFFSET_VARIABLE } from '../start/now.mjs'
import { NOW } from './now.ts'

/**
 * Before all files: starts a product for each worker as `npm start` does, on free ports with a temporary data
 * folder.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildWhatIsNotBuilt(path.resolve(import.meta.dirname, '../..'), () => {})
  const { maxWorkers, env } = project.config
  const offset = env[OFFSET_VARIABLE] ?? ''
  const products = await Promise.all(Array.from({ length: maxWorkers }, async () => start(offset)))
  project.provide(
    'products',
    products.map(({ origin, siteOrigin, dataDir }) => ({ origin, site: siteOrigin, dataDir })),
  )
  return async () => void (await Promise.all(products.map((product) => product.stop())))
}

// Tests book, move and cancel in a row, and read each mail: no calendar may take times of the demo, and no mail
// may wait for a room.
async function start(offset: string): Promise<Product> {
  return startProduct({ [OFFSET_VARIABLE]: offset }, [`--now=${NOW}`, '--mail-pause=0', '--small-demo'])
}
