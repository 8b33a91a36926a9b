import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    products: Addresses[]
  }
}

export interface Addresses {
  origin: string
  /** The demo's third-party site. */
  site: string
  dataDir: string
}

/** The product of this worker. Its test files take turns there, so that none sees another's new bookings. */
export const { origin, site, dataDir } = ofWorker(Number(process.env.VITEST_POOL_ID))

function ofWorker(worker: number): Addresses {
  const products = inject('products')
  const addresses = products[worker - 1]
  if (!addresses) throw new Error(`Worker ${worker} has no product: there are ${products.length}.`)
  return addresses
}
